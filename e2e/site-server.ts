import path from 'node:path';
import { ADMIN } from '../test-support/begin-site.ts';
import { freePort, startServer, temporaryFolder } from '../test-support/server-process.ts';

export { ADMIN };

const DEMO = path.join(import.meta.dirname, '..', 'demo');
const FIRST_PASSWORD = 'the one in a file of settings';

export interface SiteServer {
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Canonical and shared addresses need a port that is known beforehand. */
export async function settingsOfSite(host: string): Promise<{ origin: string; settings: Record<string, string> }> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    ENQUIRIES_PER_MINUTE: '0',
    ENQUIRIES_PER_DAY: '0',
    LOGINS_PER_MINUTE: '0',
    UNUSUAL_PAGES_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  };
  return { origin, settings };
}

/** The built site as visitors get it: a process, on a database of its own, which is gone when it stops. */
export async function startSite({ isDemo = false } = {}): Promise<SiteServer> {
  const { folder, remove } = temporaryFolder();
  const { origin, settings } = await settingsOfSite('127.0.0.1');
  try {
    const server = await startServer({
      ...settings,
      DATA_DIR: folder,
      ADMIN_USER_ID: ADMIN.userId,
      ADMIN_PASSWORD: FIRST_PASSWORD,
      ...(isDemo && { KICKSTAND_TEST_DEALERSHIP: DEMO }),
    });
    await choosePassword(origin, FIRST_PASSWORD, ADMIN);
    return {
      origin,
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
