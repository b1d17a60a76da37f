import { ApiError, createApiClient } from '../lib/api-client.ts';
import { browserTransport } from '../lib/browser-transport.ts';
import { createQueryClient } from '../lib/queries.ts';
import { announce } from './layout/status.ts';
import { panelTexts } from './panel-texts.ts';
import { forgetToken, token } from './session/session.ts';

export const call = createApiClient(browserTransport);

export const queryClient = createQueryClient(call, { retries: 1, onError: leaveWhenUnauthorized });

function leaveWhenUnauthorized(error: Error): void {
  // Of several calls that fail together, the first ends the session and says so.
  if (!(error instanceof ApiError) || error.status !== 401 || !token.get()) return;
  announce({ tone: 'error', text: panelTexts.sessionEnded });
  forgetToken();
  queryClient.clear();
}
