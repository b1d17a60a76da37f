import type { Database, Purpose } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** PostgreSQL where an address is given, else the embedded SQLite. */
export const openDatabase = (
  settings: { databaseUrl: string; dataDir: string },
  purpose: Purpose = 'serving',
): Database => (settings.databaseUrl ? openPostgres(settings.databaseUrl, purpose) : openSqlite(settings.dataDir));
