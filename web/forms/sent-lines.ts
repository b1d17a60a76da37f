import { formatPhone, formatRupees } from '../../contract/display.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import type { Field } from '../../contract/fields.ts';
import { bareMobile } from '../../contract/mobile-number.ts';
import type { FieldChange } from './field-change.ts';
import { optionsOf } from './field-options.ts';
import type { FormValues } from './form-values.ts';
import { listOf } from './form-values.ts';

/** What came of a form that was sent, for the visitor to keep. */
export interface Receipt {
  /** Under which staff find it; none where it waits for a network. */
  reference?: string | undefined;
  isWaiting: boolean;
  /** The form was changed while it was on its way, and its sender is perhaps in the middle of a word. */
  isTypedOn?: boolean;
  lines: readonly SentLine[];
  /** Where the sender can be called. */
  mobile?: string | undefined;
}

interface SentLine {
  label: string;
  value: string;
}

/** What was sent, in the words of the form, with what was chosen on its page; what was left empty is left out. */
export function sentLines(
  { fields, chosen }: FormDefinition,
  values: FormValues,
  changes: Readonly<Record<string, FieldChange>>,
  ticked: string,
): SentLine[] {
  return Object.entries({ ...fields, ...chosen }).flatMap(([name, field]) => {
    const given = listOf(values[name]);
    const isTicked = field.control === 'checkbox' && given.length > 0;
    const value = isTicked ? ticked : readable(field, given, changes[name]);
    return value ? [{ label: field.label, value }] : [];
  });
}

export const mobileIn = ({ fields }: FormDefinition, values: FormValues): string | undefined =>
  Object.keys(fields)
    .flatMap((name) => (fields[name]?.control === 'tel' ? listOf(values[name]) : []))
    .find(Boolean);

function readable(field: Field, given: readonly string[], change: FieldChange | undefined): string {
  if (field.control === 'tel') return given.map((number) => number && formatPhone(bareMobile(number))).join('');
  if (field.control === 'number') return given.map((rupees) => rupees && formatRupees(Number(rupees))).join('');
  if (field.control === 'date') return given.map((day) => day.split('-').reverse().join('-')).join('');
  if (change?.isInCapitals) return given.join('').toUpperCase();
  const options = change?.options ?? optionsOf(field) ?? [];
  const chosen = field.control === 'channels' ? given.filter((value) => value !== 'all') : given;
  return chosen.map((one) => options.find(({ value }) => value === one)?.label ?? one).join(', ');
}
