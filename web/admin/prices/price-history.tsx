import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees, formatTime } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';

interface Props {
  title: string;
  kind: 'bike' | 'accessory';
  subject: string;
  onClose: () => void;
}

const columns: readonly Column<Reply<'listPriceHistory'>['data'][number]>[] = [
  { key: 'when', label: 'When', cell: ({ date, time }) => `${formatDate(date)} ${formatTime(time)}` },
  { key: 'who', label: 'Who', cell: ({ user_id }) => user_id },
  // `SP125: Disc` is the variant Disc.
  {
    key: 'what',
    label: 'What',
    cell: ({ kind, subject }) => (kind === 'variant' ? subject.slice(subject.indexOf(': ') + 2) : 'Price'),
  },
  { key: 'before', label: 'From', isNumeric: true, cell: ({ before }) => formatRupees(before) },
  { key: 'after', label: 'To', isNumeric: true, cell: ({ after }) => formatRupees(after) },
];

/** Every change of a price that the audit knows, page by page. */
export function PriceHistory({ title, kind, subject, onClose }: Props) {
  const [page, setPage] = useState(1);
  const query = apiQuery('listPriceHistory', { body: { kind, subject, page } });
  const { data, isError } = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  const { data: changes = [], totalPages = 0, totalRecords = 0 } = data ?? {};
  return (
    <Dialog
      title={`Price changes: ${title}`}
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
      className="max-w-2xl"
    >
      <DataTable
        caption={`Price changes of ${title}, the newest first`}
        columns={columns}
        rows={changes}
        rowKey={({ id }) => id}
        empty={isError ? panelTexts.networkFailed : 'Loading...'}
      />
      <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <span role="status" className="text-muted text-sm">
          Page {page} of {Math.max(1, totalPages)}, {totalRecords} {totalRecords === 1 ? 'change' : 'changes'}
        </span>
        <span className="flex gap-2">
          <PausableButton
            type="button"
            isPaused={page <= 1}
            onClick={() => setPage(page - 1)}
            className="button button-quiet"
          >
            Newer
          </PausableButton>
          <PausableButton
            type="button"
            isPaused={page >= totalPages}
            onClick={() => setPage(page + 1)}
            className="button button-quiet"
          >
            Older
          </PausableButton>
        </span>
      </nav>
    </Dialog>
  );
}
