import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call, queryClient } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { isInterrupted, keepToken } from '../session/session.ts';

interface Result {
  isIn: boolean;
  text: string;
}

/** Tries to start a session, and answers what to tell the person about it. */
export async function logIn(userId: string, password: string): Promise<Result> {
  try {
    const { token } = await call('logIn', { body: { userId, password } });
    const isSamePerson = keepToken(token, userId);
    if (!isSamePerson) {
      isInterrupted.set(false);
      queryClient.clear();
    }
    return { isIn: true, text: messages.staff.loggedIn };
  } catch (error) {
    if (!(error instanceof ApiError)) return { isIn: false, text: panelTexts.networkFailed };
    return { isIn: false, text: error.message || messages.staff.invalidCredentials };
  }
}
