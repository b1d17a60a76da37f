import type { FormEvent } from 'react';
import { useState } from 'react';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RemoveButton } from '../lists/list-screen.tsx';
import { change } from '../panel-api.ts';
import { useSending } from '../people/use-sending.ts';
import type { MemberProps } from './team.ts';
import { daysText } from './team.ts';

/** Days on which somebody is given nothing. */
export function Absences({ team, member, onChanged }: MemberProps) {
  const { send, isBusy, errors } = useSending();
  const { userId, absences } = member;
  /** Counts what was added, so that the fields are empty again. */
  const [added, setAdded] = useState(0);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const from = String(form.get('from'));
    const body = { from, to: String(form.get('to')) || from };
    const done = await send(() => change('addAbsence', { params: { userId }, body }));
    if (done) setAdded((count) => count + 1);
    await onChanged();
  };
  const remove = async (id: number) => {
    await send(() => change('removeAbsence', { params: { userId, id: String(id) } }));
    await onChanged();
  };
  return (
    <section>
      <h3 className="font-bold">Away</h3>
      {absences.length === 0 ? (
        <p className="mt-1 text-muted text-sm">No days are noted.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-field border border-line">
          {absences.map(({ id, from, to }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-1 pr-1 pl-4">
              {daysText(from, to)}
              <RemoveButton label={`Remove ${daysText(from, to)}`} onRemove={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      <form
        key={added}
        onSubmit={(event) => void add(event)}
        className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField type="date" name="from" label="First day" min={team.today} required error={errors.from} />
        <TextField
          type="date"
          name="to"
          label="Last day"
          hint="Empty: that day alone"
          min={team.today}
          error={errors.to}
        />
        <PausableButton type="submit" isPaused={isBusy} className="button button-quiet sm:mt-7">
          Add days
        </PausableButton>
      </form>
    </section>
  );
}
