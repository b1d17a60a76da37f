import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../contract/display.ts';
import { roles } from '../../../contract/roles/index.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { permissionsQuery } from '../session/permissions.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Person } from './person-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { branchNames } from './person-fields.tsx';
import { RoleRules, roleRules } from './role-rules.tsx';

const people = apiQuery('listPeople');

interface Invited {
  userId: string;
  invitation: Reply<'addPerson'>;
}

/** Who works here, what they may do, and how they get in. */
export function PeopleScreen() {
  const { data = [], error, isPending } = useQuery(people);
  const { data: branches = [] } = useQuery(branchNames);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<string>();
  const [invited, setInvited] = useState<Invited>();
  const refresh = async () => {
    // Whoever changes their own account may do something else from now on.
    const queries = [people, roleRules, permissionsQuery].map(({ queryKey }) => ({ queryKey }));
    await Promise.all(queries.map((query) => client.invalidateQueries(query)));
  };
  const show = (userId: string, invitation: Reply<'addPerson'>) => {
    setAdding(false);
    setOpen(undefined);
    setInvited({ userId, invitation });
    return refresh();
  };
  const nameOf = (branch: string) => branches.find((one) => one.branch === branch)?.name ?? branch;
  const person = data.find(({ userId }) => userId === open);
  return (
    <>
      <ScreenTitle title="People">
        <button type="button" onClick={() => setAdding(true)} className="button button-primary">
          <Icon name="plus" /> Add Person
        </button>
      </ScreenTitle>
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <DataTable
        caption="Everybody with an account"
        columns={columnsWith(nameOf, setOpen)}
        rows={data}
        rowKey={({ userId }) => userId}
        empty={isPending ? 'Loading...' : 'No data available'}
      />
      {!isPending && <RoleRules />}
      {isAdding && <AddPersonDialog onAdded={show} onClose={() => setAdding(false)} />}
      {person && (
        <PersonDialog
          person={person}
          onChanged={refresh}
          onInvited={(invitation) => show(person.userId, invitation)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {invited && <InvitationLink {...invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

const columnsWith = (branchName: (branch: string) => string, open: (userId: string) => void): Column<Person>[] => [
  {
    key: 'name',
    label: 'Person',
    cell: ({ userId, userName }) => (
      <button
        type="button"
        onClick={() => open(userId)}
        className="min-h-9 cursor-pointer text-left font-medium underline underline-offset-4"
      >
        {userName || userId}
        {userName && userName !== userId && <span className="block font-normal text-muted text-sm">{userId}</span>}
      </button>
    ),
  },
  { key: 'role', label: 'Role', cell: ({ role }) => roles.find(({ name }) => name === role)?.title ?? role },
  { key: 'branches', label: 'Branches', cell: (person) => branchesOf(person).map(branchName).join(', ') || 'all' },
  { key: 'status', label: 'Status', cell: (person) => <Status person={person} /> },
  {
    key: 'last_login',
    label: 'Last login',
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'never' : formatMoment(lastLoginAt)),
  },
  { key: 'two_step', label: 'Two steps', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'yes' : 'no') },
  { key: 'sessions', label: 'Logged in', isNumeric: true, cell: ({ openSessions }) => openSessions },
];

const branchesOf = ({ role, branches }: Person): string[] =>
  roles.find(({ name }) => name === role)?.isOfBranches ? branches : [];

function Status({ person }: { person: Person }) {
  const { isActive, invitedUntil, lastDay } = person;
  const [colour, text] = !isActive
    ? ['bg-bad', 'switched off']
    : invitedUntil !== null
      ? ['bg-field-line', `invited until ${formatMoment(invitedUntil)}`]
      : ['bg-good', lastDay ? `until ${formatDate(lastDay)}` : 'works'];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      {text}
    </span>
  );
}
