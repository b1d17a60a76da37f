import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { RoleName } from '../../../contract/roles/index.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DialogActions } from '../layout/dialog-actions.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { memberAddress } from '../screens/desk-address.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonFields, readPersonFields } from './person-fields.tsx';
import { SessionList } from './session-list.tsx';
import { useSending } from './use-sending.ts';

export type Person = Reply<'listPeople'>[number];

interface Props {
  person: Person;
  /** Something about the account is other than it was. */
  onChanged: () => Promise<void>;
  onInvited: (invitation: Reply<'invitePerson'>) => void;
  onClose: () => void;
}

export function PersonDialog({ person, onChanged, onInvited, onClose }: Props) {
  const { send, isBusy, errors } = useSending();
  const { userId } = person;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      version: person.version,
      ...readPersonFields(form),
      isActive: form.get('isActive') !== null,
      lastDay: String(form.get('lastDay')),
    };
    const done = await send(() => change('changePerson', { params: { userId }, body }));
    // After a refusal too: it may have been about what stands there now.
    await onChanged();
    if (done) onClose();
  };
  return (
    <Dialog
      title={person.userName || userId}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
    >
      <form key={person.version} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <PersonFields person={{ ...person, role: person.role as RoleName }} errors={errors} />
        <TextField
          type="date"
          name="lastDay"
          label="Last day"
          hint="Empty: for as long as the account works"
          defaultValue={person.lastDay ?? ''}
          error={errors.lastDay}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="isActive"
            defaultChecked={person.isActive}
            className="size-5 accent-(--accent)"
          />
          The account works. Without the tick every session ends at once.
        </label>
        {person.openLeads > 0 && <OpenLeads person={person} />}
        <DialogActions action="Save" isBusy={isBusy} onCancel={onClose} />
      </form>
      <WayIn person={person} onChanged={onChanged} onInvited={onInvited} />
    </Dialog>
  );
}

/** Whoever leaves does not take them along, and nobody else is asked to call in the meantime. */
const OpenLeads = ({ person: { userId, openLeads, isActive } }: Pick<Props, 'person'>) => (
  <p className="rounded-field border border-line p-3">
    {peopleTexts.openLeads(openLeads, isActive)}{' '}
    <Link to={memberAddress(userId)} className="font-medium underline underline-offset-4">
      {peopleTexts.handOver}
    </Link>
  </p>
);

/** How they get in, and where they are in. */
function WayIn({ person, onChanged, onInvited }: Omit<Props, 'onClose'>) {
  const { send, isBusy } = useSending();
  const { userId } = person;
  const open = useQuery(apiQuery('listSessionsOf', { params: { userId } }));
  const invite = async () => {
    if (!window.confirm(peopleTexts.confirmInvite(userId))) return;
    const invitation = await send(() => change('invitePerson', { params: { userId } }));
    await onChanged();
    if (invitation) onInvited(invitation);
  };
  const endSecondStep = async () => {
    if (!window.confirm(peopleTexts.confirmOneStep(userId))) return;
    await send(() => change('endSecondFactorOf', { params: { userId } }));
    await Promise.all([onChanged(), open.refetch()]);
  };
  const end = async (id: string) => {
    await send(() => change('endSessionOf', { params: { userId, id } }));
    await Promise.all([onChanged(), open.refetch()]);
  };
  return (
    <section aria-label="Password and sessions" className="mt-6 grid gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap gap-2">
        <PausableButton type="button" isPaused={isBusy} onClick={() => void invite()} className="button button-quiet">
          New link for a password
        </PausableButton>
        {person.hasSecondFactor && (
          <PausableButton
            type="button"
            isPaused={isBusy}
            onClick={() => void endSecondStep()}
            className="button button-quiet"
          >
            Turn two-step login off
          </PausableButton>
        )}
      </div>
      <h3 className="font-bold">Logged in</h3>
      {open.data && open.data.length > 0 ? (
        <SessionList sessions={open.data} onEnd={({ id }) => void end(id)} />
      ) : (
        <p className="text-muted">
          {open.isPending ? 'Loading...' : open.isError ? panelTexts.networkFailed : 'Nowhere'}
        </p>
      )}
    </section>
  );
}
