import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { change } from '../panel-api.ts';
import { useSending } from '../people/use-sending.ts';
import { leadAddress, leadsAddress } from '../screens/desk-address.ts';
import type { Member, MemberProps } from './team.ts';
import { leadsText, receiversFor } from './team.ts';

type Result = Reply<'handOverLeads'>['results'][number];

/** As the choice of nobody in particular stands in the form. */
const POOL = '';

/** All open leads of somebody, to one person or to the pool, in one step. */
export function HandOver({ team, member, onChanged }: MemberProps) {
  const { send, isBusy, errors } = useSending();
  const [refused, setRefused] = useState<readonly Result[]>([]);
  const id = useId();
  const { userId, openLeads, lateLeads } = member;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get('to')) || null;
    const results = await send(() => handOverAll(userId, to));
    setRefused(results?.results.filter(({ fault }) => fault !== '') ?? []);
    await onChanged();
  };
  return (
    <section>
      <h3 className="font-bold">Leads</h3>
      <p className="mt-1">
        {openLeads === 0 ? (
          <span className="text-muted text-sm">No open leads.</span>
        ) : (
          <Link to={leadsAddress({ owner: userId })} className="underline underline-offset-4">
            {leadsText(openLeads)}
            {lateLeads > 0 && `, ${lateLeads} late`}
          </Link>
        )}
      </p>
      {openLeads > 0 && (
        <form onSubmit={(event) => void submit(event)} className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <div>
            <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
              Hand all of them over to
            </label>
            <select id={id} name="to" className="field" aria-describedby={`${id}-hint`}>
              <option value={POOL}>The pool: in turn to those on duty</option>
              {receiversFor(team, member).map((one) => (
                <option key={one.userId} value={one.userId}>
                  {`${one.userName} (${one.roleTitle}, ${leadsText(one.openLeads)})`}
                </option>
              ))}
            </select>
          </div>
          <PausableButton type="submit" isPaused={isBusy} className="button button-primary">
            Hand over {leadsText(openLeads)}
          </PausableButton>
          <p id={`${id}-hint`} className={`text-sm sm:col-span-2 ${errors.to ? 'font-medium text-bad' : 'text-muted'}`}>
            {errors.to ?? hintFor(member)}
          </p>
        </form>
      )}
      {refused.length > 0 && <Refused results={refused} />}
    </section>
  );
}

/** Whoever is on duty themselves takes turns at what comes from the pool, too. */
const hintFor = ({ state, duty, userName }: Member): string =>
  state === 'works' && duty.length > 0
    ? `With all that was noted about them. While ${userName} is on duty, some may come back from the pool in turn.`
    : 'With all that was noted about them. Next steps stay due when they are.';

/** Very many go in pieces; whatever was handed over stays so, should a piece fail. */
async function handOverAll(userId: string, to: string | null): Promise<Reply<'handOverLeads'>> {
  const results: Result[] = [];
  for (;;) {
    const piece = await change('handOverLeads', { params: { userId }, body: { to } });
    results.push(...piece.results);
    const done = results.filter(({ fault }) => fault === '').length;
    if (piece.left === 0 || piece.results.length === 0)
      return {
        ...piece,
        message: done > 0 ? `${done} ${done === 1 ? 'lead' : 'leads'} handed over` : piece.message,
        results,
      };
  }
}

const Refused = ({ results }: { results: readonly Result[] }) => (
  <div role="status" className="mt-3 rounded-field border border-line p-3 text-sm">
    <p className="font-medium">Not handed over:</p>
    <ul className="mt-1 grid gap-1">
      {results.map(({ id, fault }) => (
        <li key={id}>
          <Link to={leadAddress(id)} className="underline underline-offset-4">
            Lead {id}
          </Link>
          : {fault}
        </li>
      ))}
    </ul>
  </div>
);
