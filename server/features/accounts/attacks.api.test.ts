import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../contract/durations.ts';
import { endpoints } from '../../../contract/schemas/endpoints.ts';
import { Authenticator } from '../../../test-support/authenticator.ts';
import { sampleBody } from '../../../test-support/sample-calls.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { ADMIN, jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';

/** What was tried on the login with a password is tried here on the ways in that stand beside it: passkeys and invitations. */

const ORIGIN = 'https://panel.example.test';
const test = setUpTestApp({ publicUrl: ORIGIN, loginsPerMinute: 0 });
const device = new Authenticator(ORIGIN);
let owner: StaffCall;
beforeAll(async () => {
  const staff = await test.logIn();
  const options = (await staff('POST', '/api/passkeys/begin', { password: ADMIN.password })).json();
  const added = await staff('POST', '/api/passkeys', { name: 'My phone', passkey: device.make(options) });
  const [session] = added.cookies;
  const cookie = `${session?.name}=${session?.value}`;
  owner = Object.assign(
    (method: 'GET', url: string, body?: object) => test.inject(jsonCall(method, url, body, { cookie })),
    { cookie },
  ) as never;
});

const byPasskey = async (headers: Record<string, string> = {}) => {
  const question = (await test.call('POST', '/api/login/passkey')).json();
  return test.inject(jsonCall('POST', '/api/login/passkey/answer', { passkey: device.answer(question) }, headers));
};

const WAYS_IN = ['logIn', 'beginPasskeyLogin', 'logInByPasskey', 'readInvitation', 'acceptInvitation'];

it('every way in refuses what another website sends, and begins nothing', async () => {
  for (const name of WAYS_IN) {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`There is no call ${name}.`);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const call = jsonCall(endpoint.method, endpoint.path, (sampleBody(name, endpoint) ?? {}) as object, headers);
      const reply = await test.inject(call);
      expect([name, reply.statusCode, reply.cookies]).toEqual([name, 403, []]);
    }
  }
});

describe('a session that a passkey opened', () => {
  it('has a cookie that scripts, other sites and plain http cannot use', async () => {
    expect((await byPasskey()).headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-kickstand_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-kickstand_device=\S+; .*; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  it('has an id that nobody brought along, of which only the hash is stored', async () => {
    const brought = 'a'.repeat(43);
    const reply = await byPasskey({ cookie: `__Host-kickstand_session=${brought}` });
    const id = reply.cookies[0]?.value ?? '';
    expect(id).not.toBe(brought);
    const stored = await test.database.db.selectFrom('sessions').select('id_hash').execute();
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(id);
    const taken = await test.inject({ url: '/api/me', headers: { cookie: `__Host-kickstand_session=${brought}` } });
    expect(taken.statusCode).toBe(401);
  });

  it('ends the one that the browser had, and a refused answer ends none', async () => {
    const [before] = (await byPasskey()).cookies;
    const cookie = `${before?.name}=${before?.value}`;
    const isOpen = async () => (await test.inject({ url: '/api/me', headers: { cookie } })).statusCode === 200;
    const question = (await test.call('POST', '/api/login/passkey')).json();
    const passkey = device.answer(question, { origin: 'https://evil.example' });
    const refused = await test.inject(jsonCall('POST', '/api/login/passkey/answer', { passkey }, { cookie }));
    expect([refused.statusCode, await isOpen()]).toEqual([401, true]);
    expect((await byPasskey({ cookie })).statusCode).toBe(200);
    expect(await isOpen()).toBe(false);
  });

  it('of an account that was closed meanwhile is over', async () => {
    const [session] = (await byPasskey()).cookies;
    const cookie = `${session?.name}=${session?.value}`;
    const set = (is_active: number) =>
      test.database.db.updateTable('staff').set({ is_active }).where('user_id', '=', ADMIN.userId).execute();
    await set(0);
    expect((await test.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(401);
    expect((await byPasskey()).statusCode).toBe(401);
    await set(1);
  });
});

describe('an invitation', () => {
  const invite = async (userId: string): Promise<string> => {
    const reply = await owner('POST', '/api/people', { userId, userName: 'Somebody', role: 'sales' });
    expect(reply.statusCode, reply.body).toBe(201);
    return String(reply.json().link).split('#invitation=')[1] ?? '';
  };
  const read = (token: string) => test.call('POST', '/api/invitation', { token });
  const accept = (token: string) => {
    const newPassword = 'seven green kettles';
    return test.call('POST', '/api/invitation/accept', { token, newPassword, confirmPassword: newPassword });
  };

  it('says the same to a wrong link, a used one and an old one, and names nobody', async () => {
    const used = await invite('used');
    expect((await accept(used)).statusCode).toBe(200);
    const old = await invite('old');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * HOUR_MS });
    const replies = [];
    for (const token of ['x'.repeat(43), used, old]) replies.push(await read(token), await accept(token));
    vi.useRealTimers();
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(410);
    for (const { body } of replies) expect(body).not.toMatch(/used"|old"|Somebody/);
  });

  it('opens no session by itself, and none of somebody else', async () => {
    const token = await invite('quiet');
    const reply = await accept(token);
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
    const rows = await test.database.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', 'quiet')
      .execute();
    expect(rows).toEqual([]);
  });
});
