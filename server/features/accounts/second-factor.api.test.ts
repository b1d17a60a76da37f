import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import { fromBase32 } from '../../../test-support/base32.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import type { Trx } from '../../db/db.ts';
import { replaceRecoveryCodes } from '../../db/second-factors.ts';
import { newStaff } from '../../db/staff.ts';
import { startSession } from '../../http/session.ts';
import { runStaffCommand } from '../../staff-console.ts';
import { encryptByPassword } from './password-encryption.ts';
import { hashPassword } from './passwords.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { codeAt, newSecret, stepAt } from './totp.ts';

const codesRest = (wait: string): string => `Too many wrong codes. Please wait ${wait}, or use a recovery code.`;

const test = setUpTestApp();
const throttled = setUpTestApp({ loginsPerMinute: 5 });
const A_BROWSER = { headers: {}, ip: '127.0.0.1' };
const password = 'a password for two steps';
const HALF_MINUTE = 30_000;

let clock = Date.now();
/** Each half minute has one code, and each code counts once. */
const later = (ms: number = 3 * HALF_MINUTE) => {
  clock += ms;
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
};
afterEach(() => {
  vi.useRealTimers();
});

let passwordHash: Promise<string> | undefined;

interface Person {
  userId: string;
  staff: StaffCall;
  code: (around?: number) => string;
  recoveryCodes: string[];
}

const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Put there directly: on the way through the calls every step hashes a password, which takes its time. */
async function withFactor(userId: string, app = test): Promise<Person> {
  const { db } = app.database;
  later();
  passwordHash ??= hashPassword(password);
  await db
    .insertInto('staff')
    .values(newStaff(userId, await passwordHash))
    .execute();
  const secret = newSecret();
  const recoveryCodes = newRecoveryCodes();
  const factor = {
    user_id: userId,
    sealed_secret: await encryptByPassword(secret, password, userId),
    confirmed_at: Date.now(),
  };
  await db.insertInto('second_factors').values(factor).execute();
  await db.transaction().execute((trx) => replaceRecoveryCodes(trx, userId, recoveryCodes.map(recoveryCodeHash)));
  const cookie = `kickstand_session=${await startSession(db, A_BROWSER, userId)}`;
  const staff = ((method, url, body) => app.inject(jsonCall(method, url, body, { cookie }))) as StaffCall;
  const code = (around = 0) => codeAt(secret, stepAt(Date.now()) + around);
  return { userId, staff, code, recoveryCodes };
}

const logIn = (userId: string, more: object = {}, app = test) =>
  app.call('POST', '/api/login', { userId, password, ...more });
const auditOf = async (userId: string) => {
  const rows = await test.database.db.selectFrom('audit').selectAll().where('subject', '=', userId).execute();
  return rows.map(({ action }) => action).filter((action) => action.startsWith('second-factor'));
};

describe('turning it on', () => {
  it('needs the password and a code of the app, and answers ten recovery codes once', async () => {
    later();
    await runStaffCommand(test.database.db, ['add', 'asha'], { password });
    const staff = await test.logIn({ userId: 'asha', password });
    const elsewhere = await test.logIn({ userId: 'asha', password });
    expect((await staff('GET', '/api/secondFactor')).json()).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    const early = await staff('POST', '/api/secondFactor/confirm', { password, code: '123456' });
    expect([early.statusCode, early.json().error]).toEqual([409, messages.secondFactor.notBegun]);
    const wrong = await staff('POST', '/api/secondFactor/begin', { password: 'another' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: messages.staff.passwordWrong }]);
    const { secret, address } = (await staff('POST', '/api/secondFactor/begin', { password })).json();
    expect(address).toContain(`secret=${secret}`);
    const code = codeAt(fromBase32(secret), stepAt(Date.now()));
    const misread = await staff('POST', '/api/secondFactor/confirm', {
      password,
      code: code === '000000' ? '1' : '000000',
    });
    expect([misread.statusCode, misread.json().fields]).toEqual([400, { code: messages.staff.codeWrong }]);
    expect((await logIn('asha')).statusCode, 'not on before it is confirmed').toBe(200);

    const confirmed = await staff('POST', '/api/secondFactor/confirm', {
      password,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect((await elsewhere('GET', '/api/me')).statusCode, 'other sessions end').toBe(401);
    expect((await staff('GET', '/api/me')).statusCode, 'the session has a new id').toBe(401);
    const me = await test.inject({ url: '/api/secondFactor', headers: { cookie: cookieOf(confirmed) } });
    expect(me.json()).toEqual({ isOn: true, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), recoveryCodesLeft: 10 });
    expect(await auditOf('asha')).toEqual(['second-factor.on']);
  });

  it('stores neither the secret nor a recovery code in the open', async () => {
    const { userId, recoveryCodes } = await withFactor('bela');
    const { db } = test.database;
    const factor = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).execute();
    const codes = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute();
    const all = JSON.stringify([factor, codes, await db.selectFrom('audit').selectAll().execute()]);
    for (const code of recoveryCodes) expect(all).not.toContain(code.replaceAll('-', ''));
    expect(factor[0]?.sealed_secret).toMatch(/^[\w-]{22}\.[\w-]{16}\.[\w-]{22}\.[\w-]{27}$/);
  });

  it('is not possible twice', async () => {
    const { staff } = await withFactor('chitra');
    const again = await staff('POST', '/api/secondFactor/begin', { password });
    expect([again.statusCode, again.json().error]).toEqual([409, messages.secondFactor.alreadyOn]);
  });
});

describe('a login with two steps', () => {
  it('asks for the code after the right password, and only then', async () => {
    const { userId, code } = await withFactor('deepa');
    const first = await logIn(userId);
    expect([first.statusCode, first.json()]).toEqual([
      401,
      {
        error: messages.staff.codeNeeded,
        message: messages.staff.codeNeeded,
        fields: { code: messages.staff.codeNeeded },
      },
    ]);
    expect(first.headers['set-cookie']).toBeUndefined();
    const unknown = await logIn('nobody', { code: '123456' });
    const wrong = await logIn(userId, { password: 'another', code: code() });
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.json().error).toBe('Invalid credentials');
    const second = await logIn(userId, { code: code() });
    expect([second.statusCode, second.json().message]).toEqual([200, messages.staff.loggedIn]);
  });

  it('takes each code once, and none that is older than one it took', async () => {
    const { userId, code } = await withFactor('esha');
    const [older, current] = [code(-1), code()];
    expect((await logIn(userId, { code: current })).statusCode).toBe(200);
    expect((await logIn(userId, { code: current })).json().error).toBe(messages.staff.codeWrong);
    expect((await logIn(userId, { code: older })).statusCode).toBe(401);
    expect((await logIn(userId, { code: code(1) })).statusCode).toBe(200);
    later();
    const both = await Promise.all([1, 2].map(() => logIn(userId, { code: code() })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('takes the codes of half a minute before and after, and of no other time', async () => {
    const { userId, code } = await withFactor('farida');
    for (const around of [-2, 2]) expect((await logIn(userId, { code: code(around) })).statusCode).toBe(401);
    expect((await logIn(userId, { code: code(-1) })).statusCode).toBe(200);
    later();
    expect((await logIn(userId, { code: code(1) })).statusCode).toBe(200);
  });

  it('makes whoever guesses wait longer and longer, and lets a recovery code in meanwhile', async () => {
    const { userId, code, recoveryCodes } = await withFactor('gita');
    const guess = async () => (await logIn(userId, { code: code(50) })).statusCode;
    for (let n = 0; n < 5; n += 1) expect(await guess()).toBe(401);
    const resting = await logIn(userId, { code: code() });
    expect([resting.statusCode, resting.json().error]).toEqual([429, codesRest('a minute')]);
    expect(resting.headers['retry-after']).toBe('60');
    later(61_000);
    expect(await guess()).toBe(401);
    later(61_000);
    expect((await logIn(userId, { code: code() })).json().error).toBe(codesRest('a minute'));
    later(60_000);
    expect(await guess()).toBe(401);
    expect((await logIn(userId, { code: code() })).json().error).toBe(codesRest('4 minutes'));
    expect((await logIn(userId, { code: recoveryCodes[0] })).statusCode).toBe(200);
    expect((await logIn(userId, { code: code() })).statusCode, 'the count begins anew').toBe(200);
  });

  it('counts wrong codes like wrong passwords, but not the question for the code', async () => {
    const { userId, code } = await withFactor('hema', throttled);
    for (let n = 0; n < 8; n += 1) expect((await logIn(userId, {}, throttled)).statusCode).toBe(401);
    for (let n = 0; n < 5; n += 1) await logIn(userId, { code: code(50) }, throttled);
    const refused = await logIn(userId, { code: code() }, throttled);
    expect([refused.statusCode, refused.json().error]).toEqual([429, messages.staff.tooManyLogins]);
  });
});

describe('recovery codes', () => {
  it('open the door once each, however they are typed, and leave a trace', async () => {
    const { userId, staff, recoveryCodes } = await withFactor('indira');
    const [one = '', other = ''] = recoveryCodes;
    expect((await logIn(userId, { code: ` ${one.toUpperCase().replaceAll('-', ' ')} ` })).statusCode).toBe(200);
    expect((await logIn(userId, { code: one })).json().error).toBe(messages.staff.codeWrong);
    expect((await logIn(userId, { code: other })).statusCode).toBe(200);
    expect((await staff('GET', '/api/secondFactor')).json().recoveryCodesLeft).toBe(8);
    expect(await auditOf(userId)).toEqual(['second-factor.recovery', 'second-factor.recovery']);
  });

  it('of somebody else do not', async () => {
    const { recoveryCodes } = await withFactor('jaya');
    const { userId } = await withFactor('kamala');
    expect((await logIn(userId, { code: recoveryCodes[0] })).statusCode).toBe(401);
  });

  it('can be made anew with the password and a code, which ends the old ones', async () => {
    const { userId, staff, code, recoveryCodes } = await withFactor('lata');
    const elsewhere = `kickstand_session=${await startSession(test.database.db, A_BROWSER, userId)}`;
    const renew = (proof: object) => staff('POST', '/api/secondFactor/recoveryCodes', proof);
    expect((await renew({ password: 'another', code: code() })).statusCode).toBe(400);
    expect((await renew({ password, code: code(50) })).statusCode).toBe(400);
    expect((await renew({ password })).statusCode).toBe(400);
    const reply = await renew({ password, code: code() });
    const me = async (cookie: string) => (await test.inject({ url: '/api/me', headers: { cookie } })).statusCode;
    expect([await me(elsewhere), await me(cookieOf(reply))], 'other sessions end, this one goes on').toEqual([
      401, 200,
    ]);
    expect((await logIn(userId, { code: recoveryCodes[0] })).statusCode).toBe(401);
    expect((await logIn(userId, { code: reply.json().recoveryCodes[0] })).statusCode).toBe(200);
    expect(await auditOf(userId)).toContain('second-factor.recovery-codes');
  });
});

describe('turning it off', () => {
  it('needs the password and a code, and makes the login one step again', async () => {
    const { userId, staff, code } = await withFactor('meera');
    const turnOff = (proof: object, by = staff) => by('POST', '/api/secondFactor/off', proof);
    expect((await turnOff({ password: 'another', code: code() })).statusCode).toBe(400);
    const refused = await turnOff({ password, code: code(50) });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { code: messages.staff.codeWrong }]);
    expect((await turnOff({ password })).statusCode, 'by whoever knows the password alone').toBe(400);
    expect((await logIn(userId)).statusCode).toBe(401);
    expect((await turnOff({ password, code: code() })).json()).toEqual({ message: messages.secondFactor.off });
    expect((await logIn(userId)).statusCode).toBe(200);
    const again = await test.logIn({ userId, password });
    const proof = { password, code: code() };
    expect((await turnOff(proof, again)).statusCode).toBe(409);
    expect((await again('POST', '/api/secondFactor/recoveryCodes', proof)).statusCode).toBe(409);
    expect(await auditOf(userId)).toEqual(['second-factor.off']);
  });

  it('with a recovery code works too', async () => {
    const { staff, recoveryCodes } = await withFactor('malini');
    const [one] = recoveryCodes;
    expect((await staff('POST', '/api/secondFactor/off', { password, code: one })).statusCode).toBe(200);
  });

  it('is no way to guess codes: after five wrong ones they rest, and nobody is logged out', async () => {
    const { staff, code } = await withFactor('mangala');
    const turnOff = (typed: string) => staff('POST', '/api/secondFactor/off', { password, code: typed });
    for (let n = 0; n < 5; n += 1) expect((await turnOff(code(50))).statusCode).toBe(400);
    expect((await turnOff(code())).statusCode).toBe(429);
    expect((await staff('GET', '/api/me')).statusCode).toBe(200);
  });

  it('is done from the console for somebody who is locked out', async () => {
    const { userId, staff } = await withFactor('nalini');
    const { db } = test.database;
    expect((await runStaffCommand(db, ['list'], {})).find((line) => line.startsWith(userId))).toContain('two steps');
    expect(await runStaffCommand(db, ['one-step', userId], {})).toEqual([
      'Account nalini logs in with its password alone; its sessions have ended.',
    ]);
    expect((await staff('GET', '/api/me')).statusCode).toBe(401);
    expect((await logIn(userId)).statusCode).toBe(200);
    await expect(runStaffCommand(db, ['one-step', userId], {})).rejects.toThrow('no two-step login');
    await expect(runStaffCommand(db, ['one-step', 'nobody'], {})).rejects.toThrow('no account nobody');
    const entry = await db.selectFrom('audit').selectAll().where('action', '=', 'staff.one-step').execute();
    expect(entry).toMatchObject([{ user_id: '(console)', subject: userId }]);
  });
});

describe('another password', () => {
  it('of one’s own choice keeps the second step', async () => {
    const { userId, staff, code } = await withFactor('padma');
    const newPassword = 'another good password';
    const body = { oldPassword: password, newPassword, confirmPassword: newPassword };
    expect((await staff('PATCH', `/api/profile/password/${userId}`, body)).statusCode).toBe(200);
    expect((await logIn(userId, { password: newPassword })).json().error).toBe(messages.staff.codeNeeded);
    expect((await logIn(userId, { password: newPassword, code: code() })).statusCode).toBe(200);
  });

  it('is refused when a second step was begun meanwhile, which only the old one could read', async () => {
    const userId = 'sarala';
    const { db } = test.database;
    passwordHash ??= hashPassword(password);
    await db
      .insertInto('staff')
      .values(newStaff(userId, await passwordHash))
      .execute();
    const staff = await test.logIn({ userId, password });
    const sealed_secret = await encryptByPassword(newSecret(), password, userId);
    const transaction = db.transaction.bind(db);
    const execute = async (work: (trx: Trx) => Promise<unknown>) => {
      await db.insertInto('second_factors').values({ user_id: userId, sealed_secret }).execute();
      return transaction().execute(work);
    };
    vi.spyOn(db, 'transaction').mockImplementationOnce(() => ({ execute }) as ReturnType<typeof transaction>);
    const newPassword = 'another good password';
    const body = { oldPassword: password, newPassword, confirmPassword: newPassword };
    const changed = await staff('PATCH', `/api/profile/password/${userId}`, body);
    expect([changed.statusCode, changed.json().error]).toEqual([409, messages.secondFactor.changed]);
    expect((await logIn(userId)).statusCode, 'the old password still opens the account').toBe(200);
  });

  it('from the console ends it, and says so', async () => {
    const { userId } = await withFactor('rekha');
    const lines = await runStaffCommand(test.database.db, ['password', userId], { password: 'yet another one' });
    expect(lines.join('\n')).toContain('Its two-step login is off');
    expect((await logIn(userId, { password: 'yet another one' })).statusCode).toBe(200);
  });
});
