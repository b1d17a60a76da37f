import { formatDate } from '../../../contract/display.ts';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { Link } from '../../lib/link.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { leadsAddress } from '../screens/desk-address.ts';
import type { Member, Team } from './team.ts';
import { daysText } from './team.ts';

interface Props {
  team: Team;
  onOpen: (userId: string) => void;
}

/** Everybody who works with leads: where they are given some, when they are away, and what they have. */
export function Roster({ team, onOpen }: Props) {
  return (
    <section>
      <h2 className="mb-2 font-bold text-lg">Roster</h2>
      <DataTable
        caption="Who is given leads"
        columns={columnsOf(team, onOpen)}
        rows={team.people}
        rowKey={({ userId }) => userId}
        empty="Nobody here works with leads yet. Add somebody with the role Sales or Service at People; until then every lead waits in the pool of its branch."
      />
    </section>
  );
}

const columnsOf = (team: Team, onOpen: Props['onOpen']): Column<Member>[] => [
  {
    key: 'person',
    label: 'Person',
    cell: ({ userId, userName, roleTitle }) => (
      <button type="button" onClick={() => onOpen(userId)} className="min-h-9 cursor-pointer text-left max-sm:min-h-11">
        <span className="block font-medium underline underline-offset-4">{userName}</span>
        <span className="text-muted text-sm">{roleTitle}</span>
      </button>
    ),
  },
  { key: 'state', label: 'Today', cell: (member) => <State member={member} today={team.today} /> },
  { key: 'duty', label: 'Takes leads at', isLong: true, cell: (member) => <Duty member={member} team={team} /> },
  {
    key: 'away',
    label: 'Away',
    cell: ({ absences }) =>
      absences.length > 0 && (
        <span className="grid">
          {absences.map(({ id, from, to }) => (
            <span key={id}>{daysText(from, to)}</span>
          ))}
        </span>
      ),
  },
  {
    key: 'open',
    label: 'Open leads',
    isNumeric: true,
    cell: ({ userId, userName, openLeads }) => (
      <Count count={openLeads} label={`Open leads of ${userName}`} to={leadsAddress({ owner: userId })} />
    ),
  },
  {
    key: 'late',
    label: 'Of these late',
    isNumeric: true,
    cell: ({ userId, userName, lateLeads }) => (
      <Count
        count={lateLeads}
        label={`Late leads of ${userName}`}
        to={leadsAddress({ owner: userId, state: 'late' })}
        isBad
      />
    ),
  },
];

function Count({ count, label, to, isBad }: { count: number; label: string; to: string; isBad?: boolean }) {
  if (count === 0) return null;
  return (
    <Link
      to={to}
      aria-label={`${label}: ${count}`}
      className={`inline-flex min-h-8 min-w-8 items-center justify-end underline underline-offset-4 max-sm:min-h-11 max-sm:min-w-11 max-sm:justify-start ${isBad ? 'font-bold text-bad' : ''}`}
    >
      {count}
    </Link>
  );
}

function State({ member: { state, lastDay, absences, duty }, today }: { member: Member; today: string }) {
  const until = absences.find(({ from }) => from <= today)?.to;
  const [colour, text] = {
    works: duty.length > 0 ? ['bg-good', 'on duty'] : ['bg-field-line', 'not on duty'],
    away: ['bg-field-line', until ? `away until ${formatDate(until)}` : 'away'],
    ended: ['bg-bad', lastDay && lastDay < today ? `left on ${formatDate(lastDay)}` : 'switched off'],
  }[state];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      {text}
    </span>
  );
}

function Duty({ member: { duty }, team: { branches } }: { member: Member; team: Team }) {
  if (duty.length === 0) return <span className="text-muted">nowhere</span>;
  const places = branches.filter(({ branch }) => duty.some((row) => row.branch === branch));
  return (
    <span className="grid">
      {places.map(({ branch, name }) => (
        <span key={branch}>
          {name}:{' '}
          {duty
            .filter((row) => row.branch === branch)
            .map(({ department }) => departmentNamed(department).title)
            .join(', ')}
        </span>
      ))}
    </span>
  );
}
