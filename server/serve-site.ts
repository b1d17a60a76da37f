import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connect.ts';
import type { Draining } from './http/draining.ts';
import { startJobs } from './jobs/index.ts';
import { servePages } from './ssr/serve-pages.ts';

export interface ServedSite {
  app: FastifyInstance;
  draining: Draining;
  close: () => Promise<void>;
}

/** On a database that is ready for this release: it listens, and its jobs run. */
export async function serveSite(config: Config): Promise<ServedSite> {
  const database = openDatabase(config);
  // Tests of the API run without a build of the front end.
  const { app, draining } = await buildApp(config, database, config.mode === 'test' ? undefined : servePages);
  await listenQuietly(app, config);
  const jobs = await startJobs(app);
  const close = async () => {
    await Promise.all([jobs.stop(), app.close()]);
    await database.close();
  };
  return { app, draining, close };
}

/** The greeting says where the server listens; the framework need not say it again. */
async function listenQuietly(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ host, port });
  app.log.level = level;
}
