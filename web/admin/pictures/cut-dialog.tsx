import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
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
import { useStoredImage } from './use-stored-image.ts';

interface Props {
  /** Of the picture, or of a part of it. */
  id: string;
  aspect: number;
  onCut: (picture: Reply<'cutPicture'>) => void;
  onClose: () => void;
}

/** Which part of a stored picture is shown in one place. The server draws it from the original, which stays as it is. */
export function CutDialog({ id, aspect, onCut, onClose }: Props) {
  const { data, error } = useQuery(apiQuery('readPicture', { params: { id } }));
  const image = useStoredImage(data?.address);
  const [chosen, setChosen] = useState<Crop>();
  const [isBusy, setBusy] = useState(false);
  const before = image && data?.part ? cropOf(sizeOf(image), aspect, data.part) : WHOLE;
  const crop = chosen ?? before;
  const cut = async (event: FormEvent) => {
    event.preventDefault();
    if (!image || !data) return;
    setBusy(true);
    try {
      const part = partOf(sizeOf(image), aspect, crop);
      onCut(await change('cutPicture', { params: { id: data.id }, body: { part } }));
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
      className="max-w-2xl"
    >
      <form onSubmit={(event) => void cut(event)} className="grid gap-4">
        {image ? (
          <CropFrame picture={{ image, crop }} aspect={aspect} onCrop={setChosen} />
        ) : (
          <p role={error ? 'alert' : 'status'}>{error ? error.message || panelTexts.networkFailed : 'Loading...'}</p>
        )}
        <DialogActions action="Use this part" isBusy={isBusy || !image} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
