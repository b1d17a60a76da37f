import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { usePermissions } from '../session/permissions.ts';

type Account = Reply<'whoAmI'>;

const columns: readonly Column<Account>[] = [
  { key: 'user_id', label: 'User ID', cell: ({ user_id }) => user_id },
  { key: 'password', label: 'Password', cell: ({ password }) => password },
  { key: 'user_name', label: 'Name', cell: ({ user_name }) => user_name },
  { key: 'mobile_no', label: 'Mobile', cell: ({ mobile_no }) => mobile_no },
  { key: 'email', label: 'Email', cell: ({ email }) => email },
  { key: 'city', label: 'City', cell: ({ city }) => city },
  { key: 'created_date', label: 'Created', cell: ({ created_date }) => formatDate(created_date) },
  {
    key: 'expire_date',
    label: 'Expires',
    cell: ({ expire_date }) => (expire_date ? formatDate(expire_date) : 'never'),
  },
  { key: 'Status', label: 'Status', cell: ({ Status }) => <StatusMark isActive={Status === 'active'} text={Status} /> },
];

function StatusMark({ isActive, text }: { isActive: boolean; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${isActive ? 'bg-good' : 'bg-bad'}`} />
      {text}
    </span>
  );
}

export function AccountScreen() {
  const { data: account, isError } = useQuery(apiQuery('whoAmI'));
  const { may } = usePermissions();
  return (
    <>
      <ScreenTitle title="Manage Accounts">
        {may('people.manage') && (
          <Link to={screenAddress('people')} className="button button-quiet">
            All people
          </Link>
        )}
      </ScreenTitle>
      {isError && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {panelTexts.userFailed}
        </p>
      )}
      <DataTable
        caption="The account of this session"
        columns={columns}
        rows={account ? [account] : []}
        rowKey={({ user_id }) => user_id}
        empty={isError ? '' : 'Loading...'}
      />
    </>
  );
}
