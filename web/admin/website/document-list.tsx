import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DOCUMENTS_PER_PAGE } from '../../../contract/documents/lists.ts';
import { navigate, searchNow, useSearch } from '../../lib/router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { screenAddress } from '../screens/screen-address.ts';
import { SearchField } from '../search-field.tsx';
import { tellFailure } from '../session/end-of-session.ts';
import { usePermissions } from '../session/permissions.ts';
import type { Collection } from './collection.ts';
import type { Listed } from './document-rows.tsx';
import { DocumentRows } from './document-rows.tsx';
import { ListPages } from './list-pages.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import { useArranging } from './use-arranging.ts';
import { websiteTexts } from './website-texts.ts';

const askedIn = (address: URLSearchParams) => ({
  search: address.get('search') ?? '',
  isArchived: address.get('aside') === '1',
  page: Math.max(1, Number(address.get('page')) || 1),
});

/** All of a kind, to be opened, added to, arranged and set aside. What is looked for stands in the address. */
export function DocumentList({ collection }: { collection: Collection }) {
  const { kind, screen, title, noun } = collection;
  const { search, isArchived, page } = askedIn(useSearch());
  const list = apiQuery('listDocuments', { params: { kind }, body: { search, isArchived, page } });
  const { data, error } = useQuery({ ...list, placeholderData: keepPreviousData, staleTime: 0 });
  const client = useQueryClient();
  const [original, setOriginal] = useState<Listed | 'none'>();
  const [said, setSaid] = useState('');
  // Whoever runs branches changes what is there.
  const mayArrange = usePermissions().may('content.change');
  const show = (more: Record<string, string>) => {
    const now = askedIn(searchNow());
    const asked = Object.entries({ search: now.search, aside: now.isArchived ? '1' : '', ...more }).filter(
      ([, value]) => value,
    );
    navigate(screenAddress(screen, Object.fromEntries(asked)), { replace: true });
  };
  const act = async (perform: () => Promise<unknown>, onDone: () => void) => {
    try {
      await perform();
      onDone();
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    await client.invalidateQueries({ queryKey: ['listDocuments'] });
  };
  const { documents = [], total = 0, ahead = null, beyond = [] } = data ?? {};
  const arranging = useArranging(kind, list.queryKey);
  const move = ({ key, title: name }: Listed, before: string | null, place: number) =>
    arranging.mutate(
      { key, before },
      { onSuccess: () => setSaid(websiteTexts.moved(name, (page - 1) * DOCUMENTS_PER_PAGE + place, total)) },
    );
  const setAside = ({ key, title: name }: Listed, onDone: () => void) =>
    act(
      () => change('archiveDocument', { params: { kind, key }, body: { isArchived: !isArchived } }),
      () => {
        showToast('success', isArchived ? websiteTexts.takenBack(name) : websiteTexts.setAside(name));
        onDone();
      },
    );
  return (
    <>
      <ScreenTitle title={title}>
        {mayArrange && (
          <button type="button" onClick={() => setOriginal('none')} className="button button-primary">
            <Icon name="plus" /> New {noun}
          </button>
        )}
      </ScreenTitle>
      <Search search={search} isArchived={isArchived} hasAside={mayArrange} onChange={show} />
      <Notice error={error} text={documents.length > 0 ? '' : data ? emptyText(search, isArchived) : 'Loading...'} />
      <DocumentRows
        documents={documents}
        ahead={ahead}
        beyond={beyond}
        screen={screen}
        // What was looked for, or set aside, has no order that visitors see.
        onMove={search || isArchived || !mayArrange ? undefined : move}
        isArchived={isArchived}
        onCopy={mayArrange ? setOriginal : undefined}
        onSetAside={mayArrange ? (document, onDone) => void setAside(document, onDone) : undefined}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ListPages
        page={page}
        last={Math.max(1, Math.ceil(total / DOCUMENTS_PER_PAGE))}
        onShow={(to) => show({ page: String(to) })}
      />
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

/** In place of rows. */
const Notice = ({ error, text }: { error: Error | null; text: string }) => (
  <>
    {error && (
      <p role="alert" className="mb-4 font-medium text-bad">
        {error.message || panelTexts.networkFailed}
      </p>
    )}
    {text && !error && (
      <p role="status" className="card p-10 text-center text-muted">
        {text}
      </p>
    )}
  </>
);

function emptyText(search: string, isArchived: boolean): string {
  if (search) return 'Nothing has this in its name.';
  return isArchived ? 'Nothing is set aside.' : 'There is none yet.';
}

interface SearchProps {
  search: string;
  isArchived: boolean;
  /** What is set aside can be looked at. */
  hasAside: boolean;
  onChange: (more: Record<string, string>) => void;
}

function Search({ search, isArchived, hasAside, onChange }: SearchProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField search={search} onChange={(text) => onChange({ search: text })} className="grow sm:max-w-xs" />
      {hasAside && (
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
      )}
    </div>
  );
}
