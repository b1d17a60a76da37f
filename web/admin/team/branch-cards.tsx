import { weekDayNames } from '../../../contract/branches.ts';
import { formatDate } from '../../../contract/display.ts';
import { departmentNamed } from '../../../contract/leads/departments/index.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import type { DaySpan } from '../../../contract/opening-hours.ts';
import { daySpans, hoursText } from '../../../contract/opening-hours.ts';
import { Link } from '../../lib/link.tsx';
import { formatMoment } from '../moment.ts';
import { leadsAddress } from '../screens/desk-address.ts';
import { usePermissions } from '../session/permissions.ts';
import { documentAddress } from '../website/document-address.ts';
import type { Team, TeamBranch } from './team.ts';

const CLOSURES_SHOWN = 3;

/** Each branch with its hours, and who is there for what. */
export function BranchCards({ team }: { team: Team }) {
  const { may } = usePermissions();
  if (team.branches.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-bold text-lg">Branches</h2>
      <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {team.branches.map((branch) => (
          <BranchCard key={branch.branch} branch={branch} team={team} mayEdit={may('branches.change')} />
        ))}
      </div>
    </section>
  );
}

function BranchCard({ branch, team, mayEdit }: { branch: TeamBranch; team: Team; mayEdit: boolean }) {
  const address = mayEdit ? documentAddress('branch', branch.branch) : undefined;
  return (
    <article className="card grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold">{branch.name}</h3>
        <p className="inline-flex items-center gap-2 text-sm">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${branch.isOpen ? 'bg-good' : 'bg-field-line'}`} />
          {openText(branch)}
        </p>
      </div>
      {branch.departments.every(({ onDuty, pool }) => onDuty.length === 0 && pool === 0) ? (
        <p className="border-line border-y py-2 font-medium text-bad">
          Nobody takes leads here today: they wait in the pool.
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {branch.departments.map((one) => (
            <Department key={one.department} branch={branch} team={team} {...one} />
          ))}
        </ul>
      )}
      <div className="text-muted text-sm">
        {daySpans(branch.week).map((span) => (
          <p key={span.from}>{spanText(span)}</p>
        ))}
        {branch.closures.length > 0 && (
          <p>
            Closed on{' '}
            {branch.closures
              .slice(0, CLOSURES_SHOWN)
              .map(({ date, name }) => `${formatDate(date)} (${name})`)
              .join(', ')}
            {branch.closures.length > CLOSURES_SHOWN && ` and ${branch.closures.length - CLOSURES_SHOWN} more days`}
          </p>
        )}
        {address && (
          <Link to={address} className="inline-flex min-h-11 items-center text-ink underline underline-offset-4">
            Change hours and closures
          </Link>
        )}
      </div>
    </article>
  );
}

function openText({ isOpen, opensAt }: TeamBranch): string {
  if (isOpen) return 'open now';
  return opensAt === null ? 'says nowhere when it opens' : `closed, opens ${formatMoment(opensAt)}`;
}

function spanText({ from, to, hours }: DaySpan): string {
  const days = from === to ? weekDayNames[from] : `${weekDayNames[from]} to ${weekDayNames[to]}`;
  return `${days}: ${hours ? hoursText(hours, BASE_LOCALE) : 'closed'}`;
}

type DepartmentProps = { branch: TeamBranch; team: Team } & TeamBranch['departments'][number];

function Department({ branch, team, department, onDuty, pool }: DepartmentProps) {
  const nameOf = (userId: string) => team.people.find((one) => one.userId === userId)?.userName ?? userId;
  return (
    <li className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-3 py-1.5">
      <span className="text-muted text-sm">{departmentNamed(department).title}</span>
      {onDuty.length > 0 ? (
        <span className="min-w-0 break-words">{onDuty.map(nameOf).join(', ')}</span>
      ) : (
        <span className="font-medium text-bad">Nobody: waits in the pool</span>
      )}
      {pool > 0 && (
        <Link
          to={leadsAddress({ owner: 'nobody', branch: branch.branch, department })}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 max-sm:min-h-11"
        >
          {pool} in the pool
        </Link>
      )}
    </li>
  );
}
