import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';
import { formatMoment } from '../moment.ts';
import { leadsAddress } from '../screens/desk-address.ts';
import type { Team } from './team.ts';
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
          <p>
            <strong>Nobody is on duty today.</strong> No lead is lost: each goes to the pool of its branch, where
            everybody who works there sees it and can take it. As soon as somebody is on duty, leads are given out in
            turn. To begin, open a person below and tick where they take leads.
          </p>
        </Warning>
      )}
      {away.map((member) => (
        <Warning key={member.userId}>
          <p>
            <strong>{member.userName}</strong> {member.state === 'away' ? 'is away' : 'no longer works here'} and has{' '}
            {leadsText(member.openLeads)}.
          </p>
          <button type="button" onClick={() => onOpen(member.userId)} className="button button-quiet">
            Hand over
          </button>
        </Warning>
      ))}
      {gone.map(({ branch, openLeads }) => (
        <Warning key={branch}>
          <p>
            {leadsText(openLeads)} {openLeads === 1 ? 'belongs' : 'belong'} to <strong>{branch}</strong>, a branch that
            is no longer there.
          </p>
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

const Warning = ({ children }: { children: ReactNode }) => (
  <div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-l-bad px-4 py-3 [&>p]:max-w-prose">
    {children}
  </div>
);

const Stuck = ({ stuck }: { stuck: Team['intake']['stuck'] }) => (
  <div className="card border-l-4 border-l-bad px-4 py-3">
    <p>
      <strong>{stuck.length === 1 ? 'An enquiry is' : `${stuck.length} enquiries are`} not a lead yet.</strong> They
      stand in their reports, and the server goes on trying.
    </p>
    <ul className="mt-2 grid gap-1 text-sm">
      {stuck.map(({ enquiryId, title, receivedAt, attempts, error }) => (
        <li key={enquiryId}>
          {title}, received {formatMoment(receivedAt)}; tried {attempts === 1 ? 'once' : `${attempts} times`}
          {error && <span className="block break-words text-muted">{error}</span>}
        </li>
      ))}
    </ul>
  </div>
);
