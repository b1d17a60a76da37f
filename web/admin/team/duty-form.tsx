import type { FormEvent } from 'react';
import { useState } from 'react';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { change } from '../panel-api.ts';
import { useSending } from '../people/use-sending.ts';
import type { Member, MemberProps, TeamBranch } from './team.ts';

/** Where somebody takes turns, of which departments. */
export function DutyForm({ team, member, onChanged }: MemberProps) {
  const { send, isBusy } = useSending();
  const { userId, duty, branches: own } = member;
  /** What differs from what is stored, as far as it is known here. Whatever is ticked while it is being saved stays to be saved. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const places = team.branches
    .filter(({ branch }) => own.length === 0 || own.includes(branch))
    .filter((branch) => departmentsFor(member, branch).length > 0);
  const isTicked = (place: Place) => ticks[placeText(place)] ?? duty.some((row) => placeText(row) === placeText(place));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = places.flatMap((branch) =>
      departmentsFor(member, branch)
        .map((department) => ({ branch: branch.branch, department }))
        .filter(isTicked),
    );
    const answer = await send(() => change('setDuty', { params: { userId }, body: { expected: duty, duty: wanted } }));
    // After a refusal too: it may have been about what stands there now.
    await onChanged();
    if (answer) setTicks((now) => Object.fromEntries(Object.entries(now).filter(([place, is]) => is !== ticks[place])));
  };
  return (
    <section>
      <h3 className="font-bold">Takes leads at</h3>
      <p className="mt-1 text-muted text-sm">
        New leads go in turn to those who are ticked and not away, whether they are logged in or not. Whoever is new
        comes after all the others.
      </p>
      {places.length === 0 && (
        <p className="mt-3">
          None of your branches has leads that this person works with. The role is given at People.
        </p>
      )}
      <form onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
        {places.map((branch) => (
          <fieldset key={branch.branch} className="rounded-field border border-line px-3 pb-1">
            <legend className="px-1 font-medium text-sm">{branch.name}</legend>
            <div className="flex flex-wrap gap-x-6">
              {departmentsFor(member, branch).map((department) => {
                const place = { branch: branch.branch, department };
                return (
                  <label key={department} className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      checked={isTicked(place)}
                      onChange={({ target }) => setTicks((now) => ({ ...now, [placeText(place)]: target.checked }))}
                      className="size-5 accent-(--accent)"
                    />
                    {departmentNamed(department).title}
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
        {places.length > 0 && (
          <PausableButton type="submit" isPaused={isBusy} className="button button-primary justify-self-end">
            Save duty
          </PausableButton>
        )}
      </form>
    </section>
  );
}

type Place = Member['duty'][number];

const placeText = ({ branch, department }: Place): string => `${branch} ${department}`;

/** Those that the branch has and the person works with. */
const departmentsFor = ({ departments }: Member, branch: TeamBranch): Place['department'][] =>
  branch.departments.map(({ department }) => department).filter((department) => departments.includes(department));
