import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { loadBlank } from '../content/load-blank.ts';
import type { Content } from '../content/load-content.ts';
import { loadContent } from '../content/load-content.ts';
import { SQLITE_FILE } from '../server/db/sqlite.ts';
import { beginSite } from './begin-site.ts';
import type { DatabaseCopy, NewDatabase } from './new-database.ts';
import { newDatabase } from './new-database.ts';

export { ADMIN } from './begin-site.ts';
export type { DatabaseSettings } from './new-database.ts';

const postgresUrl = () => (inject('engine') === 'postgres' ? inject('postgresUrl') : undefined);

/** An empty database on the engine that this run is about. */
export const emptyDatabase = (): Promise<NewDatabase> => newDatabase(postgresUrl());

let filled: Promise<DatabaseCopy> | undefined;

/** One as it is after the first start of a server, with a password that its owner has chosen: filled once, and copied for every file of tests. */
export async function filledDatabase(): Promise<NewDatabase> {
  filled ??= fill();
  return newDatabase(postgresUrl(), await filled);
}

/** One as it is after the first start without the demo. */
export const blankDatabase = (): Promise<NewDatabase> => begin(loadBlank());

async function begin(content: Content): Promise<NewDatabase> {
  const begun = await emptyDatabase();
  await beginSite(begun.settings, content);
  return begun;
}

async function fill(): Promise<DatabaseCopy> {
  const { settings, remove } = await begin(loadContent());
  // It goes with the PostgreSQL of this run.
  if (settings.databaseUrl) return { name: path.basename(settings.databaseUrl) };
  const bytes = readFileSync(path.join(settings.dataDir, SQLITE_FILE));
  await remove();
  return { bytes };
}
