import { loadContent } from '../content/load-content.ts';
import { DRAFT_PAGES } from '../contract/draft-pages.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { openDatabase } from '../server/db/connect.ts';
import { updateStaff } from '../server/db/staff.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { addManyDocuments } from '../test-support/many-documents.ts';
import { temporaryFolder } from '../test-support/server-process.ts';
import { median, percentile } from './median.ts';
import type { Result } from './result.ts';
import type { SideServer } from './side-server.ts';
import { startSideServer } from './side-server.ts';

const MANY = { models: 2000, branches: 400 };
const ROUNDS = 40;
const ACCOUNT = { userId: 'admin', password: 'correct horse battery' };
const { models } = loadContent();
const [model] = models;

interface Measured {
  what: string;
  path: string;
  body?: object;
  /** How many times as long with many as with few, and how many times as large: more than 1 by what the demo lacks of a full page. */
  times?: number;
  ms?: number;
  /** Below which 95 of 100 replies lie. */
  p95?: number;
}

const detail = aboutBike(pagePaths.bikeDetail, model?.bikeName ?? '');
const four = models
  .slice(0, 4)
  .map(({ bikeName }) => bikeName)
  .join(',');
const list = (search: string, page: number) => ({ search, page, isArchived: false });

const name = model?.bikeName ?? '';

const MEASURED: readonly Measured[] = [
  { what: 'the home page', path: pagePaths.home, times: 1.5 },
  { what: 'the page of a model', path: detail, times: 1.5 },
  // The demo has 12 motorcycles and 8 branches; of many, a page shows 24.
  { what: 'a catalogue', path: pagePaths.motorcycles, times: 2.5 },
  { what: 'the page of all branches', path: pagePaths.networks, times: 2.5 },
  { what: 'the page of a branch', path: pagePaths.dealer.replace('{id}', '1'), times: 1.5 },
  { what: 'the form for finance', path: aboutBike(pagePaths.finance, name), times: 1.5 },
  { what: 'the form for service', path: pagePaths.serviceBooking, times: 1.5 },
  { what: 'models by price and figures', path: '/api/find?budget=100000&mileage=45&sort=onRoad', p95: 50 },
  { what: 'models by name', path: '/api/find?name=no.+1999', p95: 50 },
  { what: 'the page of five questions', path: `${pagePaths.find}?budget=100000&seat=790`, p95: 50 },
  { what: 'prices on the road of all models', path: pagePaths.onRoad, p95: 50 },
  { what: 'four models compared', path: `/api/compare?models=${encodeURIComponent(four)}`, p95: 50 },
  { what: 'the page that compares them', path: `${pagePaths.compare}?bikes=${encodeURIComponent(four)}`, p95: 50 },
  { what: 'the page on which to choose them by name', path: `${pagePaths.compare}?name=no.+19`, p95: 50 },
  { what: 'a price on the road', path: `/api/onRoad/${encodeURIComponent(name)}?date=2026-11-16`, p95: 50 },
  { what: 'its page', path: aboutBike(pagePaths.onRoad, name, { finance: '1' }), p95: 50 },
  { what: 'loans for it', path: aboutBike(pagePaths.loan, name), p95: 50 },
  { what: 'the list of models in the panel', path: '/api/documents/model/list', body: list('', 1), ms: 300 },
  { what: 'its last page', path: '/api/documents/model/list', body: list('', 40), ms: 300 },
  { what: 'a search in it', path: '/api/documents/model/list', body: list('No. 1999', 1), ms: 300 },
  { what: 'a model opened in the panel', path: `/api/documents/model/${model?.slug}`, ms: 300 },
  { what: 'its page with the draft in it', path: DRAFT_PAGES + detail, ms: 500 },
];

/** What grows with the number of models and branches: each page made anew for each request, in turns with the demo as it is. */
export async function benchSizes(): Promise<Result[]> {
  const [few, many] = [await start(), await start(MANY)];
  const results: Result[] = [];
  for (const measured of MEASURED) {
    const [short, long] = await inTurns(few.ask, many.ask, measured);
    results.push(resultOf(measured, short, long));
  }
  for (const side of [few, many]) side.stop();
  return results;
}

function resultOf({ what, times, ms, p95 }: Measured, short: Taken, long: Taken): Result {
  const note = [
    `median ${short.ms.toFixed(1)} and ${long.ms.toFixed(1)} ms`,
    `p95 ${short.p95.toFixed(1)} and ${long.p95.toFixed(1)} ms`,
    `${short.kilobytes} and ${long.kilobytes} kB`,
  ].join(', ');
  const which = `${what} with 2,000 models and 400 branches`;
  if (times !== undefined) {
    const value = Math.max(long.ms / short.ms, long.kilobytes / short.kilobytes);
    return { what: `${which} against the demo`, value, limit: { atMost: times }, note };
  }
  return p95 === undefined
    ? { what: which, value: long.ms, unit: ' ms', limit: { atMost: ms ?? 0 }, note }
    : { what: `${which}, p95`, value: long.p95, unit: ' ms', limit: { atMost: p95 }, note };
}

async function start(size?: typeof MANY) {
  const { folder, remove } = temporaryFolder();
  const database = openDatabase({ databaseUrl: '', dataDir: folder });
  await prepareDatabase(database, loadContent(), { adminUserId: ACCOUNT.userId, adminPassword: ACCOUNT.password });
  await updateStaff(database.db, ACCOUNT.userId, { must_change_password: 0 });
  if (size) await addManyDocuments(database, size);
  await database.close();
  const settings = { DATA_DIR: folder, UNUSUAL_PAGES_PER_MINUTE: '0' };
  const server = await startSideServer('uncached-server.ts', { settings });
  return {
    ask: await asStaff(server),
    stop() {
      server.process.kill();
      remove();
    },
  };
}

type Ask = (measured: Measured) => Promise<{ ms: number; bytes: number }>;

async function asStaff({ origin }: SideServer): Promise<Ask> {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(ACCOUNT) });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return async ({ path, body }) => {
    const from = performance.now();
    const reply = await fetch(origin + path, {
      headers: { ...(body && headers), cookie, 'accept-encoding': 'identity' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { byteLength: bytes } = await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} is answered with ${reply.status}.`);
    return { ms: performance.now() - from, bytes };
  };
}

interface Taken {
  ms: number;
  p95: number;
  kilobytes: number;
}

async function inTurns(few: Ask, many: Ask, measured: Measured) {
  const taken: [number[], number[]] = [[], []];
  const kilobytes = [0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, ask] of [few, many].entries()) {
      const { ms, bytes } = await ask(measured);
      kilobytes[index] = Math.round(bytes / 1000);
      // The first one reads what the others have at hand.
      if (round > 0) taken[index as 0 | 1].push(ms);
    }
  }
  const [short, long] = taken.map((times, index) => ({
    ms: median(times),
    p95: percentile(times, 95),
    kilobytes: kilobytes[index] ?? 0,
  }));
  return [short, long] as [Taken, Taken];
}
