import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { PicturePart } from '../../../contract/picture-library.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { Crop } from '../uploads/crop.ts';
import { cropOf, partOf, sizeOf, WHOLE } from '../uploads/crop.ts';
import { CropFrame } from '../uploads/crop-frame.tsx';
import { Shapes } from '../uploads/shapes.tsx';
import { useStoredImage } from './use-stored-image.ts';

type Picture = Reply<'cutPicture'>;

/** What small screens show of the same picture. */
export interface PhoneShape {
  aspect: number;
  /** Of the part that they show now. */
  id: string | undefined;
}

interface Props {
  /** Of the picture, or of a part of it. */
  id: string;
  aspect: number;
  phone?: PhoneShape | undefined;
  /** With the part that small screens show, where that is another one. */
  onCut: (picture: Picture, phone: Picture | undefined) => void;
  onClose: () => void;
}

/** Which part of a stored picture is shown in one place. The server draws it from the original, which stays as it is. */
export function CutDialog({ id, aspect, phone, onCut, onClose }: Props) {
  const { data, error } = useQuery(apiQuery('readPicture', { params: { id } }));
  const { data: small, isLoading: isReadingSmall } = useQuery({
    ...apiQuery('readPicture', { params: { id: phone?.id ?? '' } }),
    enabled: Boolean(phone?.id),
  });
  const image = useStoredImage(data?.address);
  const [chosen, setChosen] = useState<Crop>();
  const [isBusy, setBusy] = useState(false);
  const before = image && data?.part ? cropOf(sizeOf(image), aspect, data.part) : WHOLE;
  const crop = chosen ?? before;
  const [phoneChosen, setPhoneChosen] = useState<Crop>();
  const phonePart = small?.id === data?.id ? small?.part : undefined;
  const phoneBefore = image && phone && phonePart ? cropOf(sizeOf(image), phone.aspect, phonePart) : crop;
  const phoneCrop = phoneChosen ?? phoneBefore;
  const cut = async (event: FormEvent) => {
    event.preventDefault();
    if (!image || !data) return;
    setBusy(true);
    try {
      const draw = (part: PicturePart) => change('cutPicture', { params: { id: data.id }, body: { part } });
      const wide = await draw(partOf(sizeOf(image), aspect, crop));
      onCut(wide, phone && (await draw(partOf(sizeOf(image), phone.aspect, phoneCrop))));
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Choose the part to show"
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
      className={phone ? 'max-w-4xl' : 'max-w-2xl'}
    >
      <form onSubmit={(event) => void cut(event)} className="grid gap-4">
        {image ? (
          <Shapes
            wide={<CropFrame picture={{ image, crop }} aspect={aspect} onCrop={setChosen} />}
            phone={
              phone && <CropFrame picture={{ image, crop: phoneCrop }} aspect={phone.aspect} onCrop={setPhoneChosen} />
            }
          />
        ) : (
          <p role={error ? 'alert' : 'status'}>{error ? error.message || panelTexts.networkFailed : 'Loading...'}</p>
        )}
        <DialogActions action="Use this part" isBusy={isBusy || !image || isReadingSmall} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
