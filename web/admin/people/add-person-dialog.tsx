import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { receiveFocus } from '../../ui/receive-focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { branchNames, PersonFields, readPersonFields } from './person-fields.tsx';
import { useSending } from './use-sending.ts';

interface Props {
  onAdded: (userId: string, invitation: Reply<'addPerson'>) => void;
  onClose: () => void;
}

export function AddPersonDialog({ onAdded, onClose }: Props) {
  const { send, isBusy, errors } = useSending();
  const { isSuccess, error } = useQuery(branchNames);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const userId = String(form.get('userId')).trim();
    const invitation = await send(() => change('addPerson', { body: { userId, ...readPersonFields(form) } }));
    if (invitation) onAdded(userId, invitation);
  };
  return (
    <Dialog title="Add Person" closeLabel={panelTexts.close} question={panelTexts.confirmLeave} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          ref={receiveFocus}
          name="userId"
          label="User ID"
          hint="What they log in with; it cannot be changed later."
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          required
          error={errors.userId}
        />
        <PersonFields person={{}} errors={errors} />
        <p className="text-muted text-sm">You get a link with which they choose their password.</p>
        {error && (
          <p role="alert" className="font-medium text-bad text-sm">
            {peopleTexts.cannotAdd}
          </p>
        )}
        <DialogActions action="Add" isBusy={isBusy || !isSuccess} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
