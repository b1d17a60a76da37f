import { formatPlanned } from '../../../contract/display.ts';
import { outcomes } from '../../../contract/leads/contacts.ts';
import type { Reply } from '../../lib/api-client.ts';

type Details = Reply<'readLead'>;

const SHOWN_AT_FIRST = 4;

/** What they wrote, and what has happened since. */
export function LeadStory({ details, now }: { details: Details | undefined; now: number }) {
  if (!details) return <p className="min-h-24 text-muted text-sm">Loading...</p>;
  const { enquiries, activities } = details;
  return (
    <div className="grid gap-4">
      {enquiries.map(({ id, message, details: more, at, name }) => (
        <section key={id} className="grid gap-1 rounded-field bg-surface p-3 text-sm">
          <p className="text-muted">{[name, formatPlanned(at, now)].filter(Boolean).join(', ')}</p>
          {message && <p className="wrap-anywhere whitespace-pre-line text-base">{message}</p>}
          <dl className="grid gap-x-4 sm:grid-cols-2">
            {more.map(({ label, value }) => (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {activities.length > 0 && (
        <details open={activities.length <= SHOWN_AT_FIRST}>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-sm">
            What has happened ({activities.length})
          </summary>
          <ol className="grid gap-2 text-sm">
            {activities.map(({ id, says, outcome, text, userName, at }) => (
              <li key={id} className="border-line border-l-2 pl-3">
                <p>
                  {[says, outcome && outcomes[outcome].title].filter(Boolean).join(': ')}
                  <span className="text-muted">
                    {' · '}
                    {[userName, formatPlanned(at, now)].filter(Boolean).join(', ')}
                  </span>
                </p>
                {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
