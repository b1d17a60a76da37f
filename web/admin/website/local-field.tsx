import type { LocalText, TextState } from '../../../contract/documents/local-text.ts';
import { stateOf } from '../../../contract/documents/local-text.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { languageNames } from '../../../contract/language-names.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { isOther, useLanguages } from './shown-languages.ts';
import { TextArea } from './text-area.tsx';
import { describeFault, textOf } from './values.ts';

const STATES: Record<TextState, string> = {
  fresh: '',
  stale: 'The English has changed since this was translated.',
  missing: 'Not translated yet: pages show the English.',
};

/** A text for people: a field for each language that is shown, and how each translation stands to the English. */
export function LocalField({ field: { place, label, control }, body, faults, onEdit }: FieldProps) {
  const value = (valueAt(body, place) ?? { en: '' }) as LocalText;
  const languages = useLanguages();
  const Field = control === 'localText' ? TextArea : TextField;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <div className="sm:col-span-full">
        <Field
          name={`${place}.${BASE_LOCALE}`}
          lang={BASE_LOCALE}
          label={languageNames[BASE_LOCALE]}
          value={textOf(value.en)}
          error={describeFault(label, faults[`${place}.${BASE_LOCALE}`] ?? faults[place])}
          onChange={({ target }) => onEdit(`${place}.${BASE_LOCALE}`, target.value)}
        />
      </div>
      {languages.filter(isOther).map((locale) => (
        <Field
          key={locale}
          name={`${place}.${locale}`}
          lang={locale}
          label={languageNames[locale]}
          hint={STATES[stateOf(value, locale)]}
          value={textOf(value[locale]?.text)}
          error={describeFault(label, faults[`${place}.${locale}.text`])}
          onChange={({ target }) => onEdit(`${place}.${locale}`, { text: target.value, of: textOf(value.en) })}
        />
      ))}
    </fieldset>
  );
}
