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
                                             with --without-originals: pictures only as they are shown
npm run content -- import FILE [--dry-run]   take such a file; with --dry-run only say what would change
npm run content -- check                     whether all of it could be published as it is`;

const OPTIONS = { 'dry-run': { type: 'boolean' }, 'without-originals': { type: 'boolean' } } as const;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command = '', file = ''] = positionals;
  const database = openDatabase(readProcessConfig(), 'setting-up');
  try {
    await migrate(database, migrations, console.error);
    if (!(await isSeeded(database.db))) throw new Error('Start the server once first: that fills the database.');
    await fillDocuments(database, await releaseFor(database.db));
    for (const line of await perform(database, command, file, values)) console.log(line);
  } finally {
    await database.close();
  }
}

interface Options {
  'dry-run'?: boolean | undefined;
  'without-originals'?: boolean | undefined;
}

async function perform(database: Database, command: string, file: string, options: Options): Promise<string[]> {
  const isDry = options['dry-run'] === true;
  if (command === 'export' && file) {
    const content = await exportDocuments(database.db, { hasOriginals: !options['without-originals'] });
    writeFileSync(file, `${inText(content)}\n`, { flag: 'wx' });
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

/** Half a gigabyte is as much as one text can have. */
function inText(content: object): string {
  try {
    return JSON.stringify(content, null, 2);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error('With the originals of all pictures the file is too large. Please add --without-originals.');
  }
}
