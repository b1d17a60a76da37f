import { HONEYPOT_FIELD } from '../../contract/enquiries/submission.ts';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';

/** A field that people never see; whatever fills it in is no person. */
export const TRAP_FIELD = HONEYPOT_FIELD;

/** What a form holds, by the names of its controls; a box that is not ticked is missing, as in any form. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, single(data.getAll(name).map(String))]));
}

const single = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? '') : values);
export const listOf = (value: FormValues[string] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
const text = (value: FormValues[string] | undefined): string => listOf(value)[0] ?? '';

/** The payload of the call, in the shape that the form's definition asks for. */
export function valuesToPayload({ fields, context }: FormDefinition, values: FormValues): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, { control, options = [] }]) => {
    if (control === 'checkbox') return [name, name in values];
    if (control === 'channels') return [name, channelFlags(options, listOf(values[name]))];
    return [name, text(values[name])];
  });
  // Only where the page knows it: the others send what is specified and no more.
  const known = context.flatMap((name) => (text(values[name]) ? [[name, text(values[name])]] : []));
  const trapped = text(values[TRAP_FIELD]);
  return { ...Object.fromEntries([...entries, ...known]), ...(trapped && { [TRAP_FIELD]: trapped }) };
}

const channelFlags = (options: readonly string[], chosen: readonly string[]) => ({
  all: options.every((option) => chosen.includes(option)),
  ...Object.fromEntries(options.map((option) => [option, chosen.includes(option)])),
});

/** The required fields that are still empty, in the order of the definition. */
export const missingFields = ({ fields }: FormDefinition, values: FormValues): string[] =>
  Object.entries(fields)
    .filter(([name, { required, control }]) => required && control !== 'checkbox' && text(values[name]).trim() === '')
    .map(([name]) => name);

/** The agreements that are asked for and not ticked. */
export const openAgreements = ({ fields }: FormDefinition, values: FormValues): string[] =>
  Object.entries(fields)
    .filter(([name, { required, control }]) => required && control === 'checkbox' && !(name in values))
    .map(([name]) => name);
