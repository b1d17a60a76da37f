import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { walkOn } from './walk-report.ts';

const test = setUpTestApp();
const path = '/api/amcReports';
const MANY = 12_500;
let staff: StaffCall;

const rowOf = (n: number) => ({
  kind: 'amc',
  name: `person ${n}`,
  mobile: '',
  email: '',
  model: '',
  registration: '',
  message: '',
  details: '{}',
  search_text: n % 10 === 0 ? `person ${n} tenth` : `person ${n}`,
  // Fifty share each moment.
  created_at: Date.UTC(2026, 0, 1) + Math.floor(n / 50) * 60_000,
});
const add = (from: number, to: number) =>
  test.database.db
    .insertInto('enquiries')
    .values(Array.from({ length: to - from }, (_, index) => rowOf(from + index)))
    .execute();

beforeAll(async () => {
  staff = await test.logIn();
  for (let n = 0; n < MANY; n += 500) await add(n, n + 500);
});

interface Piece {
  data: { id: number; name: string }[];
  totalRecords: number;
  next?: string;
}

async function readAll(body: object, meanwhile: () => Promise<unknown> = async () => {}): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (let cursor: string | undefined = 'first'; cursor; ) {
    const reply = await staff('POST', path, { limit: 1000, ...body, cursor });
    expect(reply.statusCode).toBe(200);
    pieces.push(reply.json());
    cursor = pieces.at(-1)?.next;
    await meanwhile();
  }
  return pieces;
}
const namesOf = (pieces: Piece[]) => pieces.flatMap(({ data }) => data.map(({ name }) => name));

describe('a whole report', () => {
  it.each([
    ['without a search', '', MANY],
    ['with a letter that every row has', 'p', MANY],
    ['with a word that every row has', 'person', MANY],
    ['with a word of every tenth', 'tenth', MANY / 10],
    ['with a word of nobody', 'stranger', 0],
  ])('comes piece by piece, the newest first, each row once, %s', async (_what, search, total) => {
    const pieces = await readAll({ search });
    const names = namesOf(pieces);
    expect(names).toHaveLength(total);
    const expected = Array.from({ length: MANY }, (_, n) => MANY - 1 - n)
      .filter((n) => total === MANY || (total > 0 && n % 10 === 0))
      .map((n) => `person ${n}`);
    expect(names).toEqual(expected);
    for (const piece of pieces) expect(piece.totalRecords).toBe(total);
  });

  it('stays what it was when it was begun, though others come in', async () => {
    let n = 1_000_000;
    const addTen = async () => {
      await add(n, n + 10);
      n += 10;
    };
    const pieces = await readAll({ search: 'tenth' }, addTen);
    expect(namesOf(pieces)).toHaveLength(MANY / 10);
    await test.database.db.deleteFrom('enquiries').where('name', 'like', 'person 1000___').execute();
  });

  it('keeps to its dates', async () => {
    const pieces = await readAll({ fromDate: '2020-01-01', toDate: '2020-12-31' });
    expect(pieces).toEqual([{ data: [], totalPages: 0, totalRecords: 0 }]);
    expect(namesOf(await readAll({ fromDate: '2026-01-01', limit: 900 }))).toHaveLength(MANY);
  });

  it('looks at no more than ten thousand enquiries at a time, and at none twice', async () => {
    const page = { kind: 'amc', fromDate: '', toDate: '', offset: 0, limit: 1000 };
    const begin = { createdAt: Date.UTC(2027, 0, 1), id: 0, total: 1 };
    const first = await walkOn(test.database, page, ['nobody has this'], begin);
    expect(first.rows).toEqual([]);
    const { name } = await test.database.db
      .selectFrom('enquiries')
      .select('name')
      .where('id', '=', first.end?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(name).toBe(`person ${MANY - 10_000}`);
    const second = await walkOn(test.database, page, ['nobody has this'], { ...begin, ...first.end });
    expect(second).toEqual({ rows: [], end: undefined });
  });

  it('is not asked for by accident, nor with nonsense', async () => {
    expect(Object.keys((await staff('POST', path, {})).json()).sort()).toEqual(['data', 'totalPages', 'totalRecords']);
    for (const cursor of ['second', '1-2', '1-2-x', 'first; drop', 5]) {
      const reply = await staff('POST', path, { cursor });
      expect([cursor, reply.statusCode]).toEqual([cursor, 400]);
      expect(reply.json().fields).toHaveProperty('cursor');
    }
  });
});
