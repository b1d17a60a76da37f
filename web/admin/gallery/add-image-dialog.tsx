import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { panelTexts } from '../panel-texts.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { GALLERY_ASPECT, GALLERY_PICTURE, GALLERY_UPLOAD } from './gallery-upload.ts';
import { ManyImagesDialog } from './many-images-dialog.tsx';

/** One picture with the part of it to keep, or many at once. */
export function AddImageDialog({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>();
  const [alt, setAlt] = useState('');
  if (files) return <ManyImagesDialog files={files} alt={alt} onAdded={onAdded} onClose={onClose} />;
  return (
    <UploadDialog
      title="Add Image"
      path={GALLERY_UPLOAD}
      pictureField={GALLERY_PICTURE}
      aspect={GALLERY_ASPECT}
      texts={{ missing: messages.gallery.incomplete, added: messages.gallery.added, failed: panelTexts.imageAddFailed }}
      readFields={(form) => ({ alt: String(form.get('alt')).trim() })}
      onAdded={onAdded}
      onClose={onClose}
      onChooseMany={setFiles}
    >
      <TextField
        name="alt"
        label="What the picture shows"
        maxLength={300}
        placeholder="For those who cannot see it"
        onChange={({ target }) => setAlt(target.value)}
      />
    </UploadDialog>
  );
}
