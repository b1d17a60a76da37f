import pg from 'pg';
import { leadQuerySchema } from '../contract/schemas/leads.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Database } from '../server/db/engine.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { cardsOf } from '../server/features/leads/lead-cards.ts';
import { listPage } from '../server/features/leads/leads.repository.ts';
import { leadsAmong } from '../server/features/leads/search-leads.ts';
import type { Sight } from '../server/leads/sight.ts';
import { RARE_NAME } from '../test-support/many-enquiries.ts';
import { BENCH_NOW, fillWithLeads } from '../test-support/many-leads.ts';
import { startPostgres } from '../test-support/postgres-server.ts';
import { temporaryFolder } from '../test-support/server-process.ts';
import { median } from './median.ts';
import type { Result } from './result.ts';

const LEADS = 200_000;
const RUNS = 40;
const MOST_MS = 100;
const documents = { of: () => [] };

const all = { departments: ['sales', 'service', 'general', 'club'], branches: undefined, seesNumbers: true } as const;
const people: Record<string, Sight> = {
  owner: { ...all, userId: 'admin', isAll: true },
  manager: { ...all, userId: 'person1', branches: ['branch1', 'branch2'], isAll: true },
  sales: { ...all, userId: 'person3', departments: ['sales', 'general', 'club'], branches: ['branch3'], isAll: false },
};

const queries: Record<string, object> = {
  'by urgency': {},
  'the newest': { order: 'newest', state: 'all' },
  'the oldest': { order: 'oldest', state: 'all' },
  'by date': { order: 'followUp' },
  'a later page': { order: 'newest', state: 'all', after: `${BENCH_NOW - 300 * 86_400_000}.100000` },
  late: { state: 'late' },
  new: { state: 'new' },
  due: { state: 'due' },
  planned: { state: 'planned' },
  closed: { state: 'closed', order: 'oldest' },
  'of one person': { owner: 'person7', state: 'all' },
  'of nobody': { owner: 'nobody' },
  'of a branch': { branch: 'branch3', order: 'newest', state: 'all' },
  'of a model and stage': { model: 'DIO 125', stage: 'quoted', order: 'newest' },
  'of a model that nobody asked for': { model: 'NONE', state: 'all' },
  'lost for a reason, in a month': { lost: 'price', state: 'closed', from: '2025-03-01', to: '2025-03-31' },
  'of a kind': { kind: 'product', state: 'all' },
  'of a kind that there is none of': { kind: 'finance', state: 'all' },
  'a rare name': { q: RARE_NAME.slice(0, 9), state: 'all' },
  'a common name': { q: 'lakshmi', state: 'all' },
  'a name that nobody has': { q: 'Xylophonic', state: 'all' },
  'a number': { q: '+91 90000 12345', state: 'all' },
  'a part of a number': { q: '001234', state: 'all' },
  'two letters': { q: 'ra', state: 'all' },
  'two letters that nobody has': { q: 'zq', state: 'all' },
};

/** How long a page of leads takes, for whoever asks, whatever they ask for. Nothing is kept between two questions. */
async function benchLists(database: Database, say: (line: string) => void): Promise<Result[]> {
  say(`  ${database.engine.name}: writing ${LEADS.toLocaleString('en-IN')} leads`);
  await migrate(database, migrations);
  await fillWithLeads(database, LEADS);
  const results: Result[] = [];
  for (const [what, asked] of Object.entries(queries)) {
    const query = leadQuerySchema.parse(asked);
    const figures: string[] = [];
    let slowest = 0;
    for (const [who, sight] of Object.entries(people)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const startedAt = performance.now();
        const among = await leadsAmong(database, query, sight);
        const from = among.length > 0 ? database.reads : database.db;
        const { leads } = await listPage(from, { sight, query, now: BENCH_NOW, among });
        await cardsOf(database.db, leads, { sight, documents });
        times.push(performance.now() - startedAt);
      }
      const sorted = times.toSorted((one, other) => one - other);
      const p95 = sorted[Math.floor(RUNS * 0.95)] ?? 0;
      slowest = Math.max(slowest, p95);
      figures.push(`${who} ${p95.toFixed(1)} (median ${median(times).toFixed(1)})`);
    }
    results.push({
      what: `${database.engine.name}: leads of 200,000, ${what}, p95`,
      value: slowest,
      unit: ' ms',
      limit: { atMost: MOST_MS },
      note: `${figures.join(', ')} ms`,
    });
    say(`  ${what}: ${figures.join(', ')}`);
  }
  return results;
}

export async function benchDesk(say: (line: string) => void): Promise<Result[]> {
  const { folder, remove } = temporaryFolder();
  const sqlite = openDatabase({ databaseUrl: '', dataDir: folder });
  const onSqlite = await benchLists(sqlite, say);
  await sqlite.close();
  remove();
  const server = await startPostgres();
  try {
    const client = new pg.Client({ connectionString: `${server.url}/postgres` });
    await client.connect();
    await client.query('create database desk');
    await client.end();
    const postgres = openDatabase({ databaseUrl: `${server.url}/desk`, dataDir: '' }, 'setting-up');
    const onPostgres = await benchLists(postgres, say);
    await postgres.close();
    return [...onSqlite, ...onPostgres];
  } finally {
    await server.remove();
  }
}
