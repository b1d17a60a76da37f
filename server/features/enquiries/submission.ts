import type { FastifyRequest } from 'fastify';
import { HONEYPOT_FIELD, isIdempotencyKey, KEY_HEADER } from '../../../contract/enquiries/submission.ts';
import { messages } from '../../../contract/messages.ts';
import { HttpError } from '../../plugins/http-error.ts';

/** What came in, not checked yet but for its key. */
export interface Submission {
  payload: unknown;
  key: string | undefined;
  isSuspected: boolean;
}

export function readSubmission({ body, headers }: FastifyRequest): Submission {
  const key = headers[KEY_HEADER];
  if (key !== undefined && !isIdempotencyKey(String(key))) throw new HttpError(400, messages.request.invalidKey);
  return { payload: body, key: key && String(key), isSuspected: isFilledIn(body) };
}

function isFilledIn(payload: unknown): boolean {
  const { [HONEYPOT_FIELD]: value } = Object(payload) as Record<string, unknown>;
  return value != null && value !== '';
}
