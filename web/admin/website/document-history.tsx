import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changesInWords } from '../../../contract/documents/changes-in-words.ts';
import type { DocumentField } from '../../../contract/documents/field.ts';
import type { Reply } from '../../lib/api-client.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { formatMoment } from '../moment.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { StoredDocument } from './draft-keeper.ts';
import type { Named } from './use-draft.ts';

interface Props {
  named: Named;
  fields: readonly DocumentField[];
  stored: StoredDocument;
  isBusy: boolean;
  onRestore: (id: number) => void;
}

type Revision = Reply<'listRevisions'>[number];

/** Who saved it when; each can be opened to see what it changed, and brought back. */
export function DocumentHistory({ named, fields, stored, isBusy, onRestore }: Props) {
  const { data = [] } = useQuery({ ...apiQuery('listRevisions', { params: named }), staleTime: 0 });
  return (
    <section aria-labelledby="revisions" className="card p-5">
      <h2 id="revisions" className="mb-3 font-bold text-lg">
        History
      </h2>
      <ul className="-m-1 grid max-h-96 gap-1 overflow-y-auto p-1">
        {data.map((revision) => {
          const { id, author, at } = revision;
          const state = stateOf(stored, id);
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-3">
              <Changes named={named} fields={fields} revision={revision} />
              {state ? (
                <strong className="content-center min-h-11">{state}</strong>
              ) : (
                <PausableButton
                  type="button"
                  isPaused={isBusy}
                  aria-label={`Restore what ${author} saved on ${formatMoment(at)}`}
                  onClick={() => onRestore(id)}
                  className="button button-quiet"
                >
                  Restore
                </PausableButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function stateOf({ live, draft, plan }: StoredDocument, id: number): string | undefined {
  if (id === live?.id) return 'Live';
  if (id === plan?.revision) return 'Planned';
  return id === draft?.id ? 'Draft' : undefined;
}

interface ChangesProps {
  named: Named;
  fields: readonly DocumentField[];
  revision: Revision;
}

function Changes({ named, fields, revision: { id, author, at } }: ChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="grow basis-40" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center">
        {formatMoment(at)} <span className="text-muted text-sm">{author}</span>
      </summary>
      {isOpen && <InWords named={named} id={id} fields={fields} />}
    </details>
  );
}

function InWords({ named, id, fields }: { named: Named; id: number; fields: readonly DocumentField[] }) {
  // What somebody saved never changes.
  const query = apiQuery('readRevision', { params: { ...named, id: String(id) } });
  const { data, error } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  if (!data) return <p role="status">{error ? error.message || panelTexts.networkFailed : 'Loading...'}</p>;
  const changes = data.before ? changesInWords(fields, data.before, data.body) : ['It began like this.'];
  return (
    <ul className="mt-1 mb-3 grid gap-1 border-line border-l-2 pl-3 text-sm">
      {(changes.length > 0 ? changes : ['It says the same as the one before.']).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
