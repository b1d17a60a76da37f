import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Manifest } from './manifest.ts';

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** One line for the operator: when, from what, how much. */
export function describeBackup({ madeAt, engine, schemaVersion, tables }: Manifest, isEncrypted: boolean): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const enquiries = tables.find(({ name }) => name === 'enquiries')?.rows ?? 0;
  const at = Date.parse(madeAt);
  const when = `${kolkataDate(at)} ${kolkataTime(at)} (Asia/Kolkata)`;
  return `${when}, from ${ENGINES[engine]}, version ${schemaVersion}: ${rows} rows in ${tables.length} tables, ${enquiries} of them enquiries; ${isEncrypted ? 'encrypted' : 'not encrypted'}`;
}
