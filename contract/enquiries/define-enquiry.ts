import * as z from 'zod';
import type { Field, SharedColumn } from '../fields.ts';
import { optionalText } from '../text.ts';
import type { ConsentPurpose } from './consent.ts';
import type { ContextName } from './context.ts';
import { contextFields } from './context.ts';

interface EnquiryTexts {
  success: string;
  /** The form's own fallback when the server refuses without a sentence. */
  failure?: string;
  network: string;
  /** Said instead of the single field's sentence when a required field is missing. */
  incomplete?: string;
  /** Put before the server's sentence in the error toast. */
  errorPrefix?: string;
  /** Said when the box of a required agreement is not ticked. */
  agreementMissing?: string;
}

/**
 * What happens before a form is sent: what the browser checks too, or the form's own sentence for what is missing, or
 * nothing, where the server alone decides.
 */
type Checks = 'browser' | 'sentence' | 'none';

interface EnquirySource<Fields extends Record<string, Field>> {
  kind: string;
  /** For the API reference. */
  title: string;
  path: `/${string}`;
  fields: Fields;
  /** What the page can say beside the fields. */
  context: readonly ContextName[];
  texts: EnquiryTexts;
  checks: Checks;
  /** What the sender agrees to; an answer where nothing is said. */
  consent?: ConsentPurpose;
  /** The visitor reads the form's own text for a failure rather than the server's sentence. */
  hidesReason?: boolean;
  /** The visitor reads what the server replied to a stored enquiry rather than the form's own text. */
  quotesReply?: boolean;
  /** The submit button reads 'Submitting...' while the form is on its way. */
  showsSubmitting?: boolean;
  /** The sentence for an enquiry in which nothing at all was filled in, where that is refused. */
  refuseEmpty?: string;
}

type SchemaOf<Fields extends Record<string, Field>> = z.ZodObject<{
  [Name in keyof Fields]: Fields[Name]['schema'];
}>;

const isFilled = (value: unknown): boolean => value !== '' && value !== null && value !== false;

const contextSchemas = (names: readonly ContextName[]): Record<string, z.ZodType<string>> =>
  Object.fromEntries(
    names.map((name) => [name, optionalText(contextFields[name].label, contextFields[name].maxLength)]),
  );

export function defineEnquiry<const Fields extends Record<string, Field>>(source: EnquirySource<Fields>) {
  const shape = Object.fromEntries(Object.entries(source.fields).map(([name, field]) => [name, field.schema]));
  const object = z.object({ ...shape, ...contextSchemas(source.context) }) as unknown as SchemaOf<Fields>;
  const { refuseEmpty } = source;
  const schema = refuseEmpty
    ? object.refine((values) => Object.keys(shape).some((name) => isFilled(values[name as keyof typeof values])), {
        error: refuseEmpty,
      })
    : object;
  return { ...source, schema };
}

/** Any of the enquiries, for code that treats them alike. */
export interface EnquiryDefinition extends EnquirySource<Record<string, Field>> {
  schema: z.ZodType<Record<string, unknown>>;
}

export const columnOf = (definition: EnquiryDefinition, fieldName: string): SharedColumn | undefined =>
  definition.fields[fieldName]?.column;
