import { expect, it } from 'vitest';
import { faultOfField } from './field-faults.ts';
import type { FormWords } from './form-words.ts';

const words = {
  missing: (label: string) => `${label} missing`,
  tick: 'tick',
  noNumber: (label: string) => `${label} no number`,
  noEmail: (label: string) => `${label} no email`,
  noYear: (label: string, first: number) => `${label} from ${first}`,
  wrong: (label: string) => `${label} wrong`,
} as Partial<FormWords> as FormWords;
const field = (control: 'tel' | 'email' | 'year' | 'text') => ({ label: 'This', control, required: true });
const fine = { valid: true, valueMissing: false };
const amiss = { valid: false, valueMissing: false };

it.each([
  ['nothing where all is well', field('text'), 'Asha', fine, undefined],
  ['what is missing', field('text'), '', { valid: false, valueMissing: true }, 'This missing'],
  ['a box that is not sent and not ticked', undefined, 'on', amiss, 'tick'],
  ['a number that is too short', field('tel'), '98765', fine, 'This no number'],
  ['a number that nobody has', field('tel'), '0000000000', fine, 'This no number'],
  ['no number where none is needed', { ...field('tel'), required: false }, '', fine, undefined],
  ['a number', field('tel'), '9876543210', fine, undefined],
  ['an address that is none', field('email'), 'asha', amiss, 'This no email'],
  ['a year that is none', field('year'), '1', amiss, 'This from 1980'],
  ['anything else', field('text'), 'x', amiss, 'This wrong'],
])('says of a field: %s', (_what, field, value, validity, sentence) =>
  expect(faultOfField(field, { value, validity }, words)).toBe(sentence),
);
