import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../server/db/db.ts';

/** Sessions come and go with the calls themselves, and jobs by themselves; everything else must stay as it is. */
const PASSING = new Set(['sessions', 'login_waits', 'known_devices', 'jobs', 'providers']);

/** A fingerprint of all that is stored, to show that a refused call changed nothing. */
export async function snapshot(db: Db): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (PASSING.has(name) || name.startsWith('enquiry_search')) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    prints[name] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return prints;
}
