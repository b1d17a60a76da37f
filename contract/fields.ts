import type { PlainKey } from './sentence.ts';

/** The columns that all enquiries share; what has no column of its own is kept in the enquiry's details. */
export type SharedColumn = 'name' | 'mobile' | 'email' | 'model' | 'registration' | 'message';

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'year'
  | 'date'
  | 'select'
  | 'textarea'
  | 'checkbox'
  | 'channels';

/** A field as the form draws it and as the rule judges it, which follows from the control (`schemas/fields.ts`). */
export interface Field {
  label: string;
  control: Control;
  required: boolean;
  /** Said in place of the usual sentence when the field is missing. */
  missing?: PlainKey;
  maxLength?: number;
  options?: readonly string[];
  /** What options read in the language of the page, where that is not what is sent. */
  optionLabels?: Readonly<Record<string, string>>;
  autocomplete?: string;
  column?: SharedColumn;
  /** Whatever is no digit is dropped before the rule is applied. */
  keepsDigitsAlone?: true;
}

interface Options {
  /** true, or the key of the sentence that is shown when the field is missing. */
  required?: boolean | PlainKey;
  column?: SharedColumn;
  autocomplete?: string;
}

const field = (
  label: string,
  control: Control,
  { required, ...options }: Options,
  more: Partial<Field> = {},
): Field => ({
  label,
  control,
  required: Boolean(required),
  ...(typeof required === 'string' && { missing: required }),
  ...more,
  ...options,
});

export const text = (label: string, { maxLength = 100, ...options }: Options & { maxLength?: number } = {}): Field =>
  field(label, 'text', options, { maxLength });

export const message = (options: Options = {}): Field =>
  field('Message', 'textarea', options, { maxLength: 2000, column: 'message' });

export const email = (label: string, options: Options = {}): Field =>
  field(label, 'email', options, { maxLength: 254, column: 'email', autocomplete: 'email' });

export const mobile = (label: string, options: Options & { keepsDigitsAlone?: true } = {}): Field =>
  field(label, 'tel', options, { maxLength: 10, column: 'mobile', autocomplete: 'tel-national' });

export const year = (label: string, options: Options = {}): Field => field(label, 'year', options, { maxLength: 4 });

/** Whole rupees; grouping commas and a rupee sign in a text are understood. Absent or empty is null. */
export const rupees = (label: string, options: Options = {}): Field => field(label, 'number', options);

export const choice = (label: string, choices: readonly string[], options: Options = {}): Field =>
  field(label, 'select', options, { options: choices });

/** A day from today on in Asia/Kolkata that is near enough to be booked. */
export const comingDay = (label: string, options: Options = {}): Field => field(label, 'date', options);

export const checkbox = (label: string, options: Options = {}): Field => field(label, 'checkbox', options);

/** Boxes that can be ticked one by one, or all at once. */
export const channels = (label: string, names: readonly string[]): Field =>
  field(label, 'channels', {}, { options: names });
