import type { FormEvent } from 'react';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { navigate } from '../../lib/router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { receiveFocus } from '../../ui/receive-focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import type { Collection } from './collection.ts';
import { BEGUN } from './collection.ts';

interface Props {
  collection: Collection;
  /** What it begins as a copy of. */
  original: { key: string; title: string } | undefined;
  onClose: () => void;
}

/** Asks for the name of a new document, and opens it. */
export function NewDocumentDialog({
  collection: { kind, screen, noun, nameLabel = 'Name' },
  original,
  onClose,
}: Props) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title'));
    setBusy(true);
    try {
      const from = original?.key;
      const { key } = await change('addDocument', { params: { kind }, body: { title, ...(from && { from }) } });
      onClose();
      navigate(screenAddress(screen, { key }), { state: BEGUN });
    } catch (error) {
      setFault(error instanceof ApiError ? (error.fields.title ?? error.message) : panelTexts.networkFailed);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={original ? `Duplicate ${original.title}` : `New ${noun}`}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          ref={receiveFocus}
          name="title"
          label={nameLabel}
          required
          maxLength={300}
          autoComplete="off"
          error={fault}
        />
        <p className="text-muted text-sm">Nobody sees it until you publish it.</p>
        <DialogActions action="Begin" isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
