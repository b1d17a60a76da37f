import { CONSENT_HEADER } from '../../contract/enquiries/consent.ts';
import { KEY_HEADER, REFERENCE_HEADER } from '../../contract/enquiries/submission.ts';
import type { Letter } from './outbox.ts';

/** Long enough for a bad connection; then the visitor can try again, and the key makes sure that it is stored once. */
const GIVE_UP_MS = 30_000;

export type Outcome =
  | { kind: 'stored'; message: string; reference: string | undefined }
  | { kind: 'refused'; status: number; message: string; fields: Readonly<Record<string, string>> }
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
    const { message, fields } = await readReply(response);
    const reference = response.headers.get(REFERENCE_HEADER) ?? undefined;
    return response.ok
      ? { kind: 'stored', message, reference }
      : { kind: 'refused', status: response.status, message, fields };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Something in between may have answered in place of the server, in whatever shape. */
async function readReply(response: Response): Promise<{ message: string; fields: Record<string, string> }> {
  const reply: unknown = await response.json().catch(() => undefined);
  const { message, fields } = Object(reply) as Record<string, unknown>;
  const sentences = Object.entries(Object(fields)).filter((entry) => typeof entry[1] === 'string');
  return {
    message: typeof message === 'string' ? message : '',
    fields: Object.fromEntries(sentences) as Record<string, string>,
  };
}
