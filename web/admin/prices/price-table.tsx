import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatDate, formatRupees, formatTime } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { PanelIcon } from '../panel-icon.tsx';
import { panelTexts } from '../panel-texts.ts';
import { PriceDialog } from './price-dialog.tsx';
import type { PriceEdit, PriceEntry } from './price-edits.ts';
import { describeNow, OWN_PRICE } from './price-edits.ts';
import { PriceHistory } from './price-history.tsx';
import type { SaveOutcome } from './save-price.ts';

export type PriceChange = Reply<'listPriceChanges'>[number];

export interface PricedRow {
  key: string;
  /** By what its changes are kept. */
  subject: string;
  /** By what the row is called, in the table and in the dialog. */
  name: string;
  price: number;
  change: PriceChange | undefined;
  /** Then there is something to read about it, even if its own price never changed. */
  isVariantChanged?: boolean;
  /** What else is edited with it. */
  variants?: readonly PriceEntry[];
  note?: ReactNode;
}

interface Props<Row extends PricedRow> {
  caption: string;
  kind: 'bike' | 'accessory';
  /** The columns before the price. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: string;
  priceLabel: string;
  /** Said of what is no price. */
  invalid: string;
  onSave: (row: Row, edits: readonly PriceEdit[]) => Promise<SaveOutcome>;
  /** What is edited with a price is still on its way. */
  isIncomplete?: boolean;
}

/** Prices with a filter, an edit dialog, who changed each one last, and a way back from that change. */
export function PriceTable<Row extends PricedRow>({
  caption,
  kind,
  columns,
  rows,
  empty,
  priceLabel,
  invalid,
  onSave,
  isIncomplete = false,
}: Props<Row>) {
  const [filter, setFilter] = useState('');
  const [edited, setEdited] = useState<Row>();
  const [remembered, setRemembered] = useState<Row>();
  const shown = rows.filter((row) => matches(row, filter));
  const all: Column<Row>[] = [
    ...columns,
    { key: 'price', label: priceLabel, isNumeric: true, cell: ({ price }) => formatRupees(price) },
    {
      key: 'edit',
      label: 'Edit',
      cell: (row) => (
        <PausableButton
          type="button"
          isPaused={isIncomplete}
          aria-label={`Edit the price of ${row.name}`}
          onClick={() => setEdited(row)}
          className={ROUND}
        >
          <PanelIcon name="edit" className="size-4" />
        </PausableButton>
      ),
    },
    {
      key: 'changed',
      label: 'Last change',
      cell: (row) => (
        <LastChange
          row={row}
          onUndo={(change) => void undo(change, (edit) => onSave(row, [edit]))}
          onHistory={() => setRemembered(row)}
        />
      ),
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
      {remembered && (
        <PriceHistory
          title={remembered.name}
          kind={kind}
          subject={remembered.subject}
          onClose={() => setRemembered(undefined)}
        />
      )}
      {edited && (
        <PriceDialog
          title={`Edit Price: ${edited.name}`}
          entries={[{ key: OWN_PRICE, label: 'Price', price: edited.price }, ...(edited.variants ?? [])]}
          note={edited.note}
          invalid={invalid}
          model={kind === 'bike' ? edited.subject : undefined}
          onSave={(edits) => onSave(edited, edits)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const ROUND =
  'grid size-9 pointer-coarse:size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink';

const matches = ({ name, price }: PricedRow, filter: string): boolean =>
  `${name} ${price} ${formatRupees(price)}`.toLowerCase().includes(filter.trim().toLowerCase());

/** Back to what it was before the change, unless somebody else has changed it since. */
async function undo({ before, after }: PriceChange, save: (edit: PriceEdit) => Promise<SaveOutcome>): Promise<void> {
  const outcome = await save({ key: OWN_PRICE, label: 'Price', price: before, seen: after });
  if (typeof outcome === 'object') showToast('error', panelTexts.undoTooLate(describeNow(outcome.now)));
}

interface LastChangeProps {
  row: PricedRow;
  onUndo: (change: PriceChange) => void;
  onHistory: () => void;
}

/** The change can be taken back as long as the price is still the one it made. */
function LastChange({ row: { change, price, name, isVariantChanged }, onUndo, onHistory }: LastChangeProps) {
  const canUndo = change?.after === price && change.before !== price;
  return (
    <>
      <span className="text-muted text-sm">
        {change
          ? `${change.user_id}, ${formatDate(change.date)} ${formatTime(change.time)}, was ${formatRupees(change.before)}`
          : 'never changed'}
      </span>
      {canUndo && (
        <button
          type="button"
          onClick={() => onUndo(change)}
          aria-label={`Undo: back to ${formatRupees(change.before)}`}
          title={`Back to ${formatRupees(change.before)}`}
          className={ROUND}
        >
          <PanelIcon name="undo" className="size-4" />
        </button>
      )}
      {(change || isVariantChanged) && (
        <button
          type="button"
          onClick={onHistory}
          aria-label={`All price changes of ${name}`}
          title="All changes"
          className={ROUND}
        >
          <Icon name="clock" className="size-4" />
        </button>
      )}
    </>
  );
}
