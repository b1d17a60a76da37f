import { call, queryClient } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { forgetEverything, hasLoggedOut } from './session.ts';

/** Leaves in any case: a session that the server could not be told about ends by itself. */
export async function logOut(): Promise<void> {
  // Whatever asks before the tab is closed: none of it would be there for whoever logs in next.
  const isSaved = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (!isSaved && !window.confirm(panelTexts.confirmLogout)) return;
  await endNotifications().catch((error: unknown) => console.warn('Notifications were not turned off.', error));
  hasLoggedOut.set(true);
  await call('logOut').catch((error: unknown) => console.warn('The server was not told of the logout.', error));
  forgetEverything();
  queryClient.clear();
}

/** Whoever comes next is not to be told of the leads of whoever leaves. */
async function endNotifications(): Promise<void> {
  const { canNotify, stopNotifying } = await import('../notifications/notifications.ts');
  if (canNotify()) await stopNotifying();
}
