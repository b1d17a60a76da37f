import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, jsonCall, setUpTestApp } from '../../test-support/test-app.ts';
import { updateStaff } from '../db/staff.ts';

const test = setUpTestApp();
const throttled = setUpTestApp({ loginsPerMinute: 5, trustProxy: 1 });
const https = setUpTestApp({ publicUrl: 'https://www.malaprabha.example' });
const logIn = (userId: string, password: string) => test.call('POST', '/api/login', { userId, password });

/** A minute of its own for each test, so that no test sees the tries of another. */
let minute = 10;
const atFreshMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 * minute++ });
afterEach(() => {
  vi.useRealTimers();
});

describe('login', () => {
  it('answers a token and sets a cookie that scripts and other sites cannot use', async () => {
    const reply = await logIn(ADMIN.userId, ADMIN.password);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      token: expect.stringMatching(/^\S{20,}$/),
      message: 'Login successful! Redirecting...',
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^kickstand_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('gives a new id each time and stores only its hash', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await test.logIn()).cookie.split('=')[1] ?? ''));
    expect(ids[0]).not.toBe(ids[1]);
    const stored = await test.database.db.selectFrom('sessions').select('id_hash').execute();
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(ids[0]);
  });

  it('ends the session that the browser had until then', async () => {
    const before = await test.logIn();
    const other = await test.logIn();
    const again = await test.inject(jsonCall('POST', '/api/login', ADMIN, { cookie: before.cookie }));
    expect(again.statusCode).toBe(200);
    expect((await before('GET', '/api/me')).statusCode).toBe(401);
    expect((await other('GET', '/api/me')).statusCode, 'on another computer').toBe(200);
    const refused = jsonCall('POST', '/api/login', { ...ADMIN, password: 'wrong' }, { cookie: other.cookie });
    expect((await test.inject(refused)).statusCode).toBe(401);
    expect((await other('GET', '/api/me')).statusCode, 'after a login that failed').toBe(200);
  });

  it('behind https sends a Secure __Host- cookie and accepts no other', async () => {
    const staff = await https.logIn();
    expect(staff.cookie).toMatch(/^__Host-kickstand_session=/);
    expect((await staff('GET', '/api/me')).statusCode).toBe(200);
    const bare = staff.cookie.replace('__Host-', '');
    expect((await https.inject({ url: '/api/me', headers: { cookie: bare } })).statusCode).toBe(401);
    const reply = await https.call('POST', '/api/login', ADMIN);
    expect(String(reply.headers['set-cookie'])).toContain('; Secure');
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('says the same for an unknown user and a wrong password', async () => {
    const unknown = await logIn('nobody', 'some password');
    const wrong = await logIn('admin', 'some password');
    expect(unknown.statusCode).toBe(401);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json()).toEqual({ error: 'Invalid credentials', message: 'Invalid credentials' });
  });

  it('takes as long for an unknown user as for a wrong password', async () => {
    const time = async (userId: string) => {
      const startedAt = performance.now();
      await logIn(userId, 'some password');
      return performance.now() - startedAt;
    };
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isAlike = () => Math.abs(Math.log(unknown / known)) < Math.log(1.4);
    // The shortest times tell what is really done; on a busy machine it takes more rounds until both have had a quiet moment.
    for (let round = 0; round < 15 || (round < 60 && !isAlike()); round += 1) {
      known = Math.min(known, await time('admin'));
      unknown = Math.min(unknown, await time(`nobody${round}`));
    }
    expect(isAlike(), `${unknown} ms for an unknown user, ${known} ms for a wrong password`).toBe(true);
  });

  it('refuses an inactive or expired account even with the right password, and ends its sessions', async () => {
    const { db } = test.database;
    for (const change of [{ is_active: 0 }, { expire_date: '2020-01-01' }]) {
      const staff = await test.logIn();
      await updateStaff(db, 'admin', change);
      expect((await staff('GET', '/api/me')).statusCode).toBe(401);
      expect((await logIn(ADMIN.userId, ADMIN.password)).statusCode).toBe(401);
      await updateStaff(db, 'admin', { is_active: 1, expire_date: null });
      expect((await staff('GET', '/api/me')).statusCode).toBe(401);
    }
  });

  it('leaves a line in the log each time, with the account, the address and what came of it, and nothing that was typed', async () => {
    const info = vi.spyOn(test.app.log, 'info');
    const { db } = test.database;
    await logIn(' Admin ', ADMIN.password);
    await logIn('admin', 'mistyped secret');
    await logIn('my password by mistake', 'mistyped secret');
    await updateStaff(db, 'admin', { is_active: 0 });
    await logIn('admin', ADMIN.password);
    await updateStaff(db, 'admin', { is_active: 1 });
    const staff = await test.logIn();
    const passwords = { oldPassword: 'mistyped secret', newPassword: 'good enough', confirmPassword: 'good enough' };
    await staff('PATCH', '/api/profile/password/admin', passwords);
    await staff('POST', '/api/secondFactor/begin', { password: 'mistyped secret' });
    const lines = info.mock.calls.filter(([, text]) => text === 'login').map(([facts]) => facts as unknown);
    info.mockRestore();
    const line = (account: string, outcome: string) => ({
      reqId: expect.stringMatching(/\S/),
      account,
      from: '127.0.0.1',
      outcome,
    });
    expect(lines).toEqual([
      line('admin', 'succeeded by password'),
      line('admin', 'refused'),
      line('unknown', 'refused'),
      line('admin', 'account closed'),
      line('admin', 'succeeded by password'),
      line('admin', 'password not confirmed'),
      line('admin', 'password not confirmed'),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/mistyped|mistake|horse/);
  });

  it('refuses a login form that another website sends', async () => {
    const call = jsonCall('POST', '/api/login', ADMIN, { origin: 'https://evil.example' });
    expect((await test.inject(call)).statusCode).toBe(403);
  });

  it('needs both fields', async () => {
    expect((await test.call('POST', '/api/login', { userId: 'admin' })).statusCode).toBe(400);
    expect((await test.call('POST', '/api/login', { password: 'x' })).statusCode).toBe(400);
    expect((await test.call('POST', '/api/login', { userId: { $ne: '' }, password: 'x' })).statusCode).toBe(400);
  });
});

describe('too many tries', () => {
  const attempt = (userId: string, address: string, more: object = {}, url = '/api/login') =>
    throttled.inject(
      jsonCall('POST', url, { userId, password: 'wrong password', ...more }, { 'x-forwarded-for': address }),
    );

  it('from one address are refused with a time to wait, also with the right password', async () => {
    atFreshMinute();
    for (let n = 0; n < 5; n += 1) expect((await attempt(`user${n}`, '192.0.2.1')).statusCode).toBe(401);
    const reply = await attempt(ADMIN.userId, '192.0.2.1', { password: ADMIN.password });
    expect(reply.statusCode).toBe(429);
    expect(reply.json().error).toBe('Too many login attempts. Please wait a minute and try again.');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('user9', '192.0.2.2')).statusCode).toBe(401);
  });

  it('on one account are refused from wherever they come and however it is written', async () => {
    atFreshMinute();
    const spellings = ['admin', 'ADMIN', ' Admin ', 'aDmIn', 'admin'];
    for (const [n, userId] of spellings.entries()) {
      expect((await attempt(userId, `198.51.100.${n}`, { extra: n })).statusCode).toBe(401);
    }
    expect((await attempt('Admin', '198.51.100.99')).statusCode).toBe(429);
  });

  it('cannot be hidden behind a forged X-Forwarded-For or another spelling of the address', async () => {
    atFreshMinute();
    for (let n = 0; n < 5; n += 1) await attempt(`user${n}`, `10.0.0.${n}, 203.0.113.7`);
    expect((await attempt('user7', '10.9.9.9, 203.0.113.7')).statusCode).toBe(429);
    for (let n = 0; n < 5; n += 1) await attempt(`v6user${n}`, `2001:db8:1:2::${n}`);
    expect((await attempt('v6user7', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await attempt('x', '192.0.2.50', {}, '/api/login/')).statusCode).toBe(404);
    expect((await attempt('x', '192.0.2.50', {}, '/API/login')).statusCode).toBe(404);
  });

  it('are not trusted to a header at all when no proxy is configured', async () => {
    const reply = await test.inject({ url: '/healthz', headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(reply.statusCode).toBe(200);
    expect(test.config.trustProxy).toBe(false);
  });

  it('are counted even when they come all at once', async () => {
    atFreshMinute();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(`burst${n}`, '192.0.2.77')));
    expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBe(5);
  });

  it('do not count logins that succeed', async () => {
    atFreshMinute();
    for (let n = 0; n < 12; n += 1) {
      expect((await attempt(ADMIN.userId, '192.0.2.90', { password: ADMIN.password })).statusCode).toBe(200);
    }
  });

  it('are forgotten after the minute', async () => {
    atFreshMinute();
    for (let n = 0; n < 6; n += 1) await attempt('later', '192.0.2.91');
    atFreshMinute();
    expect((await attempt('later', '192.0.2.91')).statusCode).toBe(401);
    const left = await throttled.database.db.selectFrom('login_attempts').select('key').execute();
    expect(left.length).toBe(2);
  });
});
