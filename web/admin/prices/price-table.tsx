import { useState } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PriceDialog } from './price-dialog.tsx';

export type PriceChange = Reply<'listPriceChanges'>[number];

export interface PricedRow {
  key: string;
  /** By what the row is called, in the table and in the dialog. */
  name: string;
  price: number;
  change: PriceChange | undefined;
}

interface Props<Row extends PricedRow> {
  caption: string;
  /** The columns before the price. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: string;
  priceLabel: string;
  missing: string;
  onSave: (row: Row, price: string) => Promise<boolean>;
}

/** Prices with a filter, an edit dialog, who changed each one last, and a way back from that change. */
export function PriceTable<Row extends PricedRow>({
  caption,
  columns,
  rows,
  empty,
  priceLabel,
  missing,
  onSave,
}: Props<Row>) {
  const [filter, setFilter] = useState('');
  const [edited, setEdited] = useState<Row>();
  const shown = rows.filter((row) => matches(row, filter));
  const all: Column<Row>[] = [
    ...columns,
    { key: 'price', label: priceLabel, isNumeric: true, cell: ({ price }) => formatRupees(price) },
    {
      key: 'edit',
      label: 'Edit',
      cell: (row) => (
        <button
          type="button"
          aria-label={`Edit the price of ${row.name}`}
          onClick={() => setEdited(row)}
          className={ROUND}
        >
          <Icon name="edit" className="size-4" />
        </button>
      ),
    },
    {
      key: 'changed',
      label: 'Last change',
      cell: (row) => <LastChange row={row} onUndo={(price) => onSave(row, price)} />,
    },
  ];
  return (
    <>
      <label className="mb-3 block max-w-sm">
        <span className="sr-only">Filter</span>
        <input
          type="search"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          placeholder="Filter"
          className="field"
        />
      </label>
      <DataTable
        caption={caption}
        columns={all}
        rows={shown}
        rowKey={({ key }) => key}
        empty={rows.length ? 'Nothing fits the filter.' : empty}
      />
      {edited && (
        <PriceDialog
          title={`Edit Price: ${edited.name}`}
          price={edited.price}
          missing={missing}
          onSave={(price) => onSave(edited, price)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const ROUND = 'grid size-9 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink';

const matches = ({ name, price }: PricedRow, filter: string): boolean =>
  `${name} ${price} ${formatRupees(price)}`.toLowerCase().includes(filter.trim().toLowerCase());

/** The change can be taken back as long as the price is still the one it made. */
function LastChange({ row, onUndo }: { row: PricedRow; onUndo: (price: string) => Promise<boolean> }) {
  const { change, price } = row;
  if (!change) return <span className="text-muted">never changed</span>;
  const canUndo = change.after === price && change.before !== price;
  return (
    <>
      <span className="text-muted text-sm">
        {change.user_id}, {change.date} {change.time.slice(0, 5)}, was {formatRupees(change.before)}
      </span>
      {canUndo && (
        <button
          type="button"
          onClick={() => void onUndo(String(change.before))}
          aria-label={`Undo: back to ${formatRupees(change.before)}`}
          title={`Back to ${formatRupees(change.before)}`}
          className={ROUND}
        >
          <Icon name="undo" className="size-4" />
        </button>
      )}
    </>
  );
}
