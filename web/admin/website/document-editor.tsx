import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { DocumentSection } from '../../../contract/documents/field.ts';
import { MINUTE_MS } from '../../../contract/durations.ts';
import type { Locale } from '../../../contract/locales.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { Conflict } from './conflict.tsx';
import { DocumentFieldInput } from './document-field.tsx';
import { DocumentHistory } from './document-history.tsx';
import type { DocumentBody, StoredDocument } from './draft-keeper.ts';
import { baseOf } from './draft-keeper.ts';
import type { ShownPage } from './draft-view.tsx';
import { DraftView } from './draft-view.tsx';
import { EditorBar } from './editor-bar.tsx';
import { findSaid } from './find-said.ts';
import { saidIn } from './said-places.ts';
import { FormLanguages, languagesIn } from './shown-languages.ts';
import { useDocumentActions } from './use-document-actions.ts';
import type { Named } from './use-draft.ts';
import { useDraft } from './use-draft.ts';
import { useFocusIn, useWrittenLanguage } from './use-focus-in.ts';
import { WantedPlace } from './wanted-place.ts';

interface Props {
  named: Named;
  sections: readonly DocumentSection[];
  /** The pages that show most of it. */
  pagesOf: (body: DocumentBody) => readonly ShownPage[];
  /** What is shown in place of pages, of what visitors never see as a page. */
  preview?: (shown: { revision: number; locale: Locale; onLocale: (locale: Locale) => void }) => ReactNode;
  /** What stands above it, given what the document is called; without it, it is a part of another screen. */
  heading?: (title: string) => string;
  /** The way to where it was opened from. */
  back?: ReactNode;
  /** What whoever opens it should know of it. */
  notice?: (body: DocumentBody) => ReactNode;
  /** It was begun a moment ago: its first field receives the focus. */
  isBegun?: boolean;
}

/** A plan that is about to be carried out is looked for so often. */
const LOOK_EVERY_MS = 3000;

/** Edits one document: it saves by itself, and one button says what the public will see. */
export function DocumentEditor(props: Props) {
  const { named } = props;
  const { data, error } = useQuery({
    ...apiQuery('readDocument', { params: named }),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => isAboutToFire(state.data) && LOOK_EVERY_MS,
  });
  if (error && !data) {
    return (
      <p role="alert" className="font-medium text-bad">
        {error.message || panelTexts.networkFailed}
      </p>
    );
  }
  return data ? <Editor {...props} stored={data} /> : <p role="status">Loading...</p>;
}

const isAboutToFire = (stored: StoredDocument | undefined): boolean =>
  Boolean(stored?.plan) && (stored?.plan?.at ?? 0) < Date.now() + MINUTE_MS;

function Editor({
  named,
  sections: all,
  pagesOf,
  preview,
  heading,
  back,
  notice,
  isBegun,
  stored: newest,
}: Props & { stored: StoredDocument }) {
  const { form, focusIn, wanted, lead } = useFocusIn(isBegun ? 'section :is(input, textarea)' : undefined);
  const [locale, setLocale] = useWrittenLanguage(form);
  const { keeper, stored, body, saving } = useDraft(named, newest);
  useEffect(() => keeper.learn(newest), [keeper, newest]);
  const sections = all.filter(({ onlyWith }) => !onlyWith || body[onlyWith] !== undefined);
  const fields = sections.flatMap((section) => section.fields);
  const actions = useDocumentActions(named, keeper);
  const { isBusy, restore } = actions;
  const isChanged = stored.draft !== null || saving.step !== 'unchanged';
  return (
    <FormLanguages value={languagesIn(named, body)}>
      {heading && <ScreenTitle title={heading(stored.title)}>{back}</ScreenTitle>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,42rem)_27rem]">
        <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <EditorBar
            state={{ stored, body, saving }}
            isChanged={isChanged}
            actions={actions}
            onShowFault={() => focusIn('[aria-invalid="true"]')}
          />
          {notice?.(body)}
          {stored.release !== null && (
            <FromRelease isBusy={isBusy} onTake={() => stored.release !== null && void restore(stored.release)} />
          )}
          {saving.step === 'conflict' && (
            <Conflict sections={sections} mine={body} theirs={saving.theirs} keeper={keeper} />
          )}
          <WantedPlace value={wanted}>
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
          </WantedPlace>
        </div>
        <div className="grid gap-6 xl:sticky xl:top-16">
          {preview?.({ revision: baseOf(stored), locale, onLocale: setLocale }) ?? (
            <DraftView
              pages={pagesOf(stored.body)}
              revision={baseOf(stored)}
              locale={locale}
              onLocale={setLocale}
              onPoint={(pointed, shown) => {
                const place = findSaid(saidIn(fields, body, shown), pointed);
                if (place) lead(place);
                return place !== undefined;
              }}
            />
          )}
          <DocumentHistory
            named={named}
            fields={fields}
            stored={stored}
            isBusy={isBusy}
            onRestore={(id) => void restore(id)}
          />
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
