import path from 'node:path';
import { openSqlite } from '../server/db/sqlite.ts';

/** A process that opens one new database after the other, each at an appointed time, together with others like it. */
const [folder = '', count, firstAt] = process.argv.slice(2);
const EVERY_MS = 25;
for (let n = 0; n < Number(count); n += 1) {
  while (Date.now() < Number(firstAt) + n * EVERY_MS);
  await openSqlite(path.join(folder, String(n))).close();
}
