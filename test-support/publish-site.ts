import type { LightMyRequestResponse } from 'fastify';
import type { StaffCall } from './test-app.ts';

const ADDRESS = '/api/documents/site/site';

/** Changes what the dealership says of itself, as staff do it in the panel. */
export async function publishSite(staff: StaffCall, change: object): Promise<LightMyRequestResponse> {
  const { live, draft, body } = (await staff('GET', ADDRESS)).json();
  const base = (draft ?? live).id;
  const saved = (await staff('PATCH', ADDRESS, { base, body: { ...body, ...change } })).json();
  return staff('POST', `${ADDRESS}/publish`, { revision: saved.draft.id });
}
