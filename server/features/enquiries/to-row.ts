import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import { columnOf } from '../../../contract/enquiries/enquiry-definition.ts';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import { searchTextOf } from '../../db/search-text.ts';
import type { NewEnquiry } from '../../db/tables.ts';
import { newReference } from './new-reference.ts';

interface Sent {
  key?: string | undefined;
  isSuspected?: boolean;
  /** The version of the notice that the sender saw. */
  consent?: string | undefined;
  /** Of what was sent under the key. */
  print?: string | undefined;
  /** Of the page that it was sent from. */
  language?: Locale;
}

/** Puts each value of a checked enquiry into its shared column, or into the details. */
export function toRow(
  definition: EnquiryDefinition,
  values: Record<string, unknown>,
  createdAt: number,
  { key, isSuspected, consent, print, language = BASE_LOCALE }: Sent = {},
): NewEnquiry {
  const row = { name: '', mobile: '', email: '', model: '', registration: '', message: '' };
  const details: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const column = columnOf(definition, field);
    if (column) row[column] = String(value);
    else if (value !== '' || field in definition.fields) details[field] = value;
  }
  return {
    kind: definition.kind,
    ...row,
    details: JSON.stringify(details),
    search_text: searchTextOf(row, details),
    created_at: createdAt,
    idempotency_key: key ?? null,
    is_suspected: isSuspected ? 1 : 0,
    consent_version: consent ?? null,
    payload_print: print ?? null,
    reference: newReference(),
    language,
  };
}
