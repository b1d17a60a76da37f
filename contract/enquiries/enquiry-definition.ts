import type { Field, SharedColumn } from '../fields.ts';
import type { PlainKey } from '../sentence.ts';
import type { ConsentPurpose } from './consent.ts';
import type { ContextName } from './context.ts';

export interface EnquiryTexts {
  success: string;
  /** The form's own fallback when the server refuses without a sentence. */
  failure?: string;
  network: string;
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

/** All there is to say of a form; the browser draws it from here, `schemas/enquiries.ts` makes the server's rules of it. */
export interface EnquiryDefinition {
  kind: string;
  /** For the API reference. */
  title: string;
  path: `/${string}`;
  fields: Readonly<Record<string, Field>>;
  /** What the page can say beside the fields. */
  context: readonly ContextName[];
  texts: EnquiryTexts;
  /** Said instead of the single field's sentence when a required field is missing. */
  incomplete?: PlainKey;
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
  refuseEmpty?: PlainKey;
}

export const columnOf = (definition: EnquiryDefinition, fieldName: string): SharedColumn | undefined =>
  definition.fields[fieldName]?.column;
