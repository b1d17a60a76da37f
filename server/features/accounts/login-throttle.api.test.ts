import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../contract/durations.ts';
import { messages } from '../../../contract/messages.ts';
import { ADMIN, jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashOf } from '../../http/staff-cookies.ts';
import { runStaffCommand } from '../../staff-console.ts';
import { hashPassword } from './passwords.ts';

const accountRests = (wait: string): string =>
  `Somebody keeps trying to get into this account. Please wait ${wait} and try again, or use a browser in which you have logged in before.`;

const WRONG = 'wrong password';
const test = setUpTestApp({ loginsPerMinute: 5, trustProxy: 1 });

let clock = Date.now();
const later = (ms: number) => {
  clock += ms;
  vi.setSystemTime(clock);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // No test sees the tries of another.
  later(4 * DAY_MS);
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = (userId: string, address: string, password = WRONG, headers: Record<string, string> = {}) =>
  test.inject(jsonCall('POST', '/api/login', { userId, password }, { 'x-forwarded-for': address, ...headers }));
const status = async (...call: Parameters<typeof attempt>) => (await attempt(...call)).statusCode;
const cookiesOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const deviceOf = (reply: { cookies: { name: string; value: string }[] }) =>
  cookiesOf({ cookies: reply.cookies.filter(({ name }) => name === 'kickstand_device') });

async function newMember(userId: string, password = ADMIN.password): Promise<void> {
  const account = newStaff(userId, await hashPassword(password));
  await test.database.db.insertInto('staff').values(account).execute();
}

/** Somebody fails at the account once from each of so many addresses; returns how many tries were looked at. */
async function attack(userId: string, addresses: number, network = '198.18'): Promise<number> {
  let looked = 0;
  for (let n = 0; n < addresses; n += 1) {
    if ((await status(userId, `${network}.${n >> 8}.${n & 255}`)) === 401) looked += 1;
  }
  return looked;
}

const counted = (key: string, tries: number) =>
  test.database.db
    .insertInto('login_waits')
    .values({ key, tries, last_at: clock, forget_at: clock + DAY_MS })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ tries, last_at: clock, forget_at: clock + DAY_MS }))
    .execute();
/** As if so many had failed already. */
const underAttack = (userId: string) => counted(`account ${hashOf(userId)}`, 50);

describe('tries of a password', () => {
  it('from one address are refused with a time to wait, whatever the account, also with the right password', async () => {
    for (let n = 0; n < 5; n += 1) expect(await status(`user${n}`, '192.0.2.1')).toBe(401);
    const reply = await attempt(ADMIN.userId, '192.0.2.1', ADMIN.password);
    expect([reply.statusCode, reply.json().error]).toEqual([429, messages.staff.tooManyLogins]);
    expect(reply.headers['retry-after']).toBe('60');
    expect(await status('user9', '192.0.2.2')).toBe(401);
    later(MINUTE_MS);
    expect(await status(ADMIN.userId, '192.0.2.1', ADMIN.password)).toBe(200);
  });

  it('on one account from one address wait longer and longer, however the account is written', async () => {
    for (const userId of ['slow', 'SLOW', ' Slow ', 'sLoW', 'slow'])
      expect(await status(userId, '192.0.2.3')).toBe(401);
    for (const minutes of [1, 2, 4, 8]) {
      later((minutes - 1) * MINUTE_MS);
      const refused = await attempt('slow', '192.0.2.3');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      later(MINUTE_MS);
      expect(await status('slow', '192.0.2.3')).toBe(401);
    }
    expect((await attempt('slow', '192.0.2.3')).json().error).toBe(
      'Too many login attempts. Please wait 16 minutes and try again.',
    );
    expect(await status('slow', '192.0.2.4'), 'from elsewhere').toBe(401);
  });

  it('cannot be hidden behind a forged X-Forwarded-For or another spelling of the address', async () => {
    for (let n = 0; n < 5; n += 1) await attempt(`user${n}`, `10.0.0.${n}, 203.0.113.7`);
    expect(await status('user7', '10.9.9.9, 203.0.113.7')).toBe(429);
    for (let n = 0; n < 5; n += 1) await attempt(`v6user${n}`, `2001:db8:1:2::${n}`);
    expect(await status('v6user7', '2001:db8:1:2:ffff::1')).toBe(429);
  });

  it('are counted even when they come all at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(`burst${n}`, '192.0.2.77')));
    expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBe(5);
    const same = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt('burst', `192.0.${n}.78`)));
    expect(same.filter(({ statusCode }) => statusCode === 401).length, 'from many addresses').toBe(20);
    const [account] = await test.database.db
      .selectFrom('login_waits')
      .select('tries')
      .where('key', '=', `account ${hashOf('burst')}`)
      .execute();
    expect(account?.tries).toBe(20);
  });

  it('that succeed do not count, and end the count of the mistakes before them', async () => {
    for (let n = 0; n < 12; n += 1) expect(await status(ADMIN.userId, '192.0.2.90', ADMIN.password)).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect(await status(ADMIN.userId, '192.0.2.91')).toBe(401);
      expect(await status(ADMIN.userId, '192.0.2.91', ADMIN.password)).toBe(200);
      later(MINUTE_MS);
    }
  });

  it('are forgotten in the end, and leave nothing behind', async () => {
    for (let n = 0; n < 9; n += 1) await attempt(`gone${n}`, `192.0.3.${n}`);
    later(2 * DAY_MS);
    for (let n = 0; n < 9; n += 1) await attempt('here', '192.0.2.92');
    const left = await test.database.db.selectFrom('login_waits').select('key').execute();
    const gone = Array.from({ length: 9 }, (_, n) => hashOf(`gone${n}`));
    expect(left.filter(({ key }) => gone.some((hash) => key.includes(hash)))).toEqual([]);
  });

  it('wait for no clock that was ahead, but as long as is due from now', async () => {
    expect(await status('ahead', '192.0.2.96')).toBe(401);
    later(-1000);
    expect(await status('ahead', '192.0.2.96')).toBe(401);
    await counted(`stranger 192.0.2.97 ${hashOf('ahead')}`, 5);
    later(-DAY_MS);
    const refused = await attempt('ahead', '192.0.2.97');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    later(MINUTE_MS);
    expect(await status('ahead', '192.0.2.97')).toBe(401);
    // No test sees the tries of another.
    later(DAY_MS);
  });

  it('are counted without what was typed as the user id, which may be a password', async () => {
    await attempt('typed in the wrong box', '192.0.2.95');
    const kept = await test.database.db.selectFrom('login_waits').select('key').execute();
    const keys = kept.map(({ key }) => key);
    expect(keys).toContain(`account ${hashOf('typed in the wrong box')}`);
    expect(keys.join('\n')).not.toContain('wrong box');
  });

  it('that are throttled are in the log with account and address, and without the password', async () => {
    const info = vi.spyOn(test.app.log, 'info');
    for (let n = 0; n < 6; n += 1) await attempt('Admin', '192.0.2.93', 'mistyped secret');
    for (let n = 0; n < 6; n += 1) await attempt('a name that is not there', '192.0.2.94', 'mistyped secret');
    const lines = info.mock.calls.filter(([, text]) => text === 'login').map(([facts]) => facts as unknown);
    info.mockRestore();
    const throttled = { reqId: expect.any(String), outcome: 'throttled', retryAfterSeconds: 60 };
    expect(lines[5]).toEqual({ ...throttled, account: 'admin', from: '192.0.2.93' });
    expect(lines[11]).toEqual({ ...throttled, account: 'a?name?that?…', from: '192.0.2.94' });
    expect(JSON.stringify(lines)).not.toContain('mistyped');
  });
});

describe('while somebody keeps failing at an account from many addresses', () => {
  it('its owner comes in at once where they have logged in before, and nowhere else by that cookie', async () => {
    const first = await attempt(ADMIN.userId, '192.0.2.10', ADMIN.password);
    const device = deviceOf(first);
    await attack(ADMIN.userId, 60);
    expect(await status(ADMIN.userId, '192.0.2.11', ADMIN.password)).toBe(429);
    const again = await attempt(ADMIN.userId, '192.0.2.11', ADMIN.password, { cookie: device });
    expect(again.statusCode).toBe(200);
    expect(await status(ADMIN.userId, '192.0.2.12', ADMIN.password, { cookie: device }), 'the id before').toBe(429);
    await newMember('other');
    await underAttack('other');
    expect(await status('other', '192.0.2.13', ADMIN.password, { cookie: deviceOf(again) }), 'of another').toBe(429);
  });

  it('also from the address of the attacker', async () => {
    await newMember('neighbour');
    const device = deviceOf(await attempt('neighbour', '192.0.2.20', ADMIN.password));
    for (let n = 0; n < 8; n += 1) await attempt('neighbour', '192.0.2.20');
    expect(await status('neighbour', '192.0.2.20', ADMIN.password)).toBe(429);
    expect(await status('neighbour', '192.0.2.20', ADMIN.password, { cookie: device })).toBe(200);
  });

  it('its owner comes in elsewhere after ten minutes, however hard they try', async () => {
    await newMember('traveller');
    await attack('traveller', 60);
    const refused = await attempt('traveller', '203.0.113.5', ADMIN.password);
    expect([refused.statusCode, refused.json().error]).toEqual([429, accountRests('10 minutes')]);
    for (let minute = 0; minute < 10; minute += 1) {
      await attack('traveller', 6);
      expect(await status('traveller', '203.0.113.5', ADMIN.password)).toBe(429);
      later(MINUTE_MS);
    }
    expect(await status('traveller', '203.0.113.5', ADMIN.password)).toBe(200);
  });

  it('an open session goes on asking for the password, by a count of its own', async () => {
    await newMember('inside');
    const cookie = cookiesOf(await attempt('inside', '192.0.2.30', ADMIN.password));
    await underAttack('inside');
    const change = (oldPassword: string, newPassword: string) => {
      const body = { oldPassword, newPassword, confirmPassword: newPassword };
      return test.inject(jsonCall('PATCH', '/api/profile/password/inside', body, { cookie }));
    };
    const begin = (password: string) =>
      test.inject(jsonCall('POST', '/api/secondFactor/begin', { password }, { cookie }));
    expect((await begin(ADMIN.password)).statusCode).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await change(WRONG, 'a newer password')).statusCode).toBe(400);
    for (let n = 0; n < 2; n += 1) expect((await begin(WRONG)).statusCode).toBe(400);
    const refused = await change(ADMIN.password, 'a newer password');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    later(MINUTE_MS);
    expect((await change(ADMIN.password, 'a newer password')).statusCode).toBe(200);
  });
});

describe('what an attacker can try', () => {
  it('from one address on one account are fifteen passwords a day', async () => {
    const end = clock + DAY_MS;
    let looked = 0;
    while (clock < end) {
      const reply = await attempt('patient', '192.0.2.40');
      if (reply.statusCode === 401) looked += 1;
      else later(Number(reply.headers['retry-after']) * 1000);
    }
    expect(looked).toBe(15);
  });

  it('from one large network are five hundred a day, however many addresses it has', async () => {
    await counted(`network 198.18/16 ${hashOf('narrow')}`, 490);
    expect(await attack('narrow', 20)).toBe(10);
    await underAttack('narrow');
    expect(await status('narrow', '203.0.113.9')).toBe(429);
    later(10 * MINUTE_MS);
    expect(await status('narrow', '203.0.113.9'), 'from another network').toBe(401);
  });

  it('from everywhere are ten thousand a day, and known devices go on', async () => {
    await newMember('wanted');
    const device = deviceOf(await attempt('wanted', '192.0.2.50', ADMIN.password));
    await counted(`account ${hashOf('wanted')}`, 9_999);
    expect(await status('wanted', '203.0.113.60'), 'the first to ask').toBe(429);
    later(10 * MINUTE_MS);
    expect(await status('wanted', '203.0.113.60')).toBe(401);
    const refused = await attempt('wanted', '203.0.113.61', ADMIN.password);
    expect([refused.statusCode, refused.json().error]).toEqual([429, accountRests('24 hours')]);
    expect(await status('wanted', '203.0.113.61', ADMIN.password, { cookie: device })).toBe(200);
  });

  it('with the cookie of a known device is counted for that device', async () => {
    const cookie = deviceOf(await attempt(ADMIN.userId, '192.0.2.60', ADMIN.password));
    for (let n = 0; n < 5; n += 1) expect(await status(ADMIN.userId, `192.0.2.${n}`, WRONG, { cookie })).toBe(401);
    expect(await status(ADMIN.userId, '192.0.2.61', WRONG, { cookie })).toBe(429);
  });
});

describe('a known device', () => {
  const isKnown = async (userId: string, password: string, cookie: string) => {
    await underAttack(userId);
    return (await status(userId, '203.0.113.77', password, { cookie })) === 200;
  };

  it('is so for each of the people who use it, for ninety days after their last login', async () => {
    for (const userId of ['first', 'second']) await newMember(userId);
    const one = deviceOf(await attempt('first', '192.0.2.70', ADMIN.password));
    const both = deviceOf(await attempt('second', '192.0.2.70', ADMIN.password, { cookie: one }));
    expect(await isKnown('first', ADMIN.password, both)).toBe(true);
    later(DAY_MS);
    const latest = deviceOf(await attempt('second', '192.0.2.70', ADMIN.password));
    later(91 * DAY_MS);
    expect(await isKnown('second', ADMIN.password, latest)).toBe(false);
  });

  it('is stored as a hash, and its id is never one that the browser brought along', async () => {
    const planted = `kickstand_device=${'A'.repeat(43)}`;
    const given = deviceOf(await attempt(ADMIN.userId, '192.0.2.71', ADMIN.password, { cookie: planted }));
    expect(given).not.toBe(planted);
    expect(await isKnown(ADMIN.userId, ADMIN.password, planted)).toBe(false);
    const stored = await test.database.db.selectFrom('known_devices').select('id_hash').execute();
    expect(stored.map(({ id_hash }) => `kickstand_device=${id_hash}`)).not.toContain(given);
  });

  it('is one no longer when the password changes, but where it was changed', async () => {
    await newMember('changing');
    const elsewhere = deviceOf(await attempt('changing', '192.0.2.72', ADMIN.password));
    const cookie = cookiesOf(await attempt('changing', '192.0.2.73', ADMIN.password));
    const newPassword = 'a newer password';
    const body = { oldPassword: ADMIN.password, newPassword, confirmPassword: newPassword };
    const changed = await test.inject(jsonCall('PATCH', '/api/profile/password/changing', body, { cookie }));
    expect(await isKnown('changing', newPassword, elsewhere)).toBe(false);
    expect(await isKnown('changing', newPassword, deviceOf(changed))).toBe(true);
  });

  it('is one no longer when the console sets the password', async () => {
    await newMember('reset');
    const device = deviceOf(await attempt('reset', '192.0.2.74', ADMIN.password));
    await runStaffCommand(test.database.db, ['password', 'reset'], { password: 'from the console' });
    expect(await isKnown('reset', 'from the console', device)).toBe(false);
  });
});
