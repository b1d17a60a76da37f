import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { formatTime } from '../../../contract/display.ts';
import type { DocumentSection } from '../../../contract/documents/field.ts';
import { kolkataTime } from '../../../contract/kolkata-time.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { formatMoment } from '../moment.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { Conflict } from './conflict.tsx';
import { DocumentFieldInput } from './document-field.tsx';
import type { DocumentBody, DraftKeeper, DraftState, StoredDocument } from './draft-keeper.ts';
import { baseOf } from './draft-keeper.ts';
import type { ShownPage } from './draft-view.tsx';
import { DraftView } from './draft-view.tsx';
import { FormLanguages, languagesIn, notePublished } from './shown-languages.ts';
import type { Named } from './use-draft.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  named: Named;
  sections: readonly DocumentSection[];
  /** The pages that show most of it. */
  pagesOf: (body: DocumentBody) => readonly ShownPage[];
  /** What stands above it, given what the document is called. */
  heading: (title: string) => string;
  /** The way to where it was opened from. */
  back?: ReactNode;
  /** It was begun a moment ago: its first field receives the focus. */
  isBegun?: boolean;
}

/** Edits one document: it saves by itself, and one button says what the public will see. */
export function DocumentEditor(props: Props) {
  const { named } = props;
  const { data, error } = useQuery({ ...apiQuery('readDocument', { params: named }), gcTime: 0, staleTime: 0 });
  if (error) {
    return (
      <p role="alert" className="font-medium text-bad">
        {error.message || panelTexts.networkFailed}
      </p>
    );
  }
  return data ? <Editor {...props} stored={data} /> : <p role="status">Loading...</p>;
}

/** Leads to a field of the form; to one of them as soon as it is shown. */
function useFocusIn(atFirst: string | undefined) {
  const form = useRef<HTMLDivElement>(null);
  const focusIn = (field: string) => form.current?.querySelector<HTMLElement>(field)?.focus();
  useEffect(() => {
    if (atFirst) form.current?.querySelector<HTMLElement>(atFirst)?.focus();
  }, [atFirst]);
  return { form, focusIn };
}

/** What can be done with the whole document, one thing at a time. */
function useActions(named: Named, keeper: DraftKeeper) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (perform: () => Promise<StoredDocument>, done: string) => {
    setBusy(true);
    try {
      keeper.take(await perform());
      await client.invalidateQueries(apiQuery('listRevisions', { params: named }));
      showToast('success', done);
    } catch (error) {
      showToast('error', (error instanceof ApiError && error.message) || panelTexts.networkFailed);
    } finally {
      setBusy(false);
    }
  };
  const publish = async () => {
    if (!(await keeper.settle())) return showToast('error', panelTexts.website.notSavedYet);
    const revision = keeper.state.stored.draft?.id;
    if (!revision) return;
    await act(async () => {
      const now = await change('publishDraft', { params: named, body: { revision } });
      notePublished(named, now);
      return now;
    }, panelTexts.website.published);
  };
  const discard = async () => {
    if (!window.confirm(panelTexts.website.confirmDiscard)) return;
    await keeper.settle();
    const revision = keeper.state.stored.draft?.id;
    if (revision)
      await act(() => change('discardDraft', { params: named, body: { revision } }), panelTexts.website.discarded);
  };
  const restore = async (revision: number) => {
    if (!(await keeper.settle())) return showToast('error', panelTexts.website.notSavedYet);
    const base = baseOf(keeper.state.stored);
    await act(
      () => change('restoreRevision', { params: named, body: { revision, base } }),
      panelTexts.website.restored,
    );
  };
  return { isBusy, publish, discard, restore };
}

function Editor({
  named,
  sections,
  pagesOf,
  heading,
  back,
  isBegun,
  stored: atFirst,
}: Props & { stored: StoredDocument }) {
  const { form, focusIn } = useFocusIn(isBegun ? 'section :is(input, textarea)' : undefined);
  const { keeper, stored, body, saving } = useDraft(named, atFirst);
  const { isBusy, publish, discard, restore } = useActions(named, keeper);
  const isChanged = stored.draft !== null || saving.step !== 'unchanged';
  return (
    <FormLanguages value={languagesIn(named, body)}>
      <ScreenTitle title={heading(stored.title)}>{back}</ScreenTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,42rem)_27rem]">
        <div ref={form} className="grid gap-6">
          <Bar
            state={{ stored, body, saving }}
            isChanged={isChanged}
            isBusy={isBusy}
            onPublish={() => void publish()}
            onDiscard={() => void discard()}
            onShowFault={() => focusIn('[aria-invalid="true"]')}
          />
          {stored.release !== null && (
            <FromRelease isBusy={isBusy} onTake={() => stored.release !== null && void restore(stored.release)} />
          )}
          {saving.step === 'conflict' && (
            <Conflict sections={sections} mine={body} theirs={saving.theirs} keeper={keeper} />
          )}
          {sections.map(({ title, hint, fields }) => (
            <section
              key={title}
              aria-label={title}
              className="card grid gap-4 p-5 [&_:is(input,textarea)]:scroll-mt-56"
            >
              <h2 className="font-bold text-lg">{title}</h2>
              {hint && <p className="text-muted text-sm">{hint}</p>}
              {fields.map((field) => (
                <DocumentFieldInput
                  key={field.place}
                  field={field}
                  body={body}
                  faults={stored.faults}
                  onEdit={(place, value) => keeper.edit(place, value)}
                />
              ))}
            </section>
          ))}
        </div>
        <div className="grid gap-6 xl:sticky xl:top-16">
          <DraftView pages={pagesOf(stored.body)} revision={baseOf(stored)} />
          <Revisions named={named} stored={stored} isBusy={isBusy} onRestore={(id) => void restore(id)} />
        </div>
      </div>
    </FormLanguages>
  );
}

/** A release never overwrites what staff have published: it is offered to them. */
const FromRelease = ({ isBusy, onTake }: { isBusy: boolean; onTake: () => void }) => (
  <section aria-label="From a new release" className="card flex flex-wrap items-center justify-between gap-3 p-5">
    <p>A new release of Kickstand says something else here. What you have published stays as it is.</p>
    <PausableButton type="button" isPaused={isBusy} onClick={onTake} className="button button-quiet">
      Take it as a draft
    </PausableButton>
  </section>
);

interface BarProps {
  state: DraftState;
  isChanged: boolean;
  isBusy: boolean;
  onPublish: () => void;
  onDiscard: () => void;
  onShowFault: () => void;
}

/** How it stands, and what can be done about it; it stays in sight. */
function Bar({ state: { stored, saving }, isChanged, isBusy, onPublish, onDiscard, onShowFault }: BarProps) {
  const faults = Object.keys(stored.faults).length;
  return (
    <div className="card sticky top-14 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <p className="min-w-48 grow basis-0">
        <strong>{describeState(stored, isChanged)}</strong>{' '}
        <span role="status" className={saving.step === 'failed' ? 'text-bad' : 'text-muted'}>
          {describeSaving(saving)}
        </span>
        {faults > 0 && (
          <span className="block text-sm">
            {faults === 1 ? '1 field has to be corrected' : `${faults} fields have to be corrected`} before it can be
            published.{' '}
            <button
              type="button"
              onClick={onShowFault}
              className="min-h-6 cursor-pointer font-medium underline underline-offset-4"
            >
              Go there
            </button>
          </span>
        )}
      </p>
      <div className="flex gap-2">
        <PausableButton
          type="button"
          isPaused={!isChanged || !stored.live || isBusy || saving.step === 'conflict'}
          onClick={onDiscard}
          className="button button-quiet"
        >
          Discard
        </PausableButton>
        <PausableButton
          type="button"
          isPaused={!isChanged || isBusy || faults > 0 || saving.step === 'conflict'}
          onClick={onPublish}
          className="button button-primary"
        >
          Publish now
        </PausableButton>
      </div>
    </div>
  );
}

function describeState({ live, isArchived }: StoredDocument, isChanged: boolean): string {
  if (isArchived) return 'Set aside';
  if (!live) return 'New';
  return isChanged ? 'Draft' : 'Live';
}

function describeSaving(saving: DraftState['saving']): string {
  if (saving.step === 'saved') return `Saved ${formatTime(kolkataTime(saving.at))}`;
  if (saving.step === 'typing') return 'Saving …';
  if (saving.step === 'conflict') return 'Not saved: somebody else has saved meanwhile.';
  if (saving.step === 'failed')
    return `Not saved: ${saving.why || panelTexts.networkFailed} It is tried again by itself.`;
  return '';
}

interface RevisionsProps {
  named: Named;
  stored: StoredDocument;
  isBusy: boolean;
  onRestore: (id: number) => void;
}

function Revisions({ named, stored, isBusy, onRestore }: RevisionsProps) {
  const { data = [] } = useQuery({ ...apiQuery('listRevisions', { params: named }), staleTime: 0 });
  const stateOf = (id: number) => (id === stored.live?.id ? 'Live' : id === stored.draft?.id ? 'Draft' : undefined);
  return (
    <section aria-labelledby="revisions" className="card p-5">
      <h2 id="revisions" className="mb-3 font-bold text-lg">
        History
      </h2>
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {data.map(({ id, author, at }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span>
              {formatMoment(at)}
              <span className="block text-muted text-sm">{author}</span>
            </span>
            {stateOf(id) ? (
              <strong>{stateOf(id)}</strong>
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
        ))}
      </ul>
    </section>
  );
}
