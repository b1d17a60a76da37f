import * as z from 'zod';
import { FIRST_YEAR, lastBookingDay, thisYear, today } from './day-limits.ts';
import { isRealDate } from './kolkata-time.ts';
import { messages } from './messages.ts';
import { bareMobile, isMobile } from './mobile-number.ts';
import { optionalText, readRupees, requiredText, shortText } from './text.ts';

/** The columns that all enquiries share; what has no column of its own is kept in the enquiry's details. */
export type SharedColumn = 'name' | 'mobile' | 'email' | 'model' | 'registration' | 'message';

/** What a form needs to know to draw a field; the rules are in the schema. */
interface FieldInput {
  label: string;
  control: 'text' | 'email' | 'tel' | 'number' | 'year' | 'date' | 'select' | 'textarea' | 'checkbox' | 'channels';
  required: boolean;
  maxLength?: number;
  options?: readonly string[];
  autocomplete?: string;
}

export interface Field<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  input: FieldInput;
  column?: SharedColumn;
}

interface Options {
  /** true, or the sentence that is shown when the field is missing. */
  required?: boolean | string;
  column?: SharedColumn;
  autocomplete?: string;
}

const field = <Schema extends z.ZodType>(
  schema: Schema,
  input: Omit<FieldInput, 'required' | 'autocomplete'>,
  options: Options,
): Field<Schema> => ({
  schema,
  input: {
    ...input,
    required: Boolean(options.required),
    ...(options.autocomplete && { autocomplete: options.autocomplete }),
  },
  ...(options.column && { column: options.column }),
});

const missingSentence = (label: string, { required }: Options) =>
  typeof required === 'string' ? required : messages.field.required(label);

const textSchema = (label: string, maxLength: number, options: Options) =>
  options.required ? requiredText(label, maxLength, missingSentence(label, options)) : optionalText(label, maxLength);

/** Says in the schema itself, and so in the API reference, whether the field may be left out. */
const givenUnlessRequired = <Output>(schema: z.ZodType<Output>, { required }: Options) =>
  (required ? schema : schema.nullish()) as z.ZodType<Output | null | undefined>;

/** Widens a text schema to the numbers that JSON clients send for digits, without changing what is stored. */
const digitsSchema = (
  label: string,
  options: Options,
  rule: { clean?: (value: string) => string; fault: (digits: string) => string | undefined },
) =>
  givenUnlessRequired(
    z.union([shortText(label, 40), z.number()], {
      error: ({ input }) => (input == null ? missingSentence(label, options) : rule.fault('')),
    }),
    options,
  )
    .transform((value) => (value == null ? '' : String(value)))
    .transform(rule.clean ?? ((digits) => digits))
    .pipe(
      z.string().superRefine((digits, context) => {
        if (digits === '' && !options.required) return;
        const fault = digits === '' ? missingSentence(label, options) : rule.fault(digits);
        if (fault) context.addIssue(fault);
      }),
    );

export const text = (label: string, options: Options & { maxLength?: number } = {}) => {
  const maxLength = options.maxLength ?? 100;
  return field(textSchema(label, maxLength, options), { label, control: 'text', maxLength }, options);
};

export const message = (options: Options = {}) => {
  const label = 'Message';
  const schema = textSchema(label, 2000, options);
  return field(schema, { label, control: 'textarea', maxLength: 2000 }, { column: 'message', ...options });
};

/** What browsers take for an e-mail address, with a domain that has a dot. */
const isEmail = (value: string): boolean => z.regexes.html5Email.test(value) && /@.+\../.test(value);

export const email = (label: string, options: Options = {}) => {
  const schema = textSchema(label, 254, options).pipe(
    z.string().refine((value) => value === '' || isEmail(value), { error: messages.field.email(label) }),
  );
  const input = { label, control: 'email', maxLength: 254 } as const;
  return field(schema, input, { column: 'email', autocomplete: 'email', ...options });
};

export const mobile = (label: string, options: Options & { stripNonDigits?: boolean } = {}) => {
  const clean = options.stripNonDigits ? (value: string) => bareMobile(value.replace(/\D/g, '')) : bareMobile;
  const schema = digitsSchema(label, options, { clean, fault: (digits) => mobileFault(label, digits) });
  const input = { label, control: 'tel', maxLength: 10 } as const;
  return field(schema, input, { column: 'mobile', autocomplete: 'tel-national', ...options });
};

function mobileFault(label: string, digits: string): string | undefined {
  if (!/^\d{10}$/.test(digits)) return messages.field.mobile(label);
  return isMobile(digits) ? undefined : messages.field.noNumber(label);
}

export const year = (label: string, options: Options = {}) => {
  const fault = (digits: string) => (isYear(digits) ? undefined : messages.field.year(label, thisYear()));
  return field(digitsSchema(label, options, { fault }), { label, control: 'year', maxLength: 4 }, options);
};

const isYear = (digits: string): boolean =>
  /^\d{4}$/.test(digits) && Number(digits) >= FIRST_YEAR && Number(digits) <= thisYear();

/** Whole rupees; grouping commas and a rupee sign in a text are understood. Absent or empty is null. */
export const rupees = (label: string, options: Options = {}) => {
  const error = messages.field.rupees(label);
  const schema = z
    .union([shortText(label, 40), z.number()], { error })
    .nullish()
    .transform((value) => (value == null || value === '' ? null : readRupees(value)))
    .pipe(z.int({ error }).min(0, { error }).max(100_000_000, { error }).nullable());
  return field(schema, { label, control: 'number' }, options);
};

export const choice = (label: string, choices: readonly string[], options: Options = {}) => {
  const schema = textSchema(label, 100, options).pipe(
    z.string().refine((value) => value === '' || choices.includes(value), { error: messages.field.choice(label) }),
  );
  return field(schema, { label, control: 'select', options: choices }, options);
};

/** A day from today on in Asia/Kolkata that is near enough to be booked. */
export const comingDay = (label: string, options: Options = {}) => {
  const schema = textSchema(label, 10, options).pipe(
    z.string().superRefine((value, context) => {
      if (value === '') return;
      if (!isRealDate(value)) context.addIssue(messages.field.date(label));
      else if (value < today()) context.addIssue(messages.field.dateInPast(label));
      else if (value > lastBookingDay()) context.addIssue(messages.field.dateTooFar(label));
    }),
  );
  return field(schema, { label, control: 'date' }, options);
};

export const checkbox = (label: string, options: Options = {}) => {
  const error = ({ input }: { input?: unknown }) =>
    input == null ? missingSentence(label, options) : messages.field.yesOrNo(label);
  const schema = givenUnlessRequired(z.boolean({ error }), options)
    .transform((value) => value ?? false)
    .pipe(z.boolean().refine((value) => value || !options.required, { error: missingSentence(label, options) }));
  return field(schema, { label, control: 'checkbox' }, options);
};
