import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { messages } from '../../../contract/messages.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import { stopClock } from '../../../test-support/stopped-clock.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import type { App } from '../../app.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Database } from '../../db/engine.ts';

const test = setUpTestApp();
let staff: StaffCall;
let second: { served: App; database: Database };
beforeAll(async () => {
  staff = await test.logIn();
  const database = openDatabase(test.config);
  second = { served: await buildApp(test.config, database), database };
});
afterAll(async () => {
  await second.served.app.close();
  await second.database.close();
});
afterEach(() => {
  vi.useRealTimers();
});

const offer = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', agree: true };
const booking = { name: 'Asha', contactNumber: '9876543210', bookingDate: '2026-03-14' };

const send = (path: string, key: string, payload: unknown, app = test.app) =>
  app.inject(jsonCall('POST', path, payload, { 'idempotency-key': key }));
const reportOf = async (path: string) => (await staff('POST', path, { limit: 1000 })).json();
const namesIn = async (path: string): Promise<string[]> =>
  (await reportOf(path)).data.map(({ name }: { name: string }) => name);
const storedWith = async (name: string) => (await namesIn('/api/offerReports')).filter((one) => one === name).length;

describe('an enquiry with a key', () => {
  it.each(enquiries)('$path is stored once, and each repeat answered like the first', async (definition) => {
    const { path, kind, texts } = definition;
    const payload = sampleBody(`submit:${kind}`, { path } as never);
    const countOf = async () =>
      Number(
        (
          await test.database.db
            .selectFrom('enquiries')
            .where('kind', '=', kind)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await countOf();
    for (let n = 0; n < 3; n += 1) {
      const reply = await send(path, 'the-same-key-for-each-kind', payload);
      expect([reply.statusCode, reply.json()]).toEqual([201, { message: texts.success }]);
    }
    expect(await countOf()).toBe(before + 1);
  });

  it.each(['name', 'contact'])('is refused as wrong when %s is nested very deeply', async (field) => {
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const payload = JSON.stringify({ ...offer, [field]: 0 }).replace(`"${field}":0`, `"${field}":${nested}`);
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-for-nested-ones' };
    const reply = await test.inject({ method: 'POST', url: '/offer', headers, payload });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('is stored once however many arrive at the same moment, and hurts none that come with it', async () => {
    const before = (await reportOf('/api/offerReports')).totalRecords;
    const sent = Array.from({ length: 120 }, (_, n) =>
      n % 3
        ? send('/offer', `moment-${n % 7}`, { ...offer, name: `Moment ${n % 7}` })
        : test.call('POST', '/offer', offer),
    );
    const replies = await Promise.all(sent);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    for (let n = 0; n < 7; n += 1) expect(await storedWith(`Moment ${n}`)).toBe(1);
    expect((await reportOf('/api/offerReports')).totalRecords).toBe(before + 40 + 7);
  });

  it('is stored once when two servers get it at the same moment, in whatever order', async () => {
    const keys = Array.from({ length: 60 }, (_, n) => `server-${n}`);
    for (let round = 0; round < 3; round += 1) {
      const there = keys.map((key) => send('/offer', `${key}-${round}`, { ...offer, name: `${key}-${round}` }));
      const here = [...keys]
        .reverse()
        .map((key) => send('/offer', `${key}-${round}`, { ...offer, name: `${key}-${round}` }, second.served.app));
      const codes = (await Promise.all([...there, ...here])).map(({ statusCode }) => statusCode);
      expect(new Set(codes)).toEqual(new Set([201]));
    }
    const stored = (await namesIn('/api/offerReports')).filter((name) => name.startsWith('server-'));
    expect(stored.length).toBe(180);
    expect(new Set(stored).size).toBe(180);
  });

  it('is the one that came first; a later one that says something else is told that it was not stored', async () => {
    await send('/offer', 'first-wins', { ...offer, name: 'The first' });
    const later = await send('/offer', 'first-wins', { ...offer, name: 'The later' });
    expect([later.statusCode, later.json().message]).toEqual([409, messages.request.keyReused]);
    expect([await storedWith('The first'), await storedWith('The later')]).toEqual([1, 0]);
    const again = await send('/offer', 'first-wins', { ...offer, name: ' The first ', contact: '+91 98765-43210' });
    expect(again.statusCode).toBe(201);
    expect((await send('/offer', 'another-key', { ...offer, name: 'The later' })).statusCode).toBe(201);
  });

  it('is one of two that say different things to two servers at the same moment, and the other learns it', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `race-${n}-key`);
    const race = async (key: string) => {
      const here = send('/offer', key, { ...offer, name: `${key} here` });
      const there = send('/offer', key, { ...offer, name: `${key} there` }, second.served.app);
      const again = send('/offer', key, { ...offer, name: `${key} again` });
      return (await Promise.all([here, there, again])).map(({ statusCode }) => statusCode);
    };
    const outcomes = await Promise.all(keys.map(race));
    const stored = (await namesIn('/api/offerReports')).filter((name) => name.startsWith('race-'));
    const told = keys.map((key, n) => `${key} ${['here', 'there', 'again'][outcomes[n]?.indexOf(201) ?? -1]}`);
    for (const codes of outcomes) expect(codes.toSorted()).toEqual([201, 409, 409]);
    expect(stored.toSorted()).toEqual(told.toSorted());
  });

  it('of an older release, which kept no print of it, answers whatever comes under its key', async () => {
    await send('/offer', 'older-release', { ...offer, name: 'The older' });
    const { db } = test.database;
    await db
      .updateTable('enquiries')
      .set({ payload_print: null, reference: null })
      .where('idempotency_key', '=', 'older-release')
      .execute();
    const later = await send('/offer', 'older-release', { ...offer, name: 'The newer' });
    expect([later.statusCode, later.headers['enquiry-reference']]).toEqual([201, undefined]);
  });

  it('has a print that says nothing about what was sent', async () => {
    for (const key of ['print-one', 'print-two']) await send('/offer', key, { ...offer, name: 'Printed' });
    const rows = test.database.db.selectFrom('enquiries').select('payload_print').where('name', '=', 'Printed');
    const prints = (await rows.execute()).map(({ payload_print }) => payload_print);
    expect(new Set(prints).size).toBe(2);
    for (const print of prints) expect(print).toMatch(/^[\w-]{43}$/);
  });

  it('that was stored is answered like the first, even when its day has passed meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T18:29:59Z') });
    expect((await send('/book-service', 'midnight-booking', booking)).statusCode).toBe(201);
    vi.setSystemTime(Date.parse('2026-03-14T18:30:01Z'));
    expect((await send('/book-service', 'midnight-booking', booking)).json()).toEqual({
      message: messages.service.success,
    });
    expect((await send('/book-service', 'another-booking', booking)).statusCode).toBe(400);
  });

  it('that was refused may be sent again with it', async () => {
    expect((await send('/offer', 'second-try', { ...offer, name: '' })).statusCode).toBe(400);
    expect((await send('/offer', 'second-try', { ...offer, name: 'Second try' })).statusCode).toBe(201);
    expect(await storedWith('Second try')).toBe(1);
  });

  it.each(['12345678', 'a'.repeat(64), 'A-b_C-d_9', '7d444840-9dc0-11d1-b245-5ffdce74fad2'])(
    'may have the key %s',
    async (key) => expect((await send('/offer', key, offer)).statusCode).toBe(201),
  );

  it.each(['', '1234567', 'a'.repeat(65), 'with space', 'quoted"key"', 'a,b,c,d,e', 'ключключ1', "x'; drop table"])(
    'may not have the key %j',
    async (key) => {
      const before = (await reportOf('/api/offerReports')).totalRecords;
      const reply = await send('/offer', Buffer.from(key).toString('latin1'), offer);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({ error: messages.request.invalidKey, message: messages.request.invalidKey });
      expect((await reportOf('/api/offerReports')).totalRecords).toBe(before);
    },
  );
});

describe('an enquiry without a key', () => {
  it('is stored as often as it is sent, whatever its body calls a key', async () => {
    const payload = { ...offer, name: 'Twice', _key: 'no-key-in-json', idempotency_key: 'no-key-in-json' };
    await test.call('POST', '/offer', payload);
    await test.call('POST', '/offer', payload);
    expect(await storedWith('Twice')).toBe(2);
  });
});

describe('the limit per minute', () => {
  const limited = setUpTestApp({ enquiriesPerMinute: 3 });

  it('counts repeats like any other', async () => {
    stopClock();
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) codes.push((await send('/offer', 'limited-key', offer, limited.app)).statusCode);
    expect(codes).toEqual([201, 201, 201, 429]);
  });
});

describe('day counts and search', () => {
  it('know a repeated enquiry once', async () => {
    const today = (await staff('GET', '/api/dashboard')).json()[0].enquiry_report;
    const product = sampleBody('submit:product', {} as never) as object;
    for (let n = 0; n < 3; n += 1) await send('/api/postBooking', 'counted-once', { ...product, name: 'Counted Qzx' });
    expect((await staff('GET', '/api/dashboard')).json()[0].enquiry_report).toBe(today + 1);
    const found = (await staff('POST', '/api/enquiryReports', { search: 'counted qzx' })).json();
    expect(found.totalRecords).toBe(1);
  });
});
