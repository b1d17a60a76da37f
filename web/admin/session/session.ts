import { createStore } from '../../lib/store.ts';

const KEY = 'adminToken';

/** The token says that somebody logged in here. It opens nothing: the credential is the session cookie. */
export const token = createStore<string | null>(localStorage.getItem(KEY));

// Logging in or out in one tab counts in all of them.
window.addEventListener('storage', () => token.set(localStorage.getItem(KEY)));

export function keepToken(value: string): void {
  localStorage.setItem(KEY, value);
  token.set(value);
}

export function forgetToken(): void {
  localStorage.removeItem(KEY);
  token.set(null);
}

export function forgetEverything(): void {
  localStorage.clear();
  token.set(null);
}
