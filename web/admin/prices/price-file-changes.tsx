import { formatRupees } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { describeSlab } from './crossed-slabs.tsx';
import { priceFileTexts } from './price-file-texts.ts';

type Outcome = Reply<'importPrices'>;
type FileChange = Outcome['changes'][number];

const LARGE_SHARE = 0.15;

const shareOf = ({ before, after }: FileChange): number => (after - before) / before;
const isLarge = (change: FileChange): boolean => Math.abs(shareOf(change)) > LARGE_SHARE;

/** `+12.5 %` */
function describeShare(change: FileChange): string {
  const share = shareOf(change) * 100;
  return `${share > 0 ? '+' : '−'}${Math.abs(share).toFixed(1)} %`;
}

const COLUMNS: readonly Column<FileChange>[] = [
  { key: 'model', label: 'Model', cell: ({ model, variant }) => (variant ? `${model}, ${variant}` : model) },
  { key: 'before', label: 'Now', isNumeric: true, cell: ({ before }) => formatRupees(before) },
  { key: 'after', label: 'New', isNumeric: true, cell: ({ after }) => formatRupees(after) },
  {
    key: 'share',
    label: 'Change',
    isNumeric: true,
    cell: (change) => (
      <>
        {isLarge(change) ? <strong className="text-bad">{describeShare(change)}</strong> : describeShare(change)}
        {change.slab && (
          <span className="block whitespace-normal text-sm">
            {describeSlab(change.after > change.before, change.slab)}
          </span>
        )}
      </>
    ),
  },
];

/** What a file would change; the largest first, because those may be slips of the hand. */
export function PriceFileChanges({ outcome: { changes, unchanged, replaced } }: { outcome: Outcome }) {
  const large = changes.filter(isLarge).length;
  const rows = changes.toSorted((one, other) => Math.abs(shareOf(other)) - Math.abs(shareOf(one)));
  return (
    <div className="grid gap-3">
      <p>
        {priceFileTexts.counts(changes.length, unchanged)}
        {replaced > 0 && ` ${priceFileTexts.replaced(replaced)}`}
      </p>
      {large > 0 && <p className="font-bold text-bad">{priceFileTexts.large(large)}</p>}
      {changes.length > 0 && (
        <DataTable
          caption="Prices that would change"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ model, variant }) => `${model} ${variant}`}
          empty=""
        />
      )}
    </div>
  );
}
