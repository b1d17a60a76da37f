import type { Call, Transport } from '../lib/api-client.ts';
import { createApiClient } from '../lib/api-client.ts';
import { browserTransport } from '../lib/browser-transport.ts';
import { createQueryClient } from '../lib/queries.ts';
import { staleRefusal } from './changed-meanwhile.ts';
import { noticeEndOfSession } from './session/end-of-session.ts';

const transport: Transport = async (...request) => {
  const answer = await browserTransport(...request);
  const refusal = staleRefusal(answer.status, answer.body);
  if (refusal) throw refusal;
  return answer;
};

export const call = createApiClient(transport);

/** For what staff do, as against what screens read: these are told of the end of the session by the query client. */
export const change: Call = async (name, ...input) => {
  try {
    return await call(name, ...input);
  } catch (error) {
    noticeEndOfSession(error);
    throw error;
  }
};

export const queryClient = createQueryClient(call, { retries: 1, onError: noticeEndOfSession });
