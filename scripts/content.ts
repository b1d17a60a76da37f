import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readProcessConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import { isSeeded } from '../server/db/meta.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { fillDocuments } from '../server/documents/fill-documents.ts';
import { checkDocuments, exportDocuments, importDocuments, TransferError } from '../server/documents/transfer.ts';
import { releaseFor } from '../server/release.ts';

const USAGE = `npm run content -- export FILE              what visitors see of all documents, as one file
npm run content -- import FILE [--dry-run]   take such a file; with --dry-run only say what would change
npm run content -- check                     whether all of it could be published as it is`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
  const [command = '', file = ''] = positionals;
  const database = openDatabase(readProcessConfig(), 'setting-up');
  try {
    await migrate(database, migrations, console.error);
    if (!(await isSeeded(database.db))) throw new Error('Start the server once first: that fills the database.');
    await fillDocuments(database, await releaseFor(database.db));
    for (const line of await perform(database, command, file, values['dry-run'] === true)) console.log(line);
  } finally {
    await database.close();
  }
}

async function perform(database: Database, command: string, file: string, isDry: boolean): Promise<string[]> {
  if (command === 'export' && file) {
    const content = await exportDocuments(database.db);
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
    return [`Documents in ${file}: ${content.documents.length}`];
  }
  if (command === 'import' && file) {
    const lines = await importDocuments(database, readFileSync(file, 'utf8'), { isDry });
    return isDry ? [...lines, 'Nothing was changed: this was a dry run.'] : lines;
  }
  if (command === 'check') {
    const faults = await checkDocuments(database.db);
    if (faults.length > 0) throw new TransferError(faults.join('\n'));
    return ['All documents could be published as they are.'];
  }
  throw new Error(USAGE);
}
