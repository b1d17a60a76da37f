import { formatNumber } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';
import { pageLabel } from './page-label.ts';

type Clicks = Reply<'contactClicks'>;

const kinds = [
  { kind: 'call', label: 'Calls' },
  { kind: 'whatsapp', label: 'WhatsApp' },
  { kind: 'share', label: 'Shares' },
] as const;

/** How visitors got in touch without a form. What came of it is not known here: only that somebody tapped. */
export function ContactClicks({ clicks: { totals, pages } }: { clicks: Clicks }) {
  return (
    <section className="card p-4 lg:p-5">
      <h2 className="font-bold text-lg">Calls, chats and shares of the last 30 days</h2>
      <p className="mb-4 text-muted text-sm">Taps on the site's numbers, WhatsApp links and share buttons.</p>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <dl className="grid grid-cols-3 gap-3">
          {kinds.map(({ kind, label }) => (
            <div key={kind} className="flex flex-col-reverse justify-end">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-extrabold text-2xl tabular-nums tracking-tight">{formatNumber(totals[kind])}</dd>
            </div>
          ))}
        </dl>
        <TopPages pages={pages} />
      </div>
    </section>
  );
}

function TopPages({ pages }: Pick<Clicks, 'pages'>) {
  if (pages.length === 0) return <p className="text-muted">Nobody has tapped one of them yet.</p>;
  return (
    <ol aria-label="Pages with the most" className="text-sm">
      {pages.map(({ page, total, counts }) => (
        <li key={page} title={sayCounts(counts)} className="flex min-h-9 items-center justify-between gap-4">
          <a href={page} target="_blank" rel="noopener" className="truncate hover:underline">
            {pageLabel(page)}
          </a>
          <span className="font-semibold tabular-nums">{formatNumber(total)}</span>
        </li>
      ))}
    </ol>
  );
}

/** `Calls 3, WhatsApp 2` */
const sayCounts = (counts: Clicks['totals']): string =>
  kinds
    .filter(({ kind }) => counts[kind] > 0)
    .map(({ kind, label }) => `${label} ${counts[kind]}`)
    .join(', ');
