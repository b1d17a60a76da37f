import { useId } from 'react';
import type { LocalText, TextState, Translation } from '../../../../contract/documents/local-text.ts';
import { stateOf } from '../../../../contract/documents/local-text.ts';
import { valueAt } from '../../../../contract/documents/places.ts';
import { languageNames } from '../../../../contract/language-names.ts';
import type { OtherLocale } from '../../../../contract/locales.ts';
import type { Reply } from '../../../lib/api-client.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Conflict } from '../conflict.tsx';
import { describeSaving } from '../describe-saving.ts';
import type { Settling } from './use-text-draft.ts';
import { useTextDraft } from './use-text-draft.ts';

type ListedText = Reply<'listTexts'>['texts'][number];

interface Props {
  /** All of one document. */
  texts: readonly ListedText[];
  languages: readonly OtherLocale[];
  keepers: Set<Settling>;
}

/** The texts of one document, each beside its translations, which are saved as its draft. */
export function DocumentTexts({ texts, languages, keepers }: Props) {
  const [{ kind, key, title }] = texts as [ListedText];
  const { keeper, state, waiting, why, edit } = useTextDraft(kind, key, keepers);
  const id = useId();
  const saving = why ? `Not saved: ${why}` : state ? describeSaving(state.saving) : '';
  const fields = texts.map(({ place, label }) => ({ place, label, control: 'local' as const }));
  return (
    <section aria-labelledby={id} className="card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3">
        <h2 id={id} className="font-bold text-lg">
          {title}
        </h2>
        <p role="status" className={`text-sm ${why || state?.saving.step === 'failed' ? 'text-bad' : 'text-muted'}`}>
          {saving}
        </p>
      </div>
      {keeper && state?.saving.step === 'conflict' && (
        <div className="p-4">
          <Conflict sections={[{ title, fields }]} mine={state.body} theirs={state.saving.theirs} keeper={keeper} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {texts.map((text) => (
          <TextRow
            key={text.place}
            text={text}
            present={(state && valueAt(state.body, text.place)) as LocalText | undefined}
            languages={languages}
            waiting={waiting}
            faults={state?.stored.faults ?? {}}
            onEdit={(locale, translation) => edit(text.place, locale, translation)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  text: ListedText;
  /** As it stands in the draft, once that is here. */
  present: LocalText | undefined;
  languages: readonly OtherLocale[];
  waiting: Readonly<Record<string, Translation>>;
  faults: Readonly<Record<string, string>>;
  onEdit: (locale: OtherLocale, translation: Translation) => void;
}

function TextRow({ text, present, languages, waiting, faults, onEdit }: RowProps) {
  const en = present?.en ?? text.en;
  const [columns, inner] =
    languages.length === 1 ? ['lg:grid-cols-2', ''] : ['lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]', 'lg:grid-cols-2'];
  const listed = (locale: OtherLocale) => text.translations[locale] ?? { text: '', state: 'missing' as const };
  return (
    <li className={`grid gap-x-4 gap-y-3 p-4 ${columns}`}>
      <div>
        <p className="text-muted text-sm">{text.label}</p>
        <p lang="en" className="wrap-anywhere whitespace-pre-wrap">
          {en}
        </p>
      </div>
      <div className={`grid content-start gap-x-4 gap-y-3 ${inner}`}>
        {languages.map((locale) => {
          const typed = waiting[`${text.place}.${locale}`] ?? present?.[locale];
          const isHere = present !== undefined || waiting[`${text.place}.${locale}`] !== undefined;
          return (
            <TextCell
              key={locale}
              locale={locale}
              about={`${text.title}, ${text.label}`}
              text={isHere ? (typed?.text ?? '') : listed(locale).text}
              state={isHere ? stateOf({ en, [locale]: typed }, locale) : listed(locale).state}
              fault={faults[`${text.place}.${locale}.text`]}
              onEdit={(said) => onEdit(locale, { text: said, of: en })}
            />
          );
        })}
      </div>
    </li>
  );
}

const STATES: Record<TextState, { word: string; look: string }> = {
  fresh: { word: 'Translated', look: 'text-muted' },
  stale: { word: 'The English has changed', look: 'font-medium text-ink' },
  missing: { word: 'Missing', look: 'font-medium text-bad' },
};

interface CellProps {
  locale: OtherLocale;
  about: string;
  text: string;
  state: TextState;
  fault: string | undefined;
  onEdit: (text: string) => void;
}

function TextCell({ locale, about, text, state, fault, onEdit }: CellProps) {
  const id = useId();
  const { word, look } = STATES[state];
  return (
    <div>
      <div className="mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-sm">
        <span lang={locale} aria-hidden="true" className="text-muted">
          {languageNames[locale]}
        </span>
        <span id={id} className={`inline-flex items-center gap-1 ${look}`}>
          {state === 'fresh' && <Icon name="check" className="size-4" />}
          {word}
        </span>
      </div>
      <textarea
        lang={locale}
        rows={1}
        aria-label={`${about}, ${languageNames[locale]}`}
        aria-describedby={fault ? `${id} ${id}-fault` : id}
        {...(fault && { 'aria-invalid': true })}
        value={text}
        onChange={({ target }) => onEdit(target.value)}
        className="field field-sizing-content min-h-12"
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1 font-medium text-bad text-sm">
          This {fault}
        </p>
      )}
      {state === 'stale' && (
        <button
          type="button"
          aria-label={`Still right: ${about}, ${languageNames[locale]}`}
          onClick={() => onEdit(text)}
          className="button button-quiet mt-2"
        >
          <Icon name="check" /> Still right
        </button>
      )}
    </div>
  );
}
