import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-client.ts';
import type { Status } from '../layout/status.ts';
import { call } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { keepToken } from '../session/session.ts';

/** Tries to start a session, and answers what to tell the person about it. */
export async function logIn(userId: string, password: string): Promise<Status> {
  try {
    const { token } = await call('logIn', { body: { userId, password } });
    keepToken(token);
    return { tone: 'success', text: messages.staff.loggedIn };
  } catch (error) {
    if (!(error instanceof ApiError)) return { tone: 'error', text: panelTexts.networkFailed };
    return { tone: 'error', text: error.message || messages.staff.invalidCredentials };
  }
}
