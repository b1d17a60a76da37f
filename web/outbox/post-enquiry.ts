import { CONSENT_HEADER } from '../../contract/enquiries/consent.ts';
import { KEY_HEADER, REFERENCE_HEADER } from '../../contract/enquiries/submission.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Letter } from './outbox.ts';

/** Long enough for a bad connection; then the visitor can try again, and the key makes sure that it is stored once. */
const GIVE_UP_MS = 30_000;

export type Outcome =
  | { kind: 'stored'; message: string; reference: string | undefined }
  | ({ kind: 'refused' } & Pick<ApiError, 'status' | 'message' | 'fields'>)
  | { kind: 'unreachable' };

export async function postEnquiry({ path, payload, key, consent }: Letter): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [KEY_HEADER]: key,
        [CONSENT_HEADER]: consent,
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const { status, message, fields } = new ApiError(response.status, body);
      return { kind: 'refused', status, message, fields };
    }
    const { message } = Object(body) as { message?: unknown };
    const reference = response.headers.get(REFERENCE_HEADER) ?? undefined;
    return { kind: 'stored', message: typeof message === 'string' ? message : '', reference };
  } catch {
    return { kind: 'unreachable' };
  }
}
