import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { insertAudit } from '../server/db/audit.ts';
import { openDatabase } from '../server/db/connect.ts';

/** A process that writes entries into the history, one after the other once it is told to, beside others like it. */
const [databaseUrl = '', dataDir = '', count] = process.argv.slice(2);
const database = openDatabase({ databaseUrl, dataDir }, 'setting-up');
process.send?.('ready');
await once(process, 'message');
for (let n = 0; n < Number(count); n += 1) {
  await database.db
    .transaction()
    .execute((trx) => insertAudit(trx, `writer-${process.pid}`, '', { action: 'staff.enable', subject: String(n) }));
  await delay(1);
}
await database.close();
process.disconnect?.();
