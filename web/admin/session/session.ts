import { TOKEN_KEY as KEY } from '../../../contract/first-calls.ts';
import { createStore } from '../../lib/store.ts';

const USER = 'adminUser';

/** The token says that somebody logged in here. It opens nothing: the credential is the session cookie. */
export const token = createStore<string | null>(localStorage.getItem(KEY));

/** True from the moment the server refuses a session in the middle of work until somebody logs in again. */
export const isInterrupted = createStore(false);

/** Whether anything had been typed in this window when the server refused its session. */
export const wasTyping = createStore(false);

let hasTyped = false;
window.addEventListener('input', () => {
  hasTyped = true;
});

/** True from a logout until somebody logs in again: then the login has nothing to complain about. */
export const hasLoggedOut = createStore(false);

// Logging in or out in one tab counts in all of them.
window.addEventListener('storage', () => token.set(localStorage.getItem(KEY)));

/** Returns whether it is the person who was here before: only they may go on with what is still open. */
export function keepToken(value: string, userId: string): boolean {
  const isSamePerson = localStorage.getItem(USER) === userId;
  if (!isSamePerson) sessionStorage.clear();
  localStorage.setItem(KEY, value);
  localStorage.setItem(USER, userId);
  hasLoggedOut.set(false);
  token.set(value);
  return isSamePerson;
}

/** The login comes up, and what is open stays behind it. */
export function endSession(): void {
  isInterrupted.set(true);
  wasTyping.set(hasTyped);
  localStorage.removeItem(KEY);
  token.set(null);
}

/** What somebody did without a network stays until it is sent, under their own name: it is sent when they are here again. */
export const UNSENT = 'desk.unsent.';

export function forgetEverything(): void {
  const names = Object.keys(localStorage).filter((name) => !name.startsWith(UNSENT));
  for (const name of names) localStorage.removeItem(name);
  sessionStorage.clear();
  isInterrupted.set(false);
  hasLoggedOut.set(true);
  token.set(null);
}

/** Whose session was the last one here. */
export const lastUser = (): string => localStorage.getItem(USER) ?? '';
