import { useQuery } from '@tanstack/react-query';
import { consentFields, pageFields } from '../../../contract/documents/page-fields.ts';
import { pageKey, pageNames } from '../../../contract/page-names.ts';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useSearch } from '../../lib/router.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { DocumentEditor } from './document-editor.tsx';
import { STATES } from './document-rows.tsx';
import type { ShownPage } from './draft-view.tsx';

const SCREEN = 'pages';
const ALL = { search: '', isArchived: false, page: 1 };

/** Where forms with these words stand. */
const FORMS: Readonly<Record<string, readonly ShownPage[]>> = {
  answer: [{ label: 'Contact', path: pagePaths.contact }],
  notify: [{ label: 'Opt-in', path: pagePaths.optIn }],
};

/** The pages that are mostly text, and what people agree to who send a form: a list of both, or the one that the address names. */
export function PagesScreen() {
  const address = useSearch();
  const [page, consent] = [address.get('page'), address.get('consent')];
  if (page) return <PageEditor key={page} page={page} />;
  if (consent) return <ConsentEditor key={consent} purpose={consent} />;
  return (
    <>
      <ScreenTitle title="Pages" />
      <div className="grid gap-8">
        <List kind="page" parameter="page" title="Texts of pages" />
        <List kind="consent" parameter="consent" title="What people agree to who send a form" />
      </div>
    </>
  );
}

interface ListProps {
  kind: string;
  /** Under which name the address says which of them is open. */
  parameter: string;
  title: string;
}

function List({ kind, parameter, title }: ListProps) {
  const { data, error } = useQuery({ ...apiQuery('listDocuments', { params: { kind }, body: ALL }), staleTime: 0 });
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-bold text-lg">{title}</h2>
      {error && (
        <p role="alert" className="font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {!data && !error && <p role="status">Loading...</p>}
      <ul className="grid gap-2">
        {data?.documents.map(({ key, title: name, state }) => (
          <li key={key} className="card flex flex-wrap items-center gap-x-4 px-4 py-1">
            <Link
              to={screenAddress(SCREEN, { [parameter]: key })}
              className="min-h-11 grow basis-52 content-center font-medium underline underline-offset-4"
            >
              {name}
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

const back = (
  <Link to={screenAddress(SCREEN)} className="button button-quiet">
    All pages
  </Link>
);

function PageEditor({ page }: { page: string }) {
  const name = pageNames.find((one) => pageKey(one) === page);
  const shown = name ? [{ label: 'Its page', path: pagePaths[name] }] : [];
  return (
    <DocumentEditor
      named={{ kind: 'page', key: page }}
      sections={name ? pageFields[name] : []}
      pagesOf={() => shown}
      heading={(title) => title}
      back={back}
    />
  );
}

const ConsentEditor = ({ purpose }: { purpose: string }) => (
  <DocumentEditor
    named={{ kind: 'consent', key: purpose }}
    sections={consentFields}
    pagesOf={() => FORMS[purpose] ?? []}
    heading={(title) => title}
    back={back}
  />
);
