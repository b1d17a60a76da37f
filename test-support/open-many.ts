import path from 'node:path';
import { openSqlite } from '../server/db/sqlite.ts';

/** A process that opens one new database after the other, each at an appointed time, together with others like it. */
const [folder = '', count, firstAt] = process.argv.slice(2);
const EVERY_MS = 25;
/** It sleeps until shortly before, since sleeping does not end to the moment. */
const AWAKE_MS = 2;
const clock = new Int32Array(new SharedArrayBuffer(4));
for (let n = 0; n < Number(count); n += 1) {
  const at = Number(firstAt) + n * EVERY_MS;
  Atomics.wait(clock, 0, 0, Math.max(at - AWAKE_MS - Date.now(), 0));
  while (Date.now() < at);
  await openSqlite(path.join(folder, String(n))).close();
}
