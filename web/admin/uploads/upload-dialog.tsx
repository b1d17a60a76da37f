import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { drawCrop } from './crop.ts';
import type { ChosenPicture } from './picture-chooser.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { sendUpload } from './send-upload.ts';

interface Props {
  title: string;
  path: string;
  /** The part of the upload that is the picture. */
  pictureField: string;
  aspect: number;
  texts: { missing: string; added: string; failed: string };
  /** Answers the other parts, or undefined while something is missing. */
  readFields: (form: FormData) => Record<string, string> | undefined;
  onAdded: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a picture and a few fields, which closes once the server has taken them. */
export function UploadDialog({
  title,
  path,
  pictureField,
  aspect,
  texts,
  readFields,
  onAdded,
  onClose,
  children,
}: Props) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [progress, setProgress] = useState<number>();
  const upload = useRef(new AbortController());
  useEffect(() => () => upload.current.abort(), []);

  const send = async (fields: Record<string, string>, picture: ChosenPicture) => {
    setProgress(0);
    try {
      const blob = await drawCrop(picture.image, aspect, picture.crop);
      const parts = { ...fields, [pictureField]: blob };
      const { message } = await sendUpload({
        path,
        fields: parts,
        onProgress: setProgress,
        signal: upload.current.signal,
      });
      showToast('success', message || texts.added);
      await onAdded();
      onClose();
    } catch (error) {
      if (error instanceof DOMException) return;
      showToast('error', (error instanceof ApiError && error.message) || texts.failed);
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
      className="max-w-2xl"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = readFields(new FormData(event.currentTarget));
          if (!fields || !chosen) return showToast('warning', texts.missing);
          return void send(fields, chosen);
        }}
      >
        {children}
        <PictureChooser aspect={aspect} chosen={chosen} onChoose={setChosen} />
        {progress !== undefined && (
          <label className="text-sm">
            Uploading
            <progress value={progress} max={1} className="progress w-full" />
          </label>
        )}
        <div className="flex justify-end gap-2">
          <button type="button" onClick={onClose} className="button button-quiet">
            {panelTexts.cancel}
          </button>
          <button type="submit" disabled={progress !== undefined} className="button button-primary">
            Save
          </button>
        </div>
      </form>
    </Dialog>
  );
}
