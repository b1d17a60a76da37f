import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { PicturePart } from '../../../contract/picture-library.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { currentOf } from '../changed-meanwhile.ts';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { ChosenFile } from './chosen-picture.ts';
import { partOf, sizeOf } from './crop.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { sendUpload } from './send-upload.ts';

interface Props {
  title: string;
  method?: 'POST' | 'PATCH';
  path: string;
  /** The part of the upload that is the picture. */
  pictureField: string;
  aspect: number;
  /** Of the part that small screens show, where that is another one. */
  phoneAspect?: number | undefined;
  /** There is one already, which stays where no other is chosen. */
  isPictureOptional?: boolean;
  texts: { missing: string; added: string; failed: string };
  /** What its button says. */
  action?: string;
  /** Returns the other parts, or undefined while something is missing. */
  readFields: (form: FormData) => Record<string, string> | undefined;
  /** Told what the server has answered, and which part small screens are to show. */
  onAdded: (reply: unknown, phonePart: PicturePart | undefined) => Promise<void>;
  onClose: () => void;
  /** Told what stands there by now, when somebody else was quicker. */
  onStale?: (current: unknown) => void;
  /** Told of several pictures chosen at once. */
  onChooseMany?: (files: readonly File[]) => void;
  children?: ReactNode;
}

/** A dialog with a picture and a few fields, which closes once the server has taken them. */
export function UploadDialog({
  title,
  method = 'POST',
  path,
  pictureField,
  aspect,
  phoneAspect,
  isPictureOptional = false,
  texts,
  action = 'Save',
  readFields,
  onAdded,
  onClose,
  onStale,
  onChooseMany,
  children,
}: Props) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [isReading, setReading] = useState(false);
  const [progress, setProgress] = useState<number>();
  const upload = useRef(new AbortController());
  useEffect(() => () => upload.current.abort(), []);

  const send = async (fields: Record<string, string>) => {
    setProgress(0);
    try {
      const part = chosen && partOf(sizeOf(chosen.image), aspect, chosen.crop);
      const picture = chosen && { part: JSON.stringify(part), [pictureField]: chosen.file };
      const reply = await sendUpload({
        method,
        path,
        fields: { ...fields, ...picture },
        onProgress: setProgress,
        signal: upload.current.signal,
      });
      const phone = chosen && (chosen.phoneCrop ?? chosen.crop);
      await onAdded(reply, phone && phoneAspect ? partOf(sizeOf(chosen.image), phoneAspect, phone) : undefined);
      showToast('success', reply.message || texts.added);
      onClose();
    } catch (error) {
      if (error instanceof DOMException) return;
      const current = currentOf(error);
      if (current !== undefined) onStale?.(current);
      tellFailure(error, texts.failed);
      setProgress(undefined);
    }
  };
  return (
    <Dialog
      title={title}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      isFilled={chosen !== undefined}
      onClose={onClose}
      className={phoneAspect ? 'max-w-4xl' : 'max-w-2xl'}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = readFields(new FormData(event.currentTarget));
          if (!fields || (!chosen && !isPictureOptional)) return showToast('warning', texts.missing);
          return void send(fields);
        }}
      >
        {children}
        <PictureChooser
          aspect={aspect}
          phoneAspect={phoneAspect}
          chosen={chosen}
          onChoose={setChosen}
          onReading={setReading}
          onChooseMany={onChooseMany}
        />
        {progress !== undefined && (
          <label className="text-sm">
            Uploading
            <progress value={progress} max={1} className="progress w-full" />
          </label>
        )}
        <DialogActions action={action} isBusy={isReading || progress !== undefined} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
