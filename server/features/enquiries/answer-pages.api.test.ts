import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormOutcome } from '../../../contract/enquiries/form-outcome.ts';
import { messages } from '../../../contract/messages.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const outcomes: FormOutcome[] = [];
let isBroken = false;

/** Pages that only remember what they were asked to say. */
async function fakePages(app: FastifyInstance) {
  app.get('/contact', async () => 'the page');
  app.context.formPages = {
    async answerPage(outcome) {
      if (isBroken) throw new Error('Nothing can be rendered.');
      outcomes.push(outcome);
      return { html: `<p>${outcome.message}</p>`, policy: "default-src 'self'" };
    },
  };
  return async () => false;
}

const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, fakePages);
const limited = setUpTestApp({ enquiriesPerMinute: 2 }, fakePages);
afterEach(() => {
  isBroken = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const contact = { name: 'Asha', email: 'asha@example.com', contact: '9876543210', reason: 'Support', message: 'Hi' };
const form = (url: string, pairs: Record<string, string> | string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: BROWSER, ...headers },
  payload: new URLSearchParams(pairs).toString(),
});

async function outcomeOf(call: ReturnType<typeof form>, app: FastifyInstance = test.app) {
  outcomes.length = 0;
  const reply = await app.inject(call);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toBe("default-src 'self'");
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(outcomes).toHaveLength(1);
  const [outcome] = outcomes as [FormOutcome];
  expect(reply.statusCode).toBe(outcome.status);
  return outcome;
}

describe('a plain form is answered with a page', () => {
  it('that says it is stored', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T19:00:00Z') });
    expect(await outcomeOf(form('/contact', contact))).toEqual({
      kind: 'contact',
      locale: 'en',
      status: 201,
      message: messages.contact.success,
      reference: expect.stringMatching(/^\w{8}$/),
      values: contact,
      back: '/',
      today: '2026-03-15',
      key: expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });

  it('that says what is wrong, and gives back all that was typed', async () => {
    const typed = {
      ...contact,
      email: ' asha ',
      message: 'one\r\ntwo',
      _key: 'a-key-of-mine',
      website: 'x',
      other: 'y',
    };
    const outcome = await outcomeOf(form('/contact', typed));
    expect(outcome).toMatchObject({
      status: 400,
      message: 'Email must be a valid e-mail address.',
      fields: { email: 'Email must be a valid e-mail address.' },
      key: 'a-key-of-mine',
    });
    expect(outcome.values).toEqual({ ...contact, email: ' asha ', message: 'one\ntwo' });
  });

  it('with boxes and channels as they were ticked', async () => {
    const offer = await outcomeOf(form('/offer', { name: 'Asha', agree: 'on' }));
    expect(offer.values).toEqual({ name: 'Asha', agree: 'on' });
    const optIn = await outcomeOf(
      form('/opt-in', 'name=Asha&notifications.rcs=on&notifications=sms&notifications.obd='),
    );
    expect(optIn.values).toEqual({ name: 'Asha', notifications: ['rcs', 'sms'] });
  });

  it('with what was typed also when a key is wrong, which is then replaced', async () => {
    const outcome = await outcomeOf(form('/contact', { ...contact, _key: 'bad' }));
    expect([outcome.status, outcome.values]).toEqual([400, contact]);
    expect(outcome.key).toMatch(/^[\w-]{8,64}$/);
  });

  it('also when it could not be read', async () => {
    const tooLarge = { ...form('/contact', ''), payload: `name=${'x'.repeat(101 * 1024)}` };
    expect(await outcomeOf(tooLarge)).toMatchObject({ status: 413, message: messages.request.tooLarge, values: {} });
    const broken = { ...form('/contact', ''), payload: 'name=%zz' };
    expect(await outcomeOf(broken)).toMatchObject({ status: 400, message: messages.request.invalidForm });
  });

  it('that gives it back under a new key where something else came under the old one', async () => {
    await outcomeOf(form('/contact', { ...contact, _key: 'used-before' }));
    const changed = { ...contact, message: 'Something else' };
    const outcome = await outcomeOf(form('/contact', { ...changed, _key: 'used-before' }));
    expect(outcome).toMatchObject({ status: 409, message: messages.request.keyReused, values: changed });
    expect(outcome.key).not.toBe('used-before');
    expect(await outcomeOf(form('/contact', { ...changed, _key: outcome.key }))).toMatchObject({ status: 201 });
  });

  it('that refuses what another website had somebody send, and gives back nothing of it', async () => {
    const foreign = form('/opt-in', { name: 'Asha', mobile: '9876543210' }, { origin: 'https://evil.example' });
    const outcome = await outcomeOf(foreign);
    expect(outcome).toMatchObject({ status: 403, message: messages.request.crossSite, values: {} });
  });

  it('also when the database is away, with the same key for the next try', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED', errcode: 14 });
    vi.spyOn(test.database.db, 'insertInto').mockImplementation(() => {
      throw away;
    });
    const outcome = await outcomeOf(form('/contact', { ...contact, _key: 'try-me-again' }));
    expect(outcome).toMatchObject({ status: 503, message: messages.request.unavailable, values: contact });
    expect(outcome.key).toBe('try-me-again');
  });

  it('also beyond the limit per minute, but not without end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (let n = 0; n < 2; n += 1) expect((await outcomeOf(form('/contact', contact), limited.app)).status).toBe(201);
    for (let n = 0; n < 2; n += 1) {
      const outcome = await outcomeOf(form('/contact', contact), limited.app);
      expect(outcome).toMatchObject({ status: 429, message: messages.request.tooManyEnquiries, values: contact });
    }
    outcomes.length = 0;
    const flood = await limited.inject(form('/contact', contact));
    expect([flood.statusCode, flood.json().message]).toEqual([429, messages.request.tooManyEnquiries]);
    expect(Number(flood.headers['retry-after'])).toBeGreaterThan(0);
    expect(outcomes).toEqual([]);
  });
});

describe('data is the answer', () => {
  it('to a plain form that asks for it', async () => {
    const stored = await test.inject(form('/contact', contact, { accept: 'application/json' }));
    expect([stored.statusCode, stored.json()]).toEqual([201, { message: messages.contact.success }]);
    const refused = await test.inject(form('/contact', '', { accept: 'application/json, text/plain, */*' }));
    expect(Object.keys(refused.json().fields)).toHaveLength(5);
  });

  it('to a JSON call, whatever it accepts', async () => {
    const headers = { 'content-type': 'application/json', accept: BROWSER };
    const reply = await test.inject({ method: 'POST', url: '/contact', headers, payload: '{}' });
    expect(Object.keys(reply.json().fields)).toHaveLength(5);
  });

  it('when no page can be made: what is stored is never called a failure', async () => {
    isBroken = true;
    const stored = await test.inject(form('/contact', contact));
    expect([stored.statusCode, stored.json()]).toEqual([201, { message: messages.contact.success }]);
    expect((await test.inject(form('/contact', ''))).statusCode).toBe(400);
  });
});

describe('the way back', () => {
  const backFrom = async (headers: Record<string, string>, pairs: Record<string, string> = {}) =>
    (await outcomeOf(form('/contact', { ...contact, ...pairs }, headers))).back;

  it.each([
    ['http://localhost:80/contact', '/contact'],
    ['http://localhost:80/text-ride-booking?bike=SP125&variant=Disc', '/text-ride-booking?bike=SP125&variant=Disc'],
    ['https://www.example.test/kn/contact#form', '/kn/contact'],
    ['https://evil.example/contact', '/'],
    ['http://localhost:80//evil.example/', '/'],
    ['http://localhost:80/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['not an address', '/'],
    ['http://localhost:80/book-service', '/'],
    ['http://localhost:80/api/joyClub', '/'],
  ])('from %s is %s', async (referer, back) => expect(await backFrom({ referer, host: 'localhost:80' })).toBe(back));

  it('is kept by a form that was given back once', async () => {
    const referer = 'http://localhost:80/book-service';
    const host = 'localhost:80';
    expect(await backFrom({ referer, host }, { _back: '/kn/service-booking?x=1' })).toBe('/kn/service-booking?x=1');
    for (const elsewhere of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await backFrom({ referer, host }, { _back: elsewhere })).toBe('/');
    }
  });
});
