import { entryAddresses, publicAddresses, staffAddresses } from '../../contract/addresses.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { Call } from '../lib/api-client.ts';
import { createApiClient } from '../lib/api-client.ts';
import type { Transport } from '../lib/browser-transport.ts';
import { panelTransport } from './first-answers.ts';
import { createQueryClient } from './panel-queries.ts';
import { noticeEndOfSession } from './session/end-of-session.ts';

const addresses = { ...publicAddresses, ...entryAddresses, ...staffAddresses };

export const createPanelClient = (transport: Transport): Call => createApiClient(transport, BASE_LOCALE, addresses);

export const call = createPanelClient(panelTransport);

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
