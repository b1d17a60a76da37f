import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { endSession, hasLoggedOut, token } from './session.ts';

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** To be told of every failed call: one that the server refused for want of a session leads to the login. */
export function noticeEndOfSession(error: unknown): void {
  // Of several calls that fail together, the first ends the session and says so. Whoever is logging out knows.
  if (!isUnauthorized(error) || !token.get() || hasLoggedOut.get()) return;
  showToast('error', panelTexts.sessionEnded);
  endSession();
}

/** What a call failed for, in the server's words where it has some. Of a session that has ended the login speaks. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!isUnauthorized(error)) showToast('error', (error instanceof ApiError && error.message) || otherwise);
}
