import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { loadBlank } from '../content/load-blank.ts';
import { loadContent } from '../content/load-content.ts';
import { readConfig } from '../server/config.ts';
import { SQLITE_FILE } from '../server/db/sqlite.ts';
import type { ServedSite } from '../server/serve-site.ts';
import { serveSite } from '../server/serve-site.ts';
import { beginSite } from './begin-site.ts';
import type { DatabaseCopy, NewDatabase } from './new-database.ts';
import { newDatabase } from './new-database.ts';

/**
 * A process that opens one site after the other for tests that need one of their own: each has its database, its port and its jobs, as in a
 * process of its own, and what a start costs (loading the server) is paid once. `POST /` opens one, `DELETE /{number}` closes it.
 */

interface Asked {
  isBlank: boolean;
  settings: Record<string, string>;
}

interface OpenSite {
  site: ServedSite;
  database: NewDatabase;
}

const open = new Map<number, OpenSite>();
const beginnings = new Map<boolean, Promise<DatabaseCopy>>();
let count = 0;

const control = createServer(async (request, response) => {
  const [status, body] = await answer(request).then(
    (done) => [200, done] as const,
    (error: Error) => [500, { error: error.stack }] as const,
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
control.listen(0, '127.0.0.1', () => console.log(JSON.stringify(control.address())));

async function answer(request: IncomingMessage): Promise<object> {
  if (request.method === 'POST') return openSite((await json(request)) as Asked);
  await closeSite(Number(request.url?.slice(1)));
  return {};
}

async function openSite({ isBlank, settings }: Asked): Promise<object> {
  if (!beginnings.has(isBlank)) beginnings.set(isBlank, begin(isBlank));
  const database = await newDatabase(undefined, await beginnings.get(isBlank));
  const { dataDir } = database.settings;
  const site = await serveSite(readConfig({ ...settings, DATA_DIR: dataDir }));
  count += 1;
  open.set(count, { site, database });
  return { number: count, dataDir };
}

async function closeSite(number: number): Promise<void> {
  const { site, database } = open.get(number) ?? {};
  open.delete(number);
  await site?.close();
  await database?.remove();
}

/** Filled once, and copied for each site that begins so. */
async function begin(isBlank: boolean): Promise<DatabaseCopy> {
  const { settings, remove } = await newDatabase();
  await beginSite(settings, isBlank ? loadBlank() : loadContent());
  const bytes = readFileSync(path.join(settings.dataDir, SQLITE_FILE));
  await remove();
  return { bytes };
}
