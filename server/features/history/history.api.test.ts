import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { someModel } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { insertAudit } from '../../db/audit.ts';
import { runStaffCommand } from '../../staff-console.ts';

const WRITER = path.join(import.meta.dirname, '..', '..', '..', 'test-support', 'write-history.ts');
const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
  const url = `/api/managePrice/${encodeURIComponent(someModel.bikeName)}`;
  await staff('PATCH', url, { price: 111_111 });
  await staff('PATCH', url, { price: 222_222 });
  await staff('POST', '/api/people', { userId: 'asha', role: 'sales' });
});

interface Page {
  entries: { id: number; at: number; person: string; says: string; changes: string[] }[];
  hasMore: boolean;
  people: string[];
}

const read = async (query: object = {}): Promise<Page> => (await staff('POST', '/api/history', query)).json();
const said = async (query: object) => (await read(query)).entries.map(({ person, says }) => `${person} ${says}`);

describe('the history', () => {
  it('tells in words who did what, the newest first', async () => {
    expect(await said({})).toEqual([
      'admin added the account asha with the role sales',
      `admin changed the price of ${someModel.bikeName} from ₹1,11,111 to ₹2,22,222`,
      expect.stringMatching(`^admin changed the price of ${someModel.bikeName} from .* to ₹1,11,111$`),
    ]);
  });

  it('is narrowed down by person, kind and day', async () => {
    expect(await said({ kind: 'people' })).toHaveLength(1);
    expect(await said({ person: 'asha' })).toEqual([]);
    const [today, yesterday] = [kolkataDate(Date.now()), kolkataDate(Date.now() - DAY_MS)];
    expect(await said({ fromDate: today, toDate: today })).toHaveLength(3);
    expect(await said({ toDate: yesterday })).toEqual([]);
    expect((await read()).people).toEqual(['admin', 'asha', '(console)', '(server)', '(retention)']);
  });

  it('says of what was published what became different', async () => {
    const address = '/api/documents/branch/annigeri';
    const { live, body } = (await staff('GET', address)).json();
    const saved = await staff('PATCH', address, { base: live.id, body: { ...body, salesPhone: '9876512345' } });
    const { draft } = saved.json();
    await staff('POST', `${address}/publish`, { revision: draft.id });
    await staff('POST', `${address}/undo`, { revision: draft.id });
    const { entries } = await read({ kind: 'content' });
    expect(entries.map(({ says, changes }) => [says, changes])).toEqual([
      ['took back what was published last of branch Annigeri', [`Sales phone: 9876512345 → ${body.salesPhone}`]],
      ['published branch Annigeri', [`Sales phone: ${body.salesPhone} → 9876512345`]],
    ]);
  });

  it('refuses nonsense with a sentence', async () => {
    for (const query of [{ kind: 'x' }, { fromDate: '2026-02-30' }, { olderThan: 'x' }]) {
      expect((await staff('POST', '/api/history', query)).statusCode).toBe(400);
    }
    expect((await staff('POST', '/api/history', { fromDate: '2026-02-02', toDate: '2026-02-01' })).statusCode).toBe(
      400,
    );
  });

  it('is read page by page, and new entries move nothing', async () => {
    const add = (subject: string) =>
      test.database.db
        .transaction()
        .execute((trx) => insertAudit(trx, 'bulk', '', { action: 'staff.enable', subject }));
    for (let n = 0; n < 60; n += 1) await add(`n${n}`);
    const first = await read({ person: 'bulk' });
    expect([first.entries.length, first.hasMore]).toEqual([50, true]);
    await add('meanwhile');
    const second = await read({ person: 'bulk', olderThan: first.entries.at(-1)?.id });
    expect([second.entries.length, second.hasMore]).toEqual([10, false]);
    expect(second.entries.at(-1)?.says).toBe('enabled the account n0');
  });
});

describe('its seals', () => {
  const verify = (...more: string[]) => runStaffCommand(test.database.db, ['verify-history', ...more], {});
  const sealNow = async () => /Seal: (\w{64})/.exec((await verify()).join('\n'))?.[1] ?? '';
  let undo: (() => Promise<unknown>) | undefined;
  afterEach(async () => {
    await undo?.();
    undo = undefined;
    expect((await verify())[0]).toMatch(/^The history is whole: \d+ entries\.$/);
  });
  const newest = async () => {
    const rows = await test.database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(3).execute();
    return rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];
  };

  it('hold while two servers write at the same moment', async () => {
    const { databaseUrl, dataDir } = test.config;
    const EACH = 40;
    const writers = Array.from({ length: 3 }, () =>
      fork(WRITER, [databaseUrl, dataDir, String(EACH)], { execArgv: [] }),
    );
    await Promise.all(writers.map((writer) => once(writer, 'message')));
    for (const writer of writers) writer.send('go');
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
    expect((await verify())[0]).toContain('is whole');
    const written = await test.database.db
      .selectFrom('audit')
      .select('user_id')
      .where('user_id', 'like', 'writer-%')
      .orderBy('id')
      .execute();
    expect(written).toHaveLength(3 * EACH);
    const turns = written.filter(({ user_id }, n) => n > 0 && written[n - 1]?.user_id !== user_id).length;
    expect(turns, 'how often one came after another').toBeGreaterThan(2);
  });

  it('show that a word was changed', async () => {
    const [, entry] = await newest();
    const set = (after: string | null) =>
      test.database.db.updateTable('audit').set({ after }).where('id', '=', entry.id).execute();
    undo = () => set(entry.after);
    await set('"another"');
    await expect(verify()).rejects.toThrow(`The chain breaks at entry ${entry.id} of`);
  });

  it('show that an entry was taken out, in the middle or at the end', async () => {
    for (const entry of await newest()) {
      await test.database.db.deleteFrom('audit').where('id', '=', entry.id).execute();
      await expect(verify()).rejects.toThrow(/breaks|missing/);
      await test.database.db.insertInto('audit').values(entry).execute();
    }
  });

  it('show that an entry was put in', async () => {
    const [last] = await newest();
    const { id: _id, ...copy } = last;
    await test.database.db.insertInto('audit').values(copy).execute();
    undo = () => sql`delete from audit where id > ${last.id}`.execute(test.database.db);
    await expect(verify()).rejects.toThrow('breaks');
  });

  it('that were noted earlier are found again, and others are not', async () => {
    const noted = await sealNow();
    await staff('PATCH', `/api/managePrice/${encodeURIComponent(someModel.bikeName)}`, { price: 333_333 });
    expect((await verify(noted))[0]).toContain('is whole');
    await expect(verify('f'.repeat(64))).rejects.toThrow('the history is another one');
  });
});
