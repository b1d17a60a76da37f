import type { FastifyRequest } from 'fastify';
import { CONSENT_FIELD, CONSENT_HEADER } from '../../../contract/enquiries/consent.ts';
import type { EnquiryDefinition } from '../../../contract/enquiries/enquiry-definition.ts';
import { HONEYPOT_FIELD, isIdempotencyKey, KEY_FIELD, KEY_HEADER } from '../../../contract/enquiries/submission.ts';
import type { Locale } from '../../../contract/locales.ts';
import { FormBody } from '../../http/form-body.ts';
import { HttpError } from '../../http/http-error.ts';
import { languageOf } from '../../http/language.ts';
import { formToPayload } from './read-form.ts';

/** What came in, not checked yet but for its key. */
export interface Submission {
  payload: unknown;
  key: string | undefined;
  isSuspected: boolean;
  /** The version of the notice that the sender claims to have seen. */
  consent: string | undefined;
  /** Of the page that it was sent from. */
  language: Locale;
}

export function readSubmission(definition: EnquiryDefinition, request: FastifyRequest): Submission {
  const { body } = request;
  const keys = givenKeys(request);
  if (keys.length > 1 || !keys.every(isIdempotencyKey)) throw new HttpError(400, 'request.invalidKey');
  const [key] = keys;
  const sent = { key, consent: givenConsent(request), language: languageOf(request) };
  if (body instanceof FormBody) {
    const isSuspected = body.filled(HONEYPOT_FIELD).length > 0;
    return { ...sent, payload: formToPayload(definition, body), isSuspected };
  }
  return { ...sent, payload: body, isSuspected: isFilledIn(body) };
}

/** The header counts; a plain form, which cannot set one, has a field instead. */
export function givenKeys({ headers, body }: FastifyRequest): string[] {
  const header = headers[KEY_HEADER];
  if (header !== undefined) return [header].flat();
  return body instanceof FormBody ? body.filled(KEY_FIELD) : [];
}

function givenConsent({ headers, body }: FastifyRequest): string | undefined {
  const header = headers[CONSENT_HEADER];
  if (header !== undefined) return [header].flat()[0];
  return body instanceof FormBody ? body.filled(CONSENT_FIELD)[0] : undefined;
}

function isFilledIn(payload: unknown): boolean {
  const { [HONEYPOT_FIELD]: value } = Object(payload) as Record<string, unknown>;
  return value != null && value !== '';
}
