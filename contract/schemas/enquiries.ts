import * as z from 'zod';
import type { ContextName } from '../enquiries/context.ts';
import { contextFields } from '../enquiries/context.ts';
import type { EnquiryDefinition } from '../enquiries/enquiry-definition.ts';
import { fault } from './fault.ts';
import { fieldSchema } from './fields.ts';
import { optionalText } from './text.ts';

export type EnquirySchema = z.ZodType<Record<string, unknown>>;

const isFilled = (value: unknown): boolean => value !== '' && value !== null && value !== false;

const contextSchemas = (names: readonly ContextName[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    names.map((name) => [name, optionalText(contextFields[name].label, contextFields[name].maxLength)]),
  );

/** What a form may send: its fields by their rules, and what its page can say beside them. */
export function enquirySchema({ fields, context, refuseEmpty }: EnquiryDefinition): EnquirySchema {
  const rules = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  const schema = z.object({ ...rules, ...contextSchemas(context) });
  if (!refuseEmpty) return schema;
  return schema.refine((values) => Object.keys(fields).some((name) => isFilled(values[name])), {
    error: fault(refuseEmpty),
  });
}
