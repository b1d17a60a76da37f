import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../server/db/connect.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import { startServer, temporaryFolder } from '../test-support/server-process.ts';
import { benchDesk } from './desk.ts';
import { benchEditor } from './editor.ts';
import { residentMegabytes } from './load.ts';
import { benchPages } from './pages.ts';
import { benchReads } from './reads.ts';
import { benchReports } from './reports.ts';
import type { Result } from './result.ts';
import { isHeld, toRow } from './result.ts';
import { benchSizes } from './sizes.ts';
import { benchWrites } from './writes.ts';

const MAX_IDLE_MEGABYTES = 160;
const say = (line: string) => console.log(line);

const parts: Record<string, () => Promise<Result[]>> = {
  server: benchServer,
  sizes: benchSizes,
  editor: benchEditor,
  sqlite: onSqlite,
  postgres: onPostgres,
  desk: () => benchDesk(say),
};
const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);

const results: Result[] = [];
for (const name of chosen) {
  say(`Measuring: ${name}`);
  results.push(...((await parts[name]?.()) ?? []));
}

const table = [
  '| what | reached | must hold | | figures of this run |',
  '|---|---|---|---|---|',
  ...results.map(toRow),
].join('\n');
say(`\n${table}`);
if (positionals.length === 0) writeResults(table);
process.exit(results.every(isHeld) ? 0 : 1);

function writeResults(rows: string): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  const intro = [
    '# Bench',
    '',
    'Written by `npm run bench`. Ratios were measured side by side in one run, in turns; the figures behind them depend on',
    `the machine (${machine}) and only their ratio means anything.`,
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'results.md'), `${intro}\n\n${rows}\n`);
}

async function benchServer(): Promise<Result[]> {
  const { folder, remove } = temporaryFolder();
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    ENQUIRIES_PER_MINUTE: '0',
    ENQUIRIES_PER_DAY: '0',
    LOG_LEVEL: 'warn',
  };
  const server = await startServer(settings);
  await fetch(`${server.origin}/api/bikes`);
  await delay(3000);
  const idle: Result = {
    what: 'idle memory of the server',
    value: residentMegabytes(server.process.pid ?? 0),
    unit: ' MB',
    limit: { atMost: MAX_IDLE_MEGABYTES },
    note: 'resident, a few seconds after the start',
  };
  const reads = await benchReads(server);
  const pages = await benchPages(server);
  const writes = await benchWrites(server, folder);
  await server.stop();
  remove();
  return [...reads, ...pages, writes, idle];
}

async function onSqlite(): Promise<Result[]> {
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const [few, many] = folders.map(({ folder }) => openDatabase({ databaseUrl: '', dataDir: folder }));
  if (!few || !many) throw new Error('unreachable');
  const results = await benchReports(few, many, say);
  await few.close();
  await many.close();
  for (const { remove } of folders) remove();
  return results;
}

async function onPostgres(): Promise<Result[]> {
  const postgres = await startPostgres();
  try {
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
    await client.connect();
    for (const name of ['few', 'many']) await client.query(`create database ${name}`);
    await client.end();
    const few = openDatabase({ databaseUrl: `${postgres.url}/few`, dataDir: '' }, 'setting-up');
    const many = openDatabase({ databaseUrl: `${postgres.url}/many`, dataDir: '' }, 'setting-up');
    const results = await benchReports(few, many, say);
    await few.close();
    await many.close();
    return results;
  } finally {
    await postgres.remove();
  }
}
