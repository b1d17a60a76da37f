import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DragEvent } from 'react';
import { useState } from 'react';
import { DOCUMENTS_PER_PAGE } from '../../../contract/documents/lists.ts';
import type { Reply } from '../../lib/api-client.ts';
import { Link } from '../../lib/link.tsx';
import { navigate, useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { Collection } from './collection.ts';
import { NewDocumentDialog } from './new-document-dialog.tsx';

type Listed = Reply<'listDocuments'>['documents'][number];

const STATES: Record<Listed['state'], { name: string; colour: string }> = {
  live: { name: 'Live', colour: 'bg-good' },
  draft: { name: 'Live, with a draft', colour: 'bg-field-line' },
  new: { name: 'Not published yet', colour: 'bg-field-line' },
};

/** All of a kind, to be opened, added to, arranged and set aside. What is looked for stands in the address. */
export function DocumentList({ collection }: { collection: Collection }) {
  const { kind, screen, title, noun } = collection;
  const address = useSearch();
  const search = address.get('search') ?? '';
  const isArchived = address.get('aside') === '1';
  const page = Math.max(1, Number(address.get('page')) || 1);
  const list = apiQuery('listDocuments', { params: { kind }, body: { search, isArchived, page } });
  const { data, error } = useQuery({ ...list, placeholderData: keepPreviousData, staleTime: 0 });
  const client = useQueryClient();
  const [original, setOriginal] = useState<Listed | 'none'>();
  const show = (more: Record<string, string>) => {
    const asked = Object.entries({ search, aside: isArchived ? '1' : '', page: '', ...more }).filter(
      ([, value]) => value,
    );
    navigate(screenAddress(screen, Object.fromEntries(asked)), { replace: true });
  };
  const act = async (perform: () => Promise<unknown>, done?: string) => {
    try {
      await perform();
      if (done) showToast('success', done);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    await client.invalidateQueries({ queryKey: ['listDocuments'] });
  };
  const { documents = [], total = 0 } = data ?? {};
  const move = (key: string, before: string) =>
    act(() => change('moveDocument', { params: { kind, key }, body: { before } }));
  const setAside = ({ key, title: name }: Listed) =>
    act(
      () => change('archiveDocument', { params: { kind, key }, body: { isArchived: !isArchived } }),
      isArchived ? panelTexts.website.takenBack(name) : panelTexts.website.setAside(name),
    );
  return (
    <>
      <ScreenTitle title={title}>
        <button type="button" onClick={() => setOriginal('none')} className="button button-primary">
          <Icon name="plus" /> New {noun}
        </button>
      </ScreenTitle>
      <Search search={search} isArchived={isArchived} onChange={show} />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {documents.length === 0 && (
        <p role="status" className="card p-10 text-center text-muted">
          {data ? emptyText(search, isArchived) : 'Loading...'}
        </p>
      )}
      <Rows
        documents={documents}
        screen={screen}
        // What was looked for, or set aside, has no order that visitors see.
        onMove={search || isArchived ? undefined : (key, before) => void move(key, before)}
        isArchived={isArchived}
        onCopy={setOriginal}
        onSetAside={(document) => void setAside(document)}
      />
      <Pages page={page} total={total} onShow={(to) => show({ page: String(to) })} />
      {original && (
        <NewDocumentDialog
          collection={collection}
          original={original === 'none' ? undefined : original}
          onClose={() => setOriginal(undefined)}
        />
      )}
    </>
  );
}

function emptyText(search: string, isArchived: boolean): string {
  if (search) return 'Nothing has this in its name.';
  return isArchived ? 'Nothing is set aside.' : 'There is none yet.';
}

interface SearchProps {
  search: string;
  isArchived: boolean;
  onChange: (more: Record<string, string>) => void;
}

function Search({ search, isArchived, onChange }: SearchProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <label className="grow sm:max-w-xs">
        <span className="mb-1 block font-medium text-sm">Search</span>
        <input
          type="search"
          value={search}
          onChange={({ target }) => onChange({ search: target.value })}
          className="field"
        />
      </label>
      <label>
        <span className="mb-1 block font-medium text-sm">Show</span>
        <select
          value={isArchived ? '1' : ''}
          onChange={({ target }) => onChange({ aside: target.value })}
          className="field"
        >
          <option value="">In use</option>
          <option value="1">Set aside</option>
        </select>
      </label>
    </div>
  );
}

interface RowsProps {
  documents: readonly Listed[];
  screen: string;
  isArchived: boolean;
  onMove: ((key: string, before: string) => void) | undefined;
  onCopy: (document: Listed) => void;
  onSetAside: (document: Listed) => void;
}

/** Arranged by dragging, and by buttons for whoever has no mouse. */
function Rows({ documents, screen, isArchived, onMove, onCopy, onSetAside }: RowsProps) {
  const [dragged, setDragged] = useState<string>();
  const drop = (before: string) => {
    if (dragged && dragged !== before) onMove?.(dragged, before);
    setDragged(undefined);
  };
  return (
    <ul className="grid gap-2">
      {documents.map((document, index) => {
        const { key, title, state } = document;
        const [previous, next] = [documents[index - 1], documents[index + 1]];
        return (
          <li
            key={key}
            draggable={onMove !== undefined}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event: DragEvent) => dragged && event.preventDefault()}
            onDrop={() => drop(key)}
            className={`card flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 ${dragged === key ? 'opacity-50' : ''}`}
          >
            <Link
              to={screenAddress(screen, { key })}
              className="min-h-11 grow basis-60 content-center font-medium underline underline-offset-4"
            >
              {title || '(no name yet)'}
            </Link>
            <span className="inline-flex items-center gap-2 text-muted text-sm">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${STATES[state].colour}`} />
              {STATES[state].name}
            </span>
            <span className="flex flex-wrap gap-1">
              {onMove && (
                <>
                  <RowButton
                    label={`Move ${title} up`}
                    isPaused={!previous}
                    onClick={() => previous && onMove(key, previous.key)}
                  >
                    Up
                  </RowButton>
                  <RowButton
                    label={`Move ${title} down`}
                    isPaused={!next}
                    onClick={() => next && onMove(next.key, key)}
                  >
                    Down
                  </RowButton>
                </>
              )}
              {!isArchived && (
                <RowButton label={`Duplicate ${title}`} onClick={() => onCopy(document)}>
                  Duplicate
                </RowButton>
              )}
              <RowButton
                label={isArchived ? `Take ${title} back` : `Set ${title} aside`}
                onClick={() => onSetAside(document)}
              >
                {isArchived ? 'Take back' : 'Set aside'}
              </RowButton>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ButtonProps {
  label: string;
  isPaused?: boolean;
  onClick: () => void;
  children: string;
}

const RowButton = ({ label, isPaused = false, onClick, children }: ButtonProps) => (
  <PausableButton
    type="button"
    isPaused={isPaused}
    aria-label={label}
    onClick={onClick}
    className="button button-quiet"
  >
    {children}
  </PausableButton>
);

function Pages({ page, total, onShow }: { page: number; total: number; onShow: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / DOCUMENTS_PER_PAGE));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-3">
      <span className="text-muted text-sm">
        Page {page} of {last}
      </span>
      <PausableButton
        type="button"
        isPaused={page <= 1}
        onClick={() => onShow(page - 1)}
        className="button button-quiet"
      >
        Back
      </PausableButton>
      <PausableButton
        type="button"
        isPaused={page >= last}
        onClick={() => onShow(page + 1)}
        className="button button-quiet"
      >
        Next
      </PausableButton>
    </nav>
  );
}
