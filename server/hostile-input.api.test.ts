import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { sampleBody, sampleUrl } from '../test-support/sample-calls.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { setUpTestApp } from '../test-support/test-app.ts';
import { naughtyStrings } from '../trials/naughty-strings.ts';

const test = setUpTestApp();
const all = Object.entries(endpoints);
const withJson = all.filter(([, { body }]) => body);
/** Other bodies and addresses each time, on either engine. */
const TRIES = 20;
const json = { 'content-type': 'application/json' };
const hostileTexts = [
  ...naughtyStrings.map(({ text }) => text),
  ...["Robert'); drop table enquiries;--", '=cmd|calc!A1', '<script>alert(1)</script>', '1e309'],
];

let cookie = '';
const session = async () => {
  cookie ||= (await test.logIn()).cookie;
  return cookie;
};

/** Whatever came in, the next request is served. */
afterEach(async () => {
  expect((await test.call('GET', '/healthz')).statusCode).toBe(200);
});

async function send(name: string, payload: string | Buffer, headers: Record<string, string> = json) {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`No endpoint ${name}`);
  return test.inject({
    method: endpoint.method,
    url: sampleUrl(endpoint),
    headers: { cookie: await session(), ...headers },
    payload,
  });
}

describe('NUL and broken characters', () => {
  it('are refused in every text field of every form', async () => {
    await session();
    const before = await snapshot(test.database.db);
    for (const [name, endpoint] of withJson.filter(([one]) => one.startsWith('submit:'))) {
      const valid = sampleBody(name, endpoint) as Record<string, unknown>;
      for (const [field, value] of Object.entries(valid)) {
        if (typeof value !== 'string') continue;
        for (const hostile of [`a\0b`, '\ud800', 'x\udfffy']) {
          const reply = await test.call('POST', endpoint.path, { ...valid, [field]: hostile });
          expect(reply.statusCode, `${name}.${field}`).toBe(400);
          expect(reply.json().fields, `${name}.${field}`).toHaveProperty(field);
        }
      }
    }
    expect(await snapshot(test.database.db)).toEqual(before);
  });

  it('are harmless in addresses and searches', async () => {
    for (const url of ['/api/bikeView/%00', '/api/variants/a%00b', '/api/dealers/%00', '/api/360Images/%ed%a0%80']) {
      expect((await test.call('GET', url)).statusCode, url).toBeLessThan(500);
    }
    const reply = await send('report:booking', JSON.stringify({ search: 'a\0b' }));
    expect(reply.statusCode).toBe(400);
  });
});

describe('mutated bodies', () => {
  const anyJson = fc.jsonValue({ maxDepth: 3 });
  const anyString = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...hostileTexts),
  );

  it.each(withJson.map(([name]) => name))('%s never answers 5xx', async (name) => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(name);
    const valid = sampleBody(name, endpoint) as Record<string, unknown>;
    const keys = [...Object.keys(valid), 'page', 'limit', 'fromDate', 'toDate', 'search', 'searchTerm'];
    const mutation = fc.record({ key: fc.constantFrom(...keys), value: fc.oneof(anyJson, anyString) });
    await session();
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const body = { ...valid, ...Object.fromEntries(mutations.map(({ key, value }) => [key, value])) };
        // A log-out would end the session that the other calls use; a changed password or factor is no different.
        if (name === 'changePassword') body.oldPassword = 'surely not the password';
        if (/SecondFactor|RecoveryCodes/.test(name)) body.password = 'surely not the password';
        const reply = await send(name, JSON.stringify(body));
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        if (reply.statusCode >= 400) expect(reply.json().error).toBe(reply.json().message);
      }),
      { numRuns: TRIES },
    );
  });
});

describe('addresses', () => {
  it('with any parameter never answer 5xx', async () => {
    const naughty = hostileTexts.filter((text) => text.length < 2000);
    const anyParameter = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.constantFrom(...naughty));
    const withParameter = all.filter(([, { method, path }]) => method === 'GET' && path.includes('{'));
    await fc.assert(
      fc.asyncProperty(anyParameter, async (value) => {
        for (const [, { path }] of withParameter) {
          const url = path.replace(/\{\w+\}/, encodeURIComponent(value.toWellFormed()));
          expect((await test.call('GET', url)).statusCode, url).toBeLessThan(500);
        }
      }),
      { numRuns: TRIES },
    );
  });

  it.each([
    '/api/bikeView/%',
    '/api/bikeView/%zz',
    '/api/bikeView/%c3%28',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//',
    '/api//bikes',
  ])('that are broken get a 4xx: %s', async (url) => {
    const reply = await test.inject({ method: 'GET', url });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
  });

  it.each(['1e3', '-1', '0', '99999999999999999999', '1.5', '1;drop table offers', 'abc', '%27'])(
    'with the impossible id %s are simply unknown',
    async (id) => {
      const headers = { cookie: await session() };
      for (const path of ['/api/deleteOffers/', '/api/deleteGalleryImg/']) {
        const reply = await test.inject({ method: 'DELETE', url: path + encodeURIComponent(id), headers });
        expect(reply.statusCode).toBe(404);
        expect(reply.json().error).toBe('Invalid Offer ID!');
      }
    },
  );

  it('answer another method with 405 and the methods there are', async () => {
    const reply = await test.call('DELETE', '/api/bikes');
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
    expect((await test.inject({ method: 'PUT', url: '/contact' })).headers.allow).toBe('POST');
    expect((await test.inject({ method: 'OPTIONS', url: '/api/login' })).statusCode).toBe(405);
    const trace = await test.inject({ method: 'TRACE', url: '/api/bikes', headers: { 'x-probe': 'send me back' } });
    expect([trace.statusCode, trace.body.includes('send me back')]).toEqual([405, false]);
  });
});

describe('errors', () => {
  it('never show the inside of the server', async () => {
    const rename = (from: string, to: string) => test.database.db.schema.alterTable(from).renameTo(to).execute();
    const address = '/uploads/none-1x1.webp';
    const staff = await test.logIn();
    await rename('picture_files', 'files_hidden');
    const reply = await staff('GET', address);
    await rename('files_hidden', 'picture_files');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: 'Something went wrong. Please try again.',
      message: 'Something went wrong. Please try again.',
    });
    expect((await test.call('GET', address)).statusCode).toBe(404);
  });
});
