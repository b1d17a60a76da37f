import * as z from 'zod';
import { FIRST_YEAR, lastBookingDay, thisYear, today } from '../day-limits.ts';
import type { Control, Field } from '../fields.ts';
import { isRealDate } from '../kolkata-time.ts';
import { bareMobile, isMobile } from '../mobile-number.ts';
import { fault } from './fault.ts';
import { optionalText, readRupees, requiredText, shortText } from './text.ts';

/** What a rule needs to know of a field. */
type Ruled = Pick<Field, 'label' | 'required' | 'missing' | 'maxLength' | 'options' | 'keepsDigitsAlone'>;

/** The rule of a field. */
export const fieldSchema = (field: Field): z.ZodType => schemas[field.control](field);

const schemas: Record<Control, (field: Ruled) => z.ZodType> = {
  text: textSchema,
  textarea: textSchema,
  email: emailSchema,
  tel: mobileSchema,
  year: yearSchema,
  number: rupeesSchema,
  select: choiceSchema,
  date: comingDaySchema,
  checkbox: checkboxSchema,
  channels: channelsSchema,
};

const missingFault = ({ label, missing }: Ruled): string =>
  missing ? fault(missing) : fault('field.required', { label });

function textSchema(field: Ruled) {
  const { label, required, maxLength = 100 } = field;
  return required ? requiredText(label, maxLength, missingFault(field)) : optionalText(label, maxLength);
}

/** Says in the schema itself, and so in the API reference, whether the field may be left out. */
const givenUnlessRequired = <Output>(schema: z.ZodType<Output>, { required }: Ruled) =>
  (required ? schema : schema.nullish()) as z.ZodType<Output | null | undefined>;

/** Widens a text schema to the numbers that JSON clients send for digits, without changing what is stored. */
const digitsSchema = (
  field: Ruled,
  rule: { clean?: (value: string) => string; judge: (digits: string) => string | undefined },
) =>
  givenUnlessRequired(
    z.union([shortText(field.label, 40), z.number()], {
      error: ({ input }) => (input == null ? missingFault(field) : rule.judge('')),
    }),
    field,
  )
    .transform((value) => (value == null ? '' : String(value)))
    .transform(rule.clean ?? ((digits) => digits))
    .pipe(
      z.string().superRefine((digits, context) => {
        if (digits === '' && !field.required) return;
        const found = digits === '' ? missingFault(field) : rule.judge(digits);
        if (found) context.addIssue(found);
      }),
    );

/** What browsers take for an e-mail address, with a domain that has a dot. */
const isEmail = (value: string): boolean => z.regexes.html5Email.test(value) && /@.+\../.test(value);

export function emailSchema(field: Ruled) {
  return textSchema({ maxLength: 254, ...field }).pipe(
    z
      .string()
      .refine((value) => value === '' || isEmail(value), { error: fault('field.email', { label: field.label }) }),
  );
}

export function mobileSchema(field: Ruled) {
  const clean = field.keepsDigitsAlone ? (value: string) => bareMobile(value.replace(/\D/g, '')) : bareMobile;
  return digitsSchema(field, { clean, judge: (digits) => mobileFault(field.label, digits) });
}

function mobileFault(label: string, digits: string): string | undefined {
  if (!/^\d{10}$/.test(digits)) return fault('field.mobile', { label });
  return isMobile(digits) ? undefined : fault('field.noNumber', { label });
}

function yearSchema(field: Ruled) {
  const judge = (digits: string) =>
    isYear(digits) ? undefined : fault('field.year', { label: field.label, limit: thisYear() });
  return digitsSchema(field, { judge });
}

const isYear = (digits: string): boolean =>
  /^\d{4}$/.test(digits) && Number(digits) >= FIRST_YEAR && Number(digits) <= thisYear();

function rupeesSchema({ label }: Ruled) {
  const error = fault('field.rupees', { label });
  return z
    .union([shortText(label, 40), z.number()], { error })
    .nullish()
    .transform((value) => (value == null || value === '' ? null : readRupees(value)))
    .pipe(z.int({ error }).min(0, { error }).max(100_000_000, { error }).nullable());
}

function choiceSchema(field: Ruled) {
  const { label, options = [] } = field;
  return textSchema(field).pipe(
    z.string().refine((value) => value === '' || options.includes(value), { error: fault('field.choice', { label }) }),
  );
}

function comingDaySchema(field: Ruled) {
  const { label } = field;
  return textSchema({ ...field, maxLength: 10 }).pipe(
    z.string().superRefine((value, context) => {
      if (value === '') return;
      if (!isRealDate(value)) context.addIssue(fault('field.date', { label }));
      else if (value < today()) context.addIssue(fault('field.dateInPast', { label }));
      else if (value > lastBookingDay()) context.addIssue(fault('field.dateTooFar', { label }));
    }),
  );
}

function checkboxSchema(field: Ruled) {
  const error = ({ input }: { input?: unknown }) =>
    input == null ? missingFault(field) : fault('field.yesOrNo', { label: field.label });
  return givenUnlessRequired(z.boolean({ error }), field)
    .transform((value) => value ?? false)
    .pipe(z.boolean().refine((value) => value || !field.required, { error: missingFault(field) }));
}

/** A flag for each, and one for all of them; a missing one is false. */
function channelsSchema({ label, options = [] }: Ruled) {
  const flag = z.boolean({ error: fault('field.yesOrNo', { label }) }).default(false);
  const names = ['all', ...options];
  return z
    .object(Object.fromEntries(names.map((name) => [name, flag])), { error: fault('field.choice', { label }) })
    .nullish()
    .transform((flags) => flags ?? Object.fromEntries(names.map((name) => [name, false])));
}
