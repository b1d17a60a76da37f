import type { DocumentControl, DocumentField } from '../../../contract/documents/field.ts';
import type { LocalText, OtherLocale, TextState } from '../../../contract/documents/local-text.ts';
import { stateOf } from '../../../contract/documents/local-text.ts';
import { BASE_LOCALE, languageNames, locales } from '../../../contract/locales.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { DocumentBody } from './draft-keeper.ts';
import { valueAt } from './places.ts';

interface Props {
  field: DocumentField;
  body: DocumentBody;
  /** By place, as `salesHours.days.en`. */
  faults: Readonly<Record<string, string>>;
  onEdit: (place: string, value: unknown) => void;
}

const INPUTS: Record<Exclude<DocumentControl, 'local'>, { type: string; inputMode?: 'numeric' | 'tel' | 'url' }> = {
  line: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  // Not the browser's own checks: what is half typed is saved too, and the server says what is missing.
  email: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric' },
  link: { type: 'text', inputMode: 'url' },
};

/** One field of a document, or three where it is a text for people. */
export function DocumentFieldInput({ field, body, faults, onEdit }: Props) {
  const { place, label, control, hint } = field;
  const value = valueAt(body, place);
  if (control === 'local')
    return <LocalLine field={field} value={value as LocalText} faults={faults} onEdit={onEdit} />;
  return (
    <TextField
      {...INPUTS[control]}
      name={place}
      label={label}
      hint={hint}
      value={textOf(value)}
      error={describe(label, faults[place])}
      onChange={({ target }) => onEdit(place, control === 'number' ? numberIn(target.value) : target.value)}
    />
  );
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
/** What is no number stays as it was typed, and is found by the server. */
const numberIn = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);
/** The rules speak of "it": the field's own name comes before. */
const describe = (label: string, fault: string | undefined): string | undefined => fault && `${label} ${fault}`;

const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== BASE_LOCALE);

const STATES: Record<TextState, string> = {
  fresh: '',
  stale: 'The English has changed since this was translated.',
  missing: 'Not translated yet: pages show the English.',
};

function LocalLine({ field, value, faults, onEdit }: Omit<Props, 'body'> & { value: LocalText }) {
  const { place, label } = field;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <TextField
        name={`${place}.${BASE_LOCALE}`}
        label={languageNames[BASE_LOCALE]}
        value={textOf(value?.en)}
        error={describe(label, faults[`${place}.${BASE_LOCALE}`] ?? faults[place])}
        onChange={({ target }) => onEdit(`${place}.${BASE_LOCALE}`, target.value)}
      />
      {otherLocales.map((locale) => (
        <TextField
          key={locale}
          name={`${place}.${locale}`}
          lang={locale}
          label={languageNames[locale]}
          hint={STATES[stateOf(value ?? { en: '' }, locale)]}
          value={textOf(value?.[locale]?.text)}
          error={describe(label, faults[`${place}.${locale}.text`])}
          onChange={({ target }) => onEdit(`${place}.${locale}`, { text: target.value, of: textOf(value?.en) })}
        />
      ))}
    </fieldset>
  );
}
