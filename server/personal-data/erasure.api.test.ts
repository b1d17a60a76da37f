import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { productEnquiry } from '../../contract/enquiries/product.ts';
import type { Traces } from '../../test-support/database-traces.ts';
import { readTraces } from '../../test-support/database-traces.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { SQLITE_FILE } from '../db/sqlite.ts';
import { toRow } from '../features/enquiries/to-row.ts';
import { runPersonCommand } from './person-console.ts';
import { keepToRetention } from './retention.ts';

const test = setUpTestApp();
const MOBILE = '9123456780';
const LONG_AGO = Date.parse('2020-01-01T00:00:00Z');
const yes = { confirm: async () => true };

/** Forty people with names that nobody else has, three letters of each in a row included. */
const people = Array.from({ length: 40 }, (_, n) => {
  const [first, second] = [String.fromCharCode(97 + (n % 26)), String.fromCharCode(97 + Math.floor(n / 26))];
  return `Q${first}x${second}zq Wj${second}${first}vk`;
});
const others = ['Ravi Patil', 'Basavaraj Hiremath', 'Meera Kulkarni', 'Savita Desai'];

/** Each of the forty among many others, as they would have come in over time, so that the index has merged its parts. */
async function store(mobile: string, createdAt: number): Promise<void> {
  for (const [n, name] of people.entries()) {
    const crowd = Array.from({ length: 30 }, (_, k) =>
      enquiryOf(others[(n + k) % 4] ?? '', '9000000001', Date.now(), n),
    );
    const rows = [...crowd, enquiryOf(name, mobile, createdAt, n)];
    await test.database.db.insertInto('enquiries').values(rows).execute();
  }
}

function enquiryOf(name: string, mobileNo: string, createdAt: number, n: number) {
  const message = `${name} asks for a price. `.repeat(1 + (n % 9));
  return toRow(productEnquiry, { name, mobileNo, emailId: 'a@example.com', message }, createdAt);
}

const readable = ({ bytes, trigrams }: Traces): string[] => {
  const text = bytes.toString('latin1').toLowerCase();
  return people.filter((name) => text.includes(name.toLowerCase()) || trigrams.has(name.toLowerCase().slice(0, 3)));
};
const traces = () => readTraces(path.join(test.config.dataDir, SQLITE_FILE));
const countFound = async (): Promise<number> => {
  const { db, engine } = test.database;
  const found = db.selectFrom(engine.enquiriesMatching(['asks for'], () => 0.5).as('hit'));
  return Number((await found.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n);
};

describe('people who were erased', () => {
  it.each([
    ['by npm run person', MOBILE, Date.now(), () => runPersonCommand(test.database, ['erase', MOBILE], yes)],
    ['by retention', '9000000002', LONG_AGO, () => keepToRetention(test.database, 365, Date.now())],
  ])('%s are in no byte of the database, nor in its index', async (_how, mobile, createdAt, erase) => {
    await store(mobile, createdAt);
    const isEmbedded = test.database.engine.name === 'sqlite';
    if (isEmbedded) expect(readable(traces())).toHaveLength(people.length);
    const before = await countFound();
    await erase();
    expect(await countFound()).toBe(before - people.length);
    if (!isEmbedded) return;
    const left = traces();
    expect(readable(left)).toEqual([]);
    expect(left.dirtyFreePages).toBe(0);
    expect(left.trigrams).toContain('rav');
  });

  it('stay in the log only while something reads it, and whoever erased them is told', {
    timeout: 30_000,
  }, async () => {
    if (test.database.engine.name !== 'sqlite') return;
    await store(MOBILE, Date.now());
    const reader = new DatabaseSync(path.join(test.config.dataDir, SQLITE_FILE));
    reader.exec('begin; select count(*) from enquiries');
    const { lines } = await runPersonCommand(test.database, ['erase', MOBILE], yes);
    expect(lines.at(-1)).toContain('may still hold them');
    reader.close();
    expect((await runPersonCommand(test.database, ['erase', MOBILE], yes)).lines.join()).not.toContain(
      'may still hold',
    );
    expect(readable(traces())).toEqual([]);
  });
});
