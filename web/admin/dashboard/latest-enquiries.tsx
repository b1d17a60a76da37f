import { formatDate, formatTime } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { MobileCell } from '../../tables/contact-cell.tsx';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { reportAddress, reportName } from '../reports/report-keys.ts';
import { SpamMark } from '../reports/spam-mark.tsx';

type Latest = Reply<'activity'>['latest'][number];

const columns: readonly Column<Latest>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'mobile', label: 'Mobile', cell: ({ mobile }) => <MobileCell digits={mobile} /> },
  {
    key: 'report',
    label: 'Kind',
    cell: ({ report, created_date: day }) => (
      <Link
        to={reportAddress(report, { from: day, to: day })}
        className="underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {reportName(report)}
      </Link>
    ),
  },
  { key: 'model', label: 'Model', cell: ({ model }) => model },
  {
    key: 'when',
    label: 'Received',
    cell: ({ created_date, created_time }) => `${formatDate(created_date)}, ${formatTime(created_time)}`,
  },
];

export function LatestEnquiries({ latest }: { latest: readonly Latest[] }) {
  return (
    <section>
      <h2 className="mb-2 font-bold text-lg">Latest enquiries</h2>
      <DataTable
        caption="Latest enquiries"
        columns={columns}
        rows={latest}
        rowKey={({ id }) => id}
        empty="No enquiries yet."
        rowNote={({ suspected }) => suspected && <SpamMark />}
      />
    </section>
  );
}
