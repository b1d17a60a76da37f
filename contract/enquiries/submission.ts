/** Carries the key of an enquiry; each further one with the same key is answered, but not stored again. */
export const KEY_HEADER = 'idempotency-key';
/** The same in a plain form, which cannot set headers. */
export const KEY_FIELD = '_key';
/** In a plain form that was given back: the page it stood on at first. */
export const BACK_FIELD = '_back';
/** In the answer to a stored enquiry: under which staff find it. */
export const REFERENCE_HEADER = 'enquiry-reference';
/** A field that people do not see and programs fill in: what comes with it is stored and marked. */
export const HONEYPOT_FIELD = 'website';

const KEY_PATTERN = /^[\w-]{8,64}$/;

export const isIdempotencyKey = (value: string): boolean => KEY_PATTERN.test(value);
