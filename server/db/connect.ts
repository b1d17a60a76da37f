import type { Database } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL where an address is given, else the embedded SQLite. */
export const openDatabase = (settings: { databaseUrl: string; dataDir: string }): Database =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
