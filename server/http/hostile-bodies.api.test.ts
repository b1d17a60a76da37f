import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/schemas/endpoints.ts';
import { sampleUrl } from '../../test-support/sample-calls.ts';
import { snapshot } from '../../test-support/snapshot.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';

const test = setUpTestApp();
const withJson = Object.entries(endpoints).filter(([, { body }]) => body);
const json = { 'content-type': 'application/json' };

let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

/** Whatever came in, the next request is served. */
afterEach(async () => {
  expect((await test.call('GET', '/healthz')).statusCode).toBe(200);
});

const send = (endpoint: (typeof withJson)[number][1], payload: string | Buffer, headers = json) =>
  test.inject({
    method: endpoint.method,
    url: sampleUrl(endpoint),
    headers: { cookie: staff.cookie, ...headers },
    payload,
  });

async function expectRefusedEverywhere(
  payload: string | Buffer,
  statusCodes: number[],
  headers = json,
  ofFiles = statusCodes,
) {
  const before = await snapshot(test.database.db);
  for (const [name, endpoint] of withJson) {
    const reply = await send(endpoint, payload, headers);
    expect(
      'mostBytes' in endpoint ? ofFiles : statusCodes,
      `${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`,
    ).toContain(reply.statusCode);
    const { error, message } = reply.json();
    expect(error, name).toBe(message);
    expect(error, name).toMatch(/^[A-Z].*[.!]?$/);
  }
  expect(await snapshot(test.database.db)).toEqual(before);
}

describe('every call with a JSON body refuses, with a sentence and nothing stored,', () => {
  const malformed = ['{', '{"name":', 'name=x', '\u0000', '[1,2', '{"a":1}}', "{'a':1}", '\ufeff{', '{"a":NaN}'];
  it.each(malformed)('malformed JSON %j', (payload) => expectRefusedEverywhere(payload, [400]));

  it.each(['[]', '"text"', '1', 'true', 'null', '[{"name":"x"}]'])('JSON that is no object: %s', (payload) =>
    expectRefusedEverywhere(payload, [400]),
  );

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":{}}}',
  ])('an attempt on the prototype: %s', async (payload) => {
    await expectRefusedEverywhere(payload, [400]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  // A call that takes a file has a limit of its own, and refuses this one for what is missing in it.
  it('a body over 100 kB', () => expectRefusedEverywhere(`{"name":"${'x'.repeat(110 * 1024)}"}`, [413], json, [400]));

  it('another content type', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'text/html']) {
      await expectRefusedEverywhere('{"name":"x"}', [415], { 'content-type': type });
    }
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    await expectRefusedEverywhere('--x--', [415], multipart);
  });

  it('bytes that are no text', () => expectRefusedEverywhere(Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), [400]));
});

describe('deep nesting', () => {
  it.each([
    ['arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
  ])('of %s harms nobody', async (_kind, payload) => {
    for (const [name, endpoint] of withJson) {
      const reply = await send(endpoint, payload);
      expect(reply.statusCode, name).toBeLessThan(500);
    }
  });
});
