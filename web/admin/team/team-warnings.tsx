import type { ReactNode } from 'react';
import { formatDate } from '../../../contract/display.ts';
import { Link } from '../../lib/link.tsx';
import { formatMoment } from '../moment.ts';
import { leadsAddress } from '../screens/desk-address.ts';
import type { Member, Team } from './team.ts';
import { leadsText, leavesLeads } from './team.ts';

interface Props {
  team: Team;
  onOpen: (userId: string) => void;
}

/** What somebody should see to. Nothing is shown where there is nothing. */
export function TeamWarnings({ team, onOpen }: Props) {
  const { people, branches, gone, intake } = team;
  const isEmpty = branches.every(({ departments }) => departments.every(({ onDuty }) => onDuty.length === 0));
  const away = people.filter(leavesLeads);
  if (!isEmpty && away.length + gone.length + intake.stuck.length + intake.older === 0) return null;
  return (
    <section aria-label="What needs somebody" className="grid gap-3">
      {isEmpty && (
        <Warning>
          <Sentence>
            <strong>Nobody is on duty today.</strong> No lead is lost: each goes to the pool of its branch, where
            everybody who works there sees it and can take it. As soon as somebody is on duty, leads are given out in
            turn. To begin, open a person below and tick where they take leads.
          </Sentence>
        </Warning>
      )}
      {away.map((member) => (
        <Warning key={member.userId}>
          <Sentence>
            <strong>{member.userName}</strong> {whyOf(member)} and has {leadsText(member.openLeads)}.
          </Sentence>
          <button type="button" onClick={() => onOpen(member.userId)} className="button button-quiet">
            Hand over
          </button>
        </Warning>
      ))}
      {gone.map(({ branch, openLeads }) => (
        <Warning key={branch}>
          <Sentence>
            {leadsText(openLeads)} {openLeads === 1 ? 'belongs' : 'belong'} to <strong>{branch}</strong>, a branch that
            is no longer there.
          </Sentence>
          <Link to={leadsAddress({ branch })} className="button button-quiet">
            Show them
          </Link>
        </Warning>
      ))}
      {intake.stuck.length > 0 && <Stuck stuck={intake.stuck} />}
      {intake.older > 0 && (
        <p className="text-muted text-sm">
          {intake.older} enquiries from before the desk are still being made into leads. This goes on by itself.
        </p>
      )}
    </section>
  );
}

function whyOf({ state, lastDay }: Member): string {
  if (state === 'away') return 'is away';
  return state === 'works' && lastDay ? `works here until ${formatDate(lastDay)}` : 'no longer works here';
}

const Warning = ({ children }: { children: ReactNode }) => (
  <div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">{children}</div>
);

const Sentence = ({ children }: { children: ReactNode }) => (
  <p className="flex max-w-prose items-baseline gap-3">
    <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-bad" />
    <span>{children}</span>
  </p>
);

const Stuck = ({ stuck }: { stuck: Team['intake']['stuck'] }) => (
  <div className="card px-4 py-3">
    <Sentence>
      <strong>{stuck.length === 1 ? 'An enquiry is' : `${stuck.length} enquiries are`} not a lead yet.</strong>{' '}
      {stuck.length === 1 ? 'It stands in its report' : 'They stand in their reports'}, and the server goes on trying.
    </Sentence>
    <ul className="mt-2 ml-5.5 grid gap-1 text-sm">
      {stuck.map(({ enquiryId, title, receivedAt, attempts, error }) => (
        <li key={enquiryId}>
          {title}, received {formatMoment(receivedAt)}; tried {attempts === 1 ? 'once' : `${attempts} times`}
          {error && <span className="block break-words text-muted">{error}</span>}
        </li>
      ))}
    </ul>
  </div>
);
