import { publicAddresses, staffAddresses } from '../../contract/addresses.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { Call, Transport } from '../lib/api-client.ts';
import { createApiClient } from '../lib/api-client.ts';
import { browserTransport } from '../lib/browser-transport.ts';
import { staleRefusal } from './changed-meanwhile.ts';
import { createQueryClient } from './panel-queries.ts';
import { noticeEndOfSession } from './session/end-of-session.ts';

const transport: Transport = async (...request) => {
  const answer = await browserTransport(...request);
  const refusal = staleRefusal(answer.status, answer.body);
  if (refusal) throw refusal;
  return answer;
};

const addresses = { ...publicAddresses, ...staffAddresses };

export const createPanelClient = (transport: Transport): Call => createApiClient(transport, BASE_LOCALE, addresses);

export const call = createPanelClient(transport);

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
