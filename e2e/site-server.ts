import { freePort, startServer, temporaryFolder } from '../test-support/server-process.ts';

export const ADMIN = { userId: 'admin', password: 'correct horse battery' };

export interface SiteServer {
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The built site as visitors get it, on a database of its own, which is gone when it stops. */
export async function startSite(): Promise<SiteServer> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    // Canonical and shared addresses need one that is known beforehand.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
    ENQUIRIES_PER_MINUTE: '0',
    ENQUIRIES_PER_DAY: '0',
    LOGINS_PER_MINUTE: '0',
    UNUSUAL_PAGES_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  };
  try {
    const server = await startServer(settings);
    return {
      origin: server.origin,
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
