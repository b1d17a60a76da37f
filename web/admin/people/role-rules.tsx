import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { permissionsQuery } from '../session/permissions.ts';
import { useSending } from './use-sending.ts';

type Role = Reply<'listRoles'>[number];

export const roleRules = apiQuery('listRoles');

/** What each role is, and whether it takes two steps to log in with it. */
export function RoleRules() {
  const { data = [], isPending } = useQuery(roleRules);
  const client = useQueryClient();
  const { send, isBusy } = useSending();
  /** Shown from the click on, and until the server has said how it is. */
  const [asked, setAsked] = useState<Pick<Role, 'role' | 'demandsSecondStep'>>();
  const demand = async ({ role }: Role, demandsSecondStep: boolean) => {
    setAsked({ role, demandsSecondStep });
    await send(() => change('changeRole', { params: { role }, body: { demandsSecondStep } }));
    // Whoever demands it of their own role may have to turn it on themselves.
    await Promise.all([client.invalidateQueries(roleRules), client.invalidateQueries(permissionsQuery)]);
    setAsked(undefined);
  };
  return (
    <section aria-labelledby="roles" className="mt-8">
      <h2 id="roles" className="mb-3 font-bold text-xl">
        Roles
      </h2>
      <DataTable
        caption="What each role may do, and how its people log in"
        columns={columnsWith(isBusy, (role, isDemanded) => void demand(role, isDemanded))}
        rows={data.map((role) => (role.role === asked?.role ? { ...role, ...asked } : role))}
        rowKey={({ role }) => role}
        empty={isPending ? 'Loading...' : 'No data available'}
      />
    </section>
  );
}

const columnsWith = (isBusy: boolean, demand: (role: Role, isDemanded: boolean) => void): Column<Role>[] => [
  { key: 'title', label: 'Role', cell: ({ title }) => title },
  { key: 'summary', label: 'What it is for', cell: ({ summary }) => summary },
  { key: 'people', label: 'People', isNumeric: true, cell: ({ people }) => people },
  {
    key: 'two_step',
    label: 'Two-step login',
    cell: (role) => (
      <label className="inline-flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={role.demandsSecondStep}
          disabled={isBusy}
          aria-label={`${role.title}: two-step login needed`}
          onChange={({ target }) => demand(role, target.checked)}
        />
        needed <span className="text-muted text-sm">({role.withSecondStep} have it)</span>
      </label>
    ),
  },
];
