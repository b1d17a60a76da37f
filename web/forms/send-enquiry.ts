/** Long enough for a bad connection; then the visitor can try again, and the key makes sure that it is stored once. */
const GIVE_UP_MS = 30_000;

export type Outcome =
  | { kind: 'stored'; message: string }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'unreachable' };

export async function sendEnquiry(path: string, payload: unknown, key: string): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const { message = '', fields = {} } = await response.json().catch(() => ({}));
    return response.ok ? { kind: 'stored', message } : { kind: 'refused', message, fields };
  } catch {
    return { kind: 'unreachable' };
  }
}
