import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/link.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { STATES } from '../website/document-rows.tsx';
import { SCREEN } from './screen-key.ts';

const all = apiQuery('listDocuments', {
  params: { kind: 'message' },
  body: { search: '', isArchived: false, page: 1 },
});

/** What messages say, each with the way to where it is edited. */
export function Templates() {
  const { data, error } = useQuery({ ...all, staleTime: 0 });
  return (
    <section aria-label="What messages say">
      <h2 className="mb-3 font-bold text-lg">What messages say</h2>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <ul className="grid gap-2">
        {data?.documents.map(({ key, title, state }) => (
          <li key={key} className="card flex flex-wrap items-center gap-x-4 px-4 py-1">
            <Link
              to={screenAddress(SCREEN, { template: key })}
              className="min-h-11 grow basis-52 content-center font-medium underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="inline-flex min-h-11 items-center gap-2 text-muted text-sm">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${STATES[state].colour}`} />
              {STATES[state].name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
