import { loginMessages } from '../../../contract/messages/login.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call, queryClient } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { forgetPermissions, permissionsQuery } from '../session/permissions.ts';
import { isInterrupted, keepToken } from '../session/session.ts';
import type { PasskeyMessage } from './passkeys.ts';
import { showPasskey } from './passkeys.ts';

interface Credentials {
  userId: string;
  password: string;
  /** Of accounts with two-step login: the one or the other. */
  code?: string;
  passkey?: PasskeyMessage;
}

/** What the second step can be. */
export interface SecondStep {
  /** An authenticator app, and recovery codes. */
  hasApp: boolean;
  /** What the browser needs to ask for a passkey, where the account has one. */
  passkey?: unknown;
}

interface Result {
  isIn: boolean;
  /** The password is right, and this is what is missing or wrong. */
  secondStep?: SecondStep;
  /** Nothing is known about what was given. */
  isUnreachable?: true;
  text: string;
}

/** Tries to start a session, and returns what to tell the person about it. */
export async function logIn(credentials: Credentials): Promise<Result> {
  try {
    const { token } = await call('logIn', { body: credentials });
    return await enter(token, credentials.userId);
  } catch (error) {
    if (!(error instanceof ApiError)) return { isIn: false, isUnreachable: true, text: panelTexts.networkFailed };
    const text = error.message || loginMessages.staff.invalidCredentials;
    return { isIn: false, text, ...('code' in error.fields && { secondStep: readStep(error.current) }) };
  }
}

/** With a passkey alone; undefined: nobody has shown one. */
export async function logInByPasskey(): Promise<Result | undefined> {
  try {
    const passkey = await showPasskey(await call('beginPasskeyLogin'));
    if (!passkey) return undefined;
    const { token, userId } = await call('logInByPasskey', { body: { passkey } });
    return await enter(token, userId);
  } catch (error) {
    const text = error instanceof ApiError ? error.message : '';
    return { isIn: false, text: text || panelTexts.networkFailed };
  }
}

/** Without anything said about it, there is an app. */
const readStep = (current: unknown): SecondStep => ({ hasApp: true, ...(Object(current) as Partial<SecondStep>) });

async function enter(token: string, userId: string): Promise<Result> {
  const isSamePerson = keepToken(token, userId);
  if (!isSamePerson) {
    isInterrupted.set(false);
    queryClient.clear();
    forgetPermissions();
  }
  // What was refused while nobody was logged in is asked for again; what is there stays, with all that is typed into it.
  else void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  // What the panel shows depends on it; should it fail, the panel asks again.
  await queryClient.fetchQuery({ ...permissionsQuery, staleTime: 0 }).catch(() => {});
  return { isIn: true, text: loginMessages.staff.loggedIn };
}
