import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXTS_PER_PAGE, textFilters } from '../../../../contract/documents/texts.ts';
import type { OtherLocale } from '../../../../contract/locales.ts';
import { otherLocales } from '../../../../contract/locales.ts';
import type { Reply } from '../../../lib/api-client.ts';
import { navigate, searchNow, useSearch } from '../../../lib/router.tsx';
import { PausableButton } from '../../../ui/pausable-button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveFile } from '../../files/save-file.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { change } from '../../panel-api.ts';
import { PanelIcon } from '../../panel-icon.tsx';
import { apiQuery } from '../../panel-queries.ts';
import { panelTexts } from '../../panel-texts.ts';
import { screenAddress } from '../../screens/screen-address.ts';
import { tellFailure } from '../../session/end-of-session.ts';
import { ListPages } from '../list-pages.tsx';
import { websiteTexts } from '../website-texts.ts';
import { DocumentTexts } from './document-texts.tsx';
import { LanguageCounts } from './language-counts.tsx';
import type { TextsAsked } from './text-filters.tsx';
import { TextFilters } from './text-filters.tsx';
import { UploadTextsDialog } from './upload-texts-dialog.tsx';
import type { Settling } from './use-text-draft.ts';

const FILE_NAME = 'translations.csv';

/** Every text of the website beside its translations. What is looked for stands in the address. */
export function TranslationsScreen() {
  const { asked, page, filter } = useAsked();
  const list = apiQuery('listTexts', { body: { ...filter, page } });
  const { data, error } = useQuery({ ...list, placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 });
  const [keepers] = useState(() => new Set<Settling>());
  const { edition, isBusy, act, settle, renew } = useActions(keepers);
  const [isUploading, setUploading] = useState(false);
  const { texts = [], total = 0, missing = 0, stale = 0, ready = 0, kinds = [], languages = [] } = data ?? {};
  const all = languages.map(({ language }) => language);
  const show = (more: Partial<TextsAsked> & { page?: string }) => void settle().then(() => go(more));
  const download = () =>
    act(async () => {
      let from: number | undefined = 0;
      for (let file = 1; from !== undefined; file += 1) {
        const { csv, next }: Reply<'exportTexts'> = await change('exportTexts', { body: { ...filter, from } });
        const isOneOfSeveral = file > 1 || next !== undefined;
        saveFile(new Blob([csv], { type: 'text/csv' }), isOneOfSeveral ? `translations-${file}.csv` : FILE_NAME);
        from = next;
      }
    });
  const publish = () =>
    act(async () => {
      const { published, left } = await change('publishTexts', { body: {} });
      showToast(left.length > 0 ? 'warning' : 'success', websiteTexts.textsPublished(published.length, left));
      await renew();
    });
  const documents = [...Map.groupBy(texts, ({ kind, key }) => `${kind}/${key}`)];
  return (
    <>
      <ScreenTitle title="Translations">
        <PausableButton type="button" isPaused={isBusy} onClick={() => void download()} className="button button-quiet">
          <PanelIcon name="download" /> Download
        </PausableButton>
        <button type="button" onClick={() => setUploading(true)} className="button button-quiet">
          <PanelIcon name="upload" /> Upload
        </button>
        <PausableButton
          type="button"
          isPaused={isBusy}
          onClick={() => void publish()}
          className="button button-primary"
        >
          Publish translations
        </PausableButton>
      </ScreenTitle>
      <TextFilters asked={asked} languages={all} kinds={kinds} onChange={show} />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <p role="status" className="mb-4 text-muted">
        {data ? websiteTexts.textCounts({ total, missing, stale, ready }) : 'Loading...'}
      </p>
      <LanguageCounts counts={languages} />
      <div className="grid gap-4">
        {documents.map(([name, ofDocument]) => (
          <DocumentTexts
            key={`${name} ${edition}`}
            texts={ofDocument}
            languages={filter.language ? [filter.language] : all}
            keepers={keepers}
          />
        ))}
      </div>
      <ListPages
        page={page}
        last={Math.max(1, Math.ceil(total / TEXTS_PER_PAGE))}
        onShow={(to) => show({ page: String(to) })}
      />
      {isUploading && (
        <UploadTextsDialog
          onClose={() => setUploading(false)}
          onTaken={() => {
            setUploading(false);
            void renew();
          }}
        />
      )}
    </>
  );
}

const askedIn = (address: URLSearchParams): TextsAsked => ({
  search: address.get('search') ?? '',
  state: address.get('state') ?? '',
  language: address.get('language') ?? '',
  kind: address.get('kind') ?? '',
});

/** What the address asks for. */
function useAsked() {
  const address = useSearch();
  const asked = askedIn(address);
  const language: OtherLocale | '' = otherLocales.find((locale) => locale === asked.language) ?? '';
  const state = textFilters.find((one) => one === asked.state) ?? 'all';
  return {
    asked,
    page: Math.max(1, Number(address.get('page')) || 1),
    filter: { search: asked.search, state, language, kind: asked.kind },
  };
}

function go(more: Partial<TextsAsked> & { page?: string }): void {
  const asked = { ...askedIn(searchNow()), ...more };
  const said = Object.entries(asked).filter(([, value]) => value);
  navigate(screenAddress('translations', Object.fromEntries(said)), { replace: true });
}

/** One thing at a time, each after all that was typed is saved. */
function useActions(keepers: ReadonlySet<Settling>) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Another one begins with what the server has. */
  const [edition, setEdition] = useState(1);
  const settle = async () => (await Promise.all([...keepers].map((keeper) => keeper.settle()))).every(Boolean);
  const act = async (perform: () => Promise<void>) => {
    setBusy(true);
    try {
      if (await settle()) await perform();
      else showToast('error', websiteTexts.notSavedYet);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    } finally {
      setBusy(false);
    }
  };
  const renew = async () => {
    await settle();
    await client.invalidateQueries({ queryKey: ['listTexts'] });
    setEdition((last) => last + 1);
  };
  return { edition, isBusy, act, settle, renew };
}
