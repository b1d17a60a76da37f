import { reports } from '../../../contract/reports/index.ts';
import type { LeadDetails } from './lead-calls.ts';
import { momentOf } from './lead-words.ts';

type Enquiry = LeadDetails['enquiries'][number];

const titleOf = (kind: string): string =>
  reports.find(({ enquiry }) => enquiry.kind === kind)?.menuLabel.replace(/ Report$/, '') ?? kind;

/** What they wrote themselves, the newest first. */
export function LeadEnquiries({ enquiries, now }: { enquiries: readonly Enquiry[]; now: number }) {
  if (enquiries.length === 0) return null;
  return (
    <section aria-label="Enquiries">
      <h3 className="mb-2 font-bold">Enquiries</h3>
      <ul className="grid gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="rounded-field bg-surface p-3">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{titleOf(enquiry.kind)}</span>
              <span className="text-muted text-sm leading-6">
                {momentOf(enquiry.at, now)}
                {enquiry.reference && ` · ${enquiry.reference}`}
              </span>
            </p>
            <p className="wrap-anywhere">{enquiry.name}</p>
            {enquiry.message && <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{enquiry.message}</p>}
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
              {enquiry.details.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere min-w-0">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
