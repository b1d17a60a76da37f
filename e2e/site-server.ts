import path from 'node:path';
import { beginBlank } from '../test-support/begin-blank.ts';
import { freePort, startServer, temporaryFolder } from '../test-support/server-process.ts';

export const ADMIN = { userId: 'admin', password: 'correct horse battery' };
const DEMO = path.join(import.meta.dirname, '..', 'demo');
const FIRST_PASSWORD = 'the one in a file of settings';

export interface SiteServer {
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** On what a site begins; otherwise on the dealership of the tests. */
export interface Beginning {
  isBlank?: boolean;
  isDemo?: boolean;
  /** Of the server, beside the usual ones. */
  settings?: Record<string, string>;
}

/** The built site as visitors get it, on a database of its own, which is gone when it stops. */
export async function startSite(
  host = '127.0.0.1',
  { isBlank = false, isDemo = false, settings: more = {} }: Beginning = {},
): Promise<SiteServer> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    // Canonical and shared addresses need one that is known beforehand.
    PUBLIC_URL: `http://${host}:${port}`,
    DATA_DIR: folder,
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: FIRST_PASSWORD,
    ENQUIRIES_PER_MINUTE: '0',
    ENQUIRIES_PER_DAY: '0',
    LOGINS_PER_MINUTE: '0',
    UNUSUAL_PAGES_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    ...(isDemo && { KICKSTAND_TEST_DEALERSHIP: DEMO }),
    ...more,
  };
  try {
    if (isBlank) await beginBlank(folder, { userId: ADMIN.userId, password: FIRST_PASSWORD });
    const server = await startServer(settings);
    await choosePassword(server.origin, FIRST_PASSWORD, ADMIN);
    return {
      origin: `http://${host}:${port}`,
      dataDir: folder,
      async stop() {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The first thing that anybody is asked for whose password somebody else has made. */
export async function choosePassword(origin: string, oldPassword: string, account: typeof ADMIN): Promise<void> {
  const { userId, password } = account;
  const call = (path: string, method: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await call('/api/login', 'POST', { userId, password: oldPassword });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const passwords = { oldPassword, newPassword: password, confirmPassword: password };
  const changed = await call(`/api/profile/password/${userId}`, 'PATCH', passwords, cookie);
  if (!changed.ok) throw new Error(`${userId} could not choose a password: ${await changed.text()}`);
}
