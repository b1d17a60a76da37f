import { messages } from '../../../contract/messages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { panelTexts } from '../panel-texts.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';

const GALLERY_ASPECT = 3 / 2;

export function AddImageDialog({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  return (
    <UploadDialog
      title="Add Image"
      path="/api/galleryupload"
      pictureField="images"
      aspect={GALLERY_ASPECT}
      texts={{ missing: messages.gallery.incomplete, added: messages.gallery.added, failed: panelTexts.imageAddFailed }}
      readFields={(form) => ({ alt: String(form.get('alt')).trim() })}
      onAdded={onAdded}
      onClose={onClose}
    >
      <TextField name="alt" label="What the picture shows" maxLength={300} placeholder="For those who cannot see it" />
    </UploadDialog>
  );
}
