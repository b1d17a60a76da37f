import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDate } from '../../../contract/display.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { sayEvent } from '../../../contract/history.ts';
import { kolkataDate, kolkataInstant } from '../../../contract/kolkata-time.ts';
import type { BranchDocument } from '../../../contract/schemas/branch-document.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { firePlans } from '../../documents/fire-plans.ts';
import { branchKind } from '../../documents/kinds/branch.ts';
import { startJobs } from '../../jobs/index.ts';

const PROGRAM = path.join(import.meta.dirname, '..', '..', '..', 'test-support', 'plan-server.ts');
const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});
beforeEach(async () => {
  await test.database.db.deleteFrom('plans').execute();
});
afterEach(() => vi.restoreAllMocks());

const at = (key: string) => `/api/documents/branch/${key}`;
const read = async (key: string) => (await staff('GET', at(key))).json();
const save = async (key: string, change: Partial<Record<keyof BranchDocument, unknown>>) => {
  const { live, draft, body } = await read(key);
  const base = (draft ?? live).id;
  return (await staff('PATCH', at(key), { base, body: { ...body, ...change } })).json();
};
const plan = async (key: string, dueAt: number) => {
  const { draft } = await read(key);
  return staff('POST', `${at(key)}/plan`, { revision: draft.id, at: dueAt });
};
const publish = async (key: string) => {
  const { draft } = await read(key);
  return staff('POST', `${at(key)}/publish`, { revision: draft.id });
};
const log = { error: vi.fn() };
const fire = (now: number) => firePlans(test.database, { now, stop: new AbortController().signal, log });
const live = async (key: string): Promise<BranchDocument> => {
  const { db } = test.database;
  const { body } = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'live_revision')
    .select('body')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return JSON.parse(body);
};
const entries = (action: string) =>
  test.database.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute();
const lastSaid = async () => {
  const { db } = test.database;
  const last = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const { user_id, action, subject, before, after } = last;
  return `${user_id} ${sayEvent(action, { subject, before: JSON.parse(before ?? 'null'), after: JSON.parse(after ?? 'null') })}`;
};
const list = async () => (await staff('GET', '/api/plans')).json();
/** So far ahead that the server's own job does not come first. */
const soon = () => Date.now() + HOUR_MS;

describe('a plan', () => {
  it('is at a time in Asia/Kolkata: midnight is half past six in the evening before, in UTC', async () => {
    const inMonths = Date.now() + 300 * DAY_MS;
    const midnight = kolkataInstant(kolkataDate(inMonths), '00:00');
    const dayBefore = kolkataDate(inMonths - DAY_MS);
    expect(new Date(midnight).toISOString()).toBe(`${dayBefore}T18:30:00.000Z`);
    const when = `${formatDate(kolkataDate(inMonths))}, 00:00`;
    await save('annigeri', { salesPhone: '9876500101' });
    const planned = (await plan('annigeri', midnight)).json();
    expect(planned.plan).toMatchObject({ at: midnight, revision: planned.draft.id, author: 'admin' });
    expect(await lastSaid()).toBe(`admin planned to publish branch Annigeri on ${when}`);
    expect(await fire(midnight - 1)).toEqual({ published: 0, failed: 0 });
    expect((await live('annigeri')).salesPhone).not.toBe('9876500101');
    const version = await test.app.context.contentVersion.current();
    expect(await fire(midnight)).toEqual({ published: 1, failed: 0 });
    expect((await live('annigeri')).salesPhone).toBe('9876500101');
    expect(await lastSaid()).toBe(`admin published branch Annigeri, as planned for ${when}`);
    const { db } = test.database;
    const { value } = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'content_version')
      .executeTakeFirstOrThrow();
    expect(value).toBe(version + 1);
    const { draft, live: info, plan: open } = await read('annigeri');
    expect([draft, info.id, open]).toEqual([null, planned.draft.id, null]);
    const row = await db.selectFrom('documents').select('origin').where('key', '=', 'annigeri').executeTakeFirst();
    expect(row).toEqual({ origin: 'staff' });
  });

  it('stays what it was when the draft is edited afterwards, and leaves that draft alone', async () => {
    const due = soon();
    await save('annigeri', { salesPhone: '9876500102' });
    await plan('annigeri', due);
    const later = await save('annigeri', { salesPhone: '9876500103' });
    expect(await fire(due)).toEqual({ published: 1, failed: 0 });
    expect((await live('annigeri')).salesPhone).toBe('9876500102');
    const { draft, body } = await read('annigeri');
    expect([draft.id, body.salesPhone]).toEqual([later.draft.id, '9876500103']);
    await staff('POST', `${at('annigeri')}/discard`, { revision: draft.id });
  });

  it('is one for each document, also when two plan at the same moment; the earlier is replaced', async () => {
    await save('alnavar', { salesPhone: '9876500104' });
    const [first, second] = [soon(), soon() + DAY_MS];
    await plan('alnavar', first);
    const both = await Promise.all([plan('alnavar', second), plan('alnavar', second + 1)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const all = await list();
    expect(all.filter(({ outcome }: { outcome: unknown }) => outcome === null)).toHaveLength(1);
    expect(all.filter(({ outcome }: { outcome: unknown }) => outcome === 'replaced')).toHaveLength(2);
    expect(await lastSaid()).toMatch(
      /^admin planned to publish branch Alnavar on .*, in place of what was planned for /,
    );
    const { db } = test.database;
    const open = await db.selectFrom('plans').selectAll().where('done_at', 'is', null).executeTakeFirstOrThrow();
    const { id: _id, ...copy } = open;
    await expect(db.insertInto('plans').values(copy).execute()).rejects.toThrow(/unique/i);
  });

  it('is refused with a sentence: in the past, too far ahead, half filled in, of another draft, set aside', async () => {
    const { draft } = await save('keshwapur', { salesPhone: '9876500105' });
    const ask = (body: object) => staff('POST', `${at('keshwapur')}/plan`, { revision: draft.id, ...body });
    const past = await ask({ at: Date.now() - MINUTE_MS - 1000 });
    expect([past.statusCode, past.json().message]).toEqual([
      400,
      'This time is over. Please choose one that is yet to come.',
    ]);
    const far = await ask({ at: Date.now() + 800 * DAY_MS });
    expect([far.statusCode, far.json().message]).toEqual([
      400,
      'This is more than two years ahead. Please choose an earlier day.',
    ]);
    for (const body of [{}, { at: 'tomorrow' }, { at: 1.5 }, { at: 1e300 }])
      expect((await ask(body)).statusCode).toBe(400);
    expect((await ask({ at: soon(), revision: draft.id + 1000 })).statusCode).toBe(409);
    await save('keshwapur', { salesPhone: '1' });
    const half = await plan('keshwapur', soon());
    expect([half.statusCode, half.json().fields]).toEqual([400, { salesPhone: 'must have 10 digits' }]);
    await save('keshwapur', { salesPhone: '9876500105' });
    await staff('POST', `${at('keshwapur')}/archive`, { isArchived: true });
    expect((await plan('keshwapur', soon())).statusCode).toBe(409);
    await staff('POST', `${at('keshwapur')}/archive`, { isArchived: false });
    expect(await list()).toEqual([]);
  });

  it('is over when what it would publish is published by hand', async () => {
    await save('keshwapur', { salesPhone: '9876500106' });
    await plan('keshwapur', soon());
    expect((await publish('keshwapur')).json().plan).toBeNull();
    expect((await list()).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['published']);
  });

  it('is cancelled, or carried out at once, by whoever may; and nothing else once it has ended', async () => {
    await save('keshwapur', { salesPhone: '9876500107' });
    const { id } = (await plan('keshwapur', soon())).json().plan;
    expect((await staff('POST', `/api/plans/${id}/cancel`)).json().message).toContain('cancelled');
    expect(await lastSaid()).toMatch(/^admin cancelled the plan to publish branch Keshwapur on /);
    for (const step of ['cancel', 'publish']) {
      const late = await staff('POST', `/api/plans/${id}/${step}`);
      expect([late.statusCode, late.json().message]).toEqual([
        409,
        'This plan is no longer open: it was cancelled meanwhile.',
      ]);
      for (const unknown of ['999999', '0', 'x', '1e3', '99999999999999999999']) {
        expect((await staff('POST', `/api/plans/${unknown}/${step}`)).statusCode).toBe(404);
      }
    }
    expect((await live('keshwapur')).salesPhone).toBe('9876500106');
    const again = (await plan('keshwapur', soon())).json().plan;
    expect((await staff('POST', `/api/plans/${again.id}/publish`)).statusCode).toBe(200);
    expect((await live('keshwapur')).salesPhone).toBe('9876500107');
    expect(await lastSaid()).toMatch(/^admin published branch Keshwapur ahead of time, which admin had planned for /);
    const [dealer] = (await test.call('GET', '/api/network'))
      .json()
      .filter(({ slug }: { slug: string }) => slug === 'keshwapur');
    expect(dealer.salesPhone).toBe('9876500107');
  });
});

describe('what a plan changes is applied to what is live then', () => {
  it('so that what somebody else has published meanwhile stays', async () => {
    const due = soon();
    await save('dharwad-workshop', { salesPhone: '9876500111' });
    await plan('dharwad-workshop', due);
    await save('dharwad-workshop', {
      salesPhone: (await live('dharwad-workshop')).salesPhone,
      email: 'new@example.com',
    });
    await publish('dharwad-workshop');
    await fire(due);
    expect(await live('dharwad-workshop')).toMatchObject({ salesPhone: '9876500111', email: 'new@example.com' });
    expect(await lastSaid()).not.toContain('meanwhile');
    const { live: info, body } = await read('dharwad-workshop');
    expect([info.author, body.email]).toEqual(['admin', 'new@example.com']);
  });

  it('and where both changed the same part the plan wins, and the history says so', async () => {
    const due = soon();
    await save('dharwad-workshop', { salesPhone: '9876500112' });
    await plan('dharwad-workshop', due);
    await save('dharwad-workshop', { salesPhone: '9876500113' });
    await publish('dharwad-workshop');
    await fire(due);
    expect((await live('dharwad-workshop')).salesPhone).toBe('9876500112');
    expect(await lastSaid()).toMatch(/It went over what had been published meanwhile: Sales phone$/);
  });

  it('also against what was published before the plan was made, after its draft was begun', async () => {
    const due = soon();
    await save('dharwad-workshop', { salesPhone: '9876500114' });
    const { db } = test.database;
    const row = await db
      .selectFrom('documents')
      .selectAll()
      .where('key', '=', 'dharwad-workshop')
      .executeTakeFirstOrThrow();
    const now = await live('dharwad-workshop');
    // As a call does that changes one thing at once.
    const { id } = await db
      .insertInto('revisions')
      .values({
        document_id: row.id,
        body: JSON.stringify({ ...now, email: 'once@example.com' }),
        base: row.live_revision,
        author: 'x',
        at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('documents').set({ live_revision: id }).where('id', '=', row.id).execute();
    await plan('dharwad-workshop', due);
    await fire(due);
    expect(await live('dharwad-workshop')).toMatchObject({ salesPhone: '9876500114', email: 'once@example.com' });
  });
});

describe('a plan that cannot be carried out', () => {
  it('is marked as failed, with the reason, and holds nothing else up', async () => {
    const due = soon();
    for (const [key, phone] of [
      ['annigeri', '9876500121'],
      ['alnavar', '9876500122'],
      ['keshwapur', '9876500123'],
      ['dharwad-workshop', '9876500124'],
    ] as const) {
      await save(key, { salesPhone: phone });
      await plan(key, due);
    }
    const before = (await live('annigeri')).salesPhone;
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: true });
    const stricter = branchKind.schema.refine(({ salesPhone }) => salesPhone !== '9876500121', {
      path: ['salesPhone'],
      error: 'is no longer allowed',
    });
    vi.spyOn(branchKind, 'schema', 'get').mockReturnValue(stricter as never);
    branchKind.onPublish = async (_trx, { salesPhone }) => {
      if (salesPhone === '9876500123') throw new Error('a fault of ours');
    };
    expect(await fire(due)).toEqual({ published: 1, failed: 3 });
    delete branchKind.onPublish;
    expect((await live('dharwad-workshop')).salesPhone).toBe('9876500124');
    expect((await live('annigeri')).salesPhone).toBe(before);
    const failed = (await list()).filter(({ outcome }: { outcome: string }) => outcome === 'failed');
    expect(Object.fromEntries(failed.map(({ key, reason }: Record<string, string>) => [key, reason]))).toEqual({
      annigeri: 'It no longer keeps to the rules: Sales phone is no longer allowed.',
      alnavar: 'It was set aside.',
      keshwapur: expect.stringContaining('Something went wrong'),
    });
    expect((await entries('plan.fail')).map(({ user_id }) => user_id)).toEqual(['admin', 'admin', 'admin']);
    expect(log.error).toHaveBeenCalledTimes(1);
    // Nothing of it is lost: it is still the draft.
    expect((await read('annigeri')).body.salesPhone).toBe('9876500121');
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: false });
  });

  it('is dismissed by one of those who want to, and stays in the history; no other can be', async () => {
    const due = soon();
    await save('alnavar', { salesPhone: '9876500126' });
    const { id } = (await plan('alnavar', due)).json().plan;
    const dismiss = () => staff('POST', `/api/plans/${id}/dismiss`);
    const early = await dismiss();
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'This plan is still to be carried out. Cancel it instead.',
    ]);
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: true });
    await fire(due);
    expect((await list())[0]).toMatchObject({ id, outcome: 'failed' });
    const replies = await Promise.all([dismiss(), dismiss()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await list()).toEqual([]);
    expect(await entries('plan.dismiss')).toHaveLength(1);
    expect(await lastSaid()).toMatch(/^admin took the plan to publish branch .* off the list of those that failed$/);
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: false });
    expect((await read('alnavar')).body.salesPhone).toBe('9876500126');
    await plan('alnavar', due);
    await fire(due);
    const [{ id: done }] = await list();
    const refused = await staff('POST', `/api/plans/${done}/dismiss`);
    expect(refused.json().message).toBe('Only a plan that failed can be dismissed: this one was published.');
  });

  it('cannot be published at once either, and stays planned', async () => {
    await save('alnavar', { salesPhone: '9876500125' });
    const { id } = (await plan('alnavar', soon())).json().plan;
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: true });
    const refused = await staff('POST', `/api/plans/${id}/publish`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This cannot be published: It was set aside.']);
    expect((await list())[0]).toMatchObject({ id, outcome: null });
    await staff('POST', `${at('alnavar')}/archive`, { isArchived: false });
  });
});

describe('plans', () => {
  const KEYS = ['annigeri', 'alnavar', 'keshwapur', 'dharwad-workshop'];

  it('that fell due while every server was stopped are carried out in order: by their time, then as they were made', async () => {
    const due = soon();
    const order = [3, 1, 2, 1];
    for (const [n, key] of KEYS.entries()) {
      await save(key, { salesPhone: `987650020${n}` });
      await plan(key, due + (order[n] ?? 0));
    }
    const before = (await entries('plan.publish')).length;
    await fire(due + DAY_MS);
    const subjects = (await entries('plan.publish')).slice(before).map(({ subject }) => subject);
    expect(subjects).toEqual(['branch Alnavar', 'branch Dharwad workshop', 'branch Keshwapur', 'branch Annigeri']);
  });

  it('fire by themselves within 5 s', async () => {
    const runner = await startJobs(test.app);
    onTestFinished(() => runner.stop());
    const due = Date.now() + 1500;
    await save('annigeri', { salesPhone: '9876500131' });
    await plan('annigeri', due);
    const shown = async () =>
      (await test.call('GET', '/api/network')).json().find(({ slug }: { slug: string }) => slug === 'annigeri');
    await vi.waitFor(async () => expect((await shown()).salesPhone).toBe('9876500131'), {
      timeout: 20_000,
      interval: 50,
    });
    const [done] = await list();
    expect(done.doneAt - due).toBeGreaterThanOrEqual(0);
    expect(done.doneAt - due).toBeLessThan(5000);
  });

  it('that are cancelled as they fire are either, and the history agrees', async () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const due = soon();
      await save('annigeri', { salesPhone: `98765003${String(n).padStart(2, '0')}` });
      const { id } = (await plan('annigeri', due)).json().plan;
      const before = {
        published: (await entries('plan.publish')).length,
        cancelled: (await entries('plan.cancel')).length,
      };
      const cancel = () => staff('POST', `/api/plans/${id}/cancel`);
      const [reply] =
        n % 2 === 0
          ? await Promise.all([cancel(), fire(due)])
          : ((await Promise.all([fire(due), cancel()])).reverse() as [Awaited<ReturnType<typeof cancel>>]);
      const { outcome } = (await list()).find((one: { id: number }) => one.id === id);
      outcomes.add(outcome);
      expect(reply.statusCode).toBe(outcome === 'cancelled' ? 200 : 409);
      expect((await live('annigeri')).salesPhone === `98765003${String(n).padStart(2, '0')}`).toBe(
        outcome === 'published',
      );
      expect((await entries('plan.publish')).length - before.published).toBe(outcome === 'published' ? 1 : 0);
      expect((await entries('plan.cancel')).length - before.cancelled).toBe(outcome === 'cancelled' ? 1 : 0);
    }
    expect([...outcomes].every((outcome) => ['published', 'cancelled'].includes(outcome))).toBe(true);
  });
});

describe('three servers that all try at every moment', () => {
  const servers: ChildProcess[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.kill('SIGKILL');
  });

  it('carry out each plan once', { timeout: 120_000 }, async () => {
    const { databaseUrl, dataDir } = test.config;
    for (let n = 0; n < 3; n += 1) servers.push(fork(PROGRAM, [databaseUrl, dataDir], { execArgv: [] }));
    await Promise.all(servers.map((server) => once(server, 'message')));
    const keys = ['annigeri', 'alnavar', 'keshwapur', 'dharwad-workshop'];
    const ROUNDS = 3;
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = Date.now() + 1200;
      for (const [n, key] of keys.entries()) {
        await save(key, { salesPhone: `98765${round}04${n}0` });
        // On a slow machine it is due, and carried out, before the answer comes.
        expect((await plan(key, due)).statusCode).toBe(200);
      }
      await vi.waitFor(
        async () => expect((await list()).filter((one: { doneAt: unknown }) => one.doneAt === null)).toEqual([]),
        { timeout: 20_000, interval: 20 },
      );
    }
    const published = (await entries('plan.publish')).map(({ after }) => JSON.parse(after ?? '{}').plan as number);
    const ids = (await test.database.db.selectFrom('plans').select('id').execute()).map(({ id }) => id);
    expect(ids).toHaveLength(ROUNDS * keys.length);
    for (const id of ids)
      expect(
        published.filter((one) => one === id),
        `plan ${id}`,
      ).toHaveLength(1);
  });
});
