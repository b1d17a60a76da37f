import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call, queryClient } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { isInterrupted, keepToken } from '../session/session.ts';

interface Credentials {
  userId: string;
  password: string;
  /** Of accounts with two-step login. */
  code?: string;
}

interface Result {
  isIn: boolean;
  /** The password is right, and a code is what is missing or wrong. */
  needsCode: boolean;
  text: string;
}

/** Tries to start a session, and returns what to tell the person about it. */
export async function logIn({ userId, password, code }: Credentials): Promise<Result> {
  try {
    const { token } = await call('logIn', { body: { userId, password, ...(code && { code }) } });
    const isSamePerson = keepToken(token, userId);
    if (!isSamePerson) {
      isInterrupted.set(false);
      queryClient.clear();
    }
    // What was refused while nobody was logged in is asked for again; what is there stays, with all that is typed into it.
    else void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    return { isIn: true, needsCode: false, text: messages.staff.loggedIn };
  } catch (error) {
    if (!(error instanceof ApiError))
      return { isIn: false, needsCode: code !== undefined, text: panelTexts.networkFailed };
    return { isIn: false, needsCode: 'code' in error.fields, text: error.message || messages.staff.invalidCredentials };
  }
}
