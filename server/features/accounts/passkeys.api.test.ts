import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { messages } from '../../../contract/messages.ts';
import { Authenticator } from '../../../test-support/authenticator.ts';
import { stopClock } from '../../../test-support/stopped-clock.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { runStaffCommand } from '../../staff-console.ts';
import { hashPassword } from './passwords.ts';

const ORIGIN = 'https://panel.example.test';
const test = setUpTestApp({ publicUrl: ORIGIN, loginsPerMinute: 0 });
const password = 'seven green kettles';
let hash: Promise<string> | undefined;
afterEach(() => vi.useRealTimers());

async function member(userId: string): Promise<StaffCall> {
  hash ??= hashPassword(password);
  await test.database.db
    .insertInto('staff')
    .values(newStaff(userId, await hash))
    .execute();
  return test.logIn({ userId, password });
}

interface Owner {
  staff: StaffCall;
  device: Authenticator;
}

const cookiesOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** With the session that a change of the ways in has begun. */
const as = (cookie: string): StaffCall =>
  Object.assign((method: 'GET', url: string, body?: object) => test.inject(jsonCall(method, url, body, { cookie })), {
    cookie,
  }) as never;

async function withPasskey(userId: string, device = new Authenticator(ORIGIN)): Promise<Owner> {
  const staff = await member(userId);
  const options = await staff('POST', '/api/passkeys/begin', { password });
  expect(options.statusCode, options.body).toBe(200);
  const added = await staff('POST', '/api/passkeys', { name: 'My phone', passkey: device.make(options.json()) });
  expect([added.statusCode, added.json()]).toEqual([201, { message: messages.passkeys.added }]);
  return { staff: as(cookiesOf(added)), device };
}

const question = async () => (await test.call('POST', '/api/login/passkey')).json();
const answer = (passkey: object) => test.call('POST', '/api/login/passkey/answer', { passkey });
const logIn = (userId: string, more: object = {}) => test.call('POST', '/api/login', { userId, password, ...more });
const history = async (userId: string) => {
  const rows = await test.database.db.selectFrom('audit').select('action').where('subject', '=', userId).execute();
  return rows.map(({ action }) => action);
};

describe('a passkey is added', () => {
  it('with the password, is listed, and ends the other sessions', async () => {
    const staff = await member('anu');
    const elsewhere = await test.logIn({ userId: 'anu', password });
    expect((await staff('POST', '/api/passkeys/begin', { password: 'another' })).statusCode).toBe(400);
    const options = (await staff('POST', '/api/passkeys/begin', { password })).json();
    expect(options).toMatchObject({ rp: { id: 'panel.example.test' }, user: { name: 'anu' } });
    const passkey = new Authenticator(ORIGIN).make(options);
    const added = await staff('POST', '/api/passkeys', { name: 'My phone', passkey });
    const now = as(cookiesOf(added));
    expect((await elsewhere('GET', '/api/me')).statusCode).toBe(401);
    expect((await now('GET', '/api/passkeys')).json()).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect(await history('anu')).toEqual(['passkey.add']);
  });

  it.each([
    ['to a question that was never asked', { challenge: 'bm90IGFza2Vk' }, {}],
    ['at another address', {}, { origin: 'https://evil.example' }],
    ['for another address', {}, { rpId: 'evil.example' }],
    ['without knowing who is at it', {}, { isVerified: false }],
  ])('but not by an answer %s', async (what, other, how) => {
    const staff = await member(`b${what.length}`);
    const options = (await staff('POST', '/api/passkeys/begin', { password })).json();
    const passkey = new Authenticator(ORIGIN).make({ ...options, ...other }, how);
    const refused = await staff('POST', '/api/passkeys', { name: 'x', passkey });
    expect([refused.statusCode, refused.json().error]).toEqual([400, messages.passkeys.notAdded]);
    expect((await staff('GET', '/api/passkeys')).json()).toEqual([]);
  });

  it('nor by the same answer twice, nor with the question of somebody else', async () => {
    const [one, other] = [await member('chitra'), await member('devi')];
    const options = (await one('POST', '/api/passkeys/begin', { password })).json();
    const passkey = new Authenticator(ORIGIN).make(options);
    expect((await other('POST', '/api/passkeys', { name: 'x', passkey })).statusCode).toBe(400);
    const again = as(cookiesOf(await one('POST', '/api/passkeys', { name: 'x', passkey })));
    expect((await again('POST', '/api/passkeys', { name: 'y', passkey })).statusCode).toBe(400);
  });

  it('and nonsense is refused with a sentence', async () => {
    const staff = await member('esha');
    for (const passkey of [undefined, 'x', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }]) {
      const reply = await staff('POST', '/api/passkeys', { name: 'x', passkey });
      expect([reply.statusCode, reply.json().error]).toEqual([400, messages.passkeys.notUnderstood]);
    }
    const junk = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } };
    expect((await staff('POST', '/api/passkeys', { name: 'x', passkey: junk })).statusCode).toBe(400);
    expect((await answer(junk)).statusCode).toBe(401);
  });
});

describe('a login by passkey alone', () => {
  it('opens a session, without a user id or password', async () => {
    const { device } = await withPasskey('farida');
    const reply = await answer(device.answer(await question()));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { userId: 'farida', message: messages.staff.loggedIn },
    ]);
    const staff = as(cookiesOf(reply));
    expect((await staff('GET', '/api/me')).json()).toMatchObject({ user_id: 'farida' });
    const [passkey] = (await staff('GET', '/api/passkeys')).json();
    expect(passkey.lastUsedAt).toBeGreaterThan(0);
  });

  it.each([
    ['at another address', { origin: 'https://evil.example' }],
    ['for another address', { rpId: 'evil.example' }],
    ['without knowing who is at it', { isVerified: false }],
  ])('is refused %s', async (what, how) => {
    const { device } = await withPasskey(`g${what.length}`);
    const refused = await answer(device.answer(await question(), how));
    expect([refused.statusCode, refused.json().error]).toEqual([401, messages.passkeys.refused]);
    expect(refused.cookies).toEqual([]);
  });

  it('is refused with an answer that was given before, that came too late, or that was meant for another purpose', async () => {
    const { device, staff } = await withPasskey('harini');
    const given = device.answer(await question());
    expect((await answer(given)).statusCode).toBe(200);
    expect((await answer(given)).statusCode).toBe(401);
    const late = await question();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE_MS });
    expect((await answer(device.answer(late))).statusCode).toBe(401);
    vi.useRealTimers();
    const step = (await staff('POST', '/api/passkeys/challenge')).json();
    expect((await answer(device.answer(step))).statusCode).toBe(401);
  });

  it('is refused to a copy of a key, which has counted less', async () => {
    const { device } = await withPasskey('indu');
    for (let n = 0; n < 3; n += 1) await answer(device.answer(await question()));
    device.counter = 1;
    expect((await answer(device.answer(await question()))).statusCode).toBe(401);
  });

  it('is refused to an unknown key and to one of an account that is closed', async () => {
    const stranger = new Authenticator(ORIGIN);
    expect((await answer(stranger.answer(await question()))).statusCode).toBe(401);
    const { device } = await withPasskey('jaya');
    await runStaffCommand(test.database.db, ['disable', 'jaya'], {});
    const closed = await answer(device.answer(await question()));
    expect([closed.statusCode, closed.json().error]).toEqual([401, messages.staff.accountClosed]);
  });

  it('asks so often and no more', async () => {
    stopClock();
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      const reply = await test.inject({
        ...jsonCall('POST', '/api/login/passkey'),
        remoteAddress: '198.51.100.7',
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a passkey as the second step', () => {
  it('is asked for after the password, and is enough', async () => {
    const { device } = await withPasskey('kavya');
    const asked = await logIn('kavya');
    expect([asked.statusCode, asked.json().current.hasApp]).toEqual([401, false]);
    const passkey = device.answer(asked.json().current.passkey);
    expect((await logIn('kavya', { passkey })).statusCode).toBe(200);
    expect((await logIn('kavya', { passkey })).statusCode, 'once').toBe(401);
    expect((await logIn('kavya', { code: '123456' })).statusCode, 'a code of nothing').toBe(401);
  });

  it('of somebody else is none', async () => {
    const { device } = await withPasskey('lalita');
    await withPasskey('mina');
    const asked = await logIn('mina');
    const refused = await logIn('mina', { passkey: device.answer(asked.json().current.passkey) });
    expect(refused.statusCode).toBe(401);
  });

  it('is what it takes to remove it, and to add another', async () => {
    const { staff, device } = await withPasskey('nila');
    const [{ id }] = (await staff('GET', '/api/passkeys')).json();
    const remove = (proof: object, by = staff) => by('POST', `/api/passkeys/${id}/remove`, proof);
    expect((await remove({ password })).statusCode).toBe(400);
    expect((await remove({ password, code: '123456' })).statusCode).toBe(400);
    expect((await staff('POST', '/api/passkeys/begin', { password })).statusCode).toBe(400);
    const asked = (await staff('POST', '/api/passkeys/challenge')).json();
    const removed = await remove({ password, passkey: device.answer(asked) });
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: messages.passkeys.removed }]);
    expect((await logIn('nila')).statusCode).toBe(200);
    expect(await history('nila')).toEqual(['passkey.add', 'passkey.remove']);
  });

  it('of another account cannot be removed', async () => {
    const { staff } = await withPasskey('ojas');
    const [{ id }] = (await staff('GET', '/api/passkeys')).json();
    const other = await withPasskey('padma');
    const asked = (await other.staff('POST', '/api/passkeys/challenge')).json();
    const proof = { password, passkey: other.device.answer(asked) };
    expect((await other.staff('POST', `/api/passkeys/${id}/remove`, proof)).statusCode).toBe(404);
    expect((await staff('GET', '/api/passkeys')).json()).toHaveLength(1);
  });

  it('does for a role that needs one, and goes with a new password from the console', async () => {
    const owner = await test.logIn();
    await owner('PATCH', '/api/roles/owner', { demandsSecondStep: true });
    const { staff } = await withPasskey('ragini');
    expect((await staff('GET', '/api/me/permissions')).json().mustFirst).toBeNull();
    expect((await owner('GET', '/api/me/permissions')).json().mustFirst).toBe('secondStep');
    await test.database.db.updateTable('role_rules').set({ demands_second_step: 0 }).execute();
    await runStaffCommand(test.database.db, ['password', 'ragini'], { password: 'another of the console' });
    const again = await test.logIn({ userId: 'ragini', password: 'another of the console' });
    expect((await again('GET', '/api/passkeys')).json()).toEqual([]);
  });
});
