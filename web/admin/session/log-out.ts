import { call, queryClient } from '../panel-api.ts';
import { forgetEverything } from './session.ts';

/** Leaves in any case: a session that the server could not be told about ends by itself. */
export async function logOut(): Promise<void> {
  await call('logOut').catch((error: unknown) => console.warn('The server was not told of the logout.', error));
  forgetEverything();
  queryClient.clear();
}
