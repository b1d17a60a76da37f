import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';

/** A migration that says when it is halfway and never ends, in a process that somebody then kills. */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);

await migrate(openDatabase({ databaseUrl, dataDir }, 'setting-up'), [
  ...migrations,
  {
    version: migrations.length + 1,
    name: 'halfway',
    async up(trx) {
      await sql`alter table enquiries add column halfway text`.execute(trx);
      await sql`update enquiries set name = 'halfway'`.execute(trx);
      await sql`create table half_done (id integer)`.execute(trx);
      process.send?.('halfway');
      await delay(600_000);
    },
  },
]);
