import { createHmac } from 'node:crypto';
import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import { bareMobile } from '../../../contract/mobile-number.ts';

/**
 * The same for two enquiries that say the same, whether they are data or a plain form. Made with the enquiry's own key: the prints
 * of two people who wrote the same have nothing in common, and none can be looked up in a list of likely ones.
 */
export function payloadPrint({ fields }: EnquiryDefinition, payload: unknown, key: string): string {
  const given = Object(payload) as Record<string, unknown>;
  const said = Object.entries(fields).flatMap(([name, { column }]) => {
    const value = plain(given[name]);
    return value === '' ? [] : [[name, column === 'mobile' && typeof value === 'string' ? bareMobile(value) : value]];
  });
  return createHmac('sha256', key).update(JSON.stringify(said)).digest('base64url');
}

/** No field has parts that have parts again: whatever lies deeper is refused later, and must not be followed down. */
const DEEPEST = 2;

/** What was left empty, left out or not ticked is all one. */
function plain(value: unknown, depth = 0): unknown {
  if (value == null || value === false) return '';
  if (typeof value !== 'object') return String(value).trim();
  if (depth === DEEPEST) return '';
  const parts = Object.entries(value).map(([name, part]) => [name, plain(part, depth + 1)]);
  return parts.filter(([, part]) => part !== '').sort();
}
