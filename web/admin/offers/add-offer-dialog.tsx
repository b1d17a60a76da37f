import { useId } from 'react';
import { messages } from '../../../contract/messages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { panelTexts } from '../panel-texts.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';

const OFFER_ASPECT = 16 / 9;

const readFields = (form: FormData) => {
  const [title, description] = ['title', 'description'].map((name) => String(form.get(name)).trim());
  return title && description ? { title, description } : undefined;
};

export function AddOfferDialog({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  const id = useId();
  return (
    <UploadDialog
      title="Add Offer"
      path="/api/createOffers"
      pictureField="image"
      aspect={OFFER_ASPECT}
      texts={{ missing: messages.offers.incomplete, added: messages.offers.added, failed: panelTexts.offerAddFailed }}
      readFields={readFields}
      onAdded={onAdded}
      onClose={onClose}
    >
      <TextField name="title" label="Title" maxLength={150} />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          Description
        </label>
        <textarea id={id} name="description" rows={4} maxLength={5000} className="field" />
      </div>
    </UploadDialog>
  );
}
