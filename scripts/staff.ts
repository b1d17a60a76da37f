import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readProcessConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import { isSeeded } from '../server/db/meta.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { fillDocuments } from '../server/documents/fill-documents.ts';
import { releaseFor } from '../server/release.ts';
import { runStaffCommand } from '../server/staff-console.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      expires: { type: 'string' },
      stdin: { type: 'boolean' },
    },
  });
  const password = values.stdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const database = openDatabase(readProcessConfig(), 'setting-up');
  try {
    await migrate(database, migrations, console.log);
    if (!(await isSeeded(database.db))) throw new Error('Start the server once first: that makes the first account.');
    // An upgraded database that no server has started on yet: passwords are held against the dealership's own words.
    await fillDocuments(database, await releaseFor(database.db));
    const lines = await runStaffCommand(database.db, positionals, { ...values, password });
    for (const line of lines) console.log(line);
  } finally {
    await database.close();
  }
}
