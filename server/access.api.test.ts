import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { setUpStaffCalls, staffEndpoints } from '../test-support/staff-calls.ts';
import { newStaff, updateStaff } from './db/staff.ts';
import { hashPassword } from './features/accounts/passwords.ts';
import { fastifyPath } from './http/route.ts';

const { test, expectRefused } = setUpStaffCalls();
const changing = staffEndpoints.filter(([, { method }]) => method !== 'GET');

afterEach(() => {
  vi.useRealTimers();
});

describe('the endpoint table', () => {
  it('is registered to the last entry', () => {
    for (const { method, path } of Object.values(endpoints)) {
      expect(test.app.hasRoute({ method, url: fastifyPath(path) }), path).toBe(true);
    }
  });

  it('counts every admin call and report as staff, and only those', () => {
    const open = Object.values(endpoints).filter(({ access }) => access === 'public');
    const changing = open.filter(({ method }) => method !== 'GET').map(({ group }) => group);
    expect([...new Set(changing)].sort()).toEqual(['Enquiries', 'Session', 'Visits']);
    expect(staffEndpoints.length).toBe(136);
  });
});

describe('a staff call is refused, with the database unchanged,', () => {
  it('without a session', () => expectRefused(staffEndpoints, {}, 401));

  it('with an invented session', async () => {
    await expectRefused(staffEndpoints, { cookie: 'kickstand_session=bm90IGEgc2Vzc2lvbiBhdCBhbGw' }, 401);
    await expectRefused(staffEndpoints, { cookie: `kickstand_session=${'x'.repeat(5000)}` }, 401);
    await expectRefused(staffEndpoints, { cookie: 'kickstand_session=%00%ff; __Host-kickstand_session=x' }, 401);
  });

  it('after 30 idle minutes', async () => {
    const { cookie } = await test.logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE_MS });
    await expectRefused(staffEndpoints, { cookie }, 401);
  });

  it('after 8 hours, however busy they were', async () => {
    const staff = await test.logIn();
    const start = Date.now();
    for (let minutes = 20; minutes < 480; minutes += 20) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * MINUTE_MS });
      expect((await staff('GET', '/api/me')).statusCode).toBe(200);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: start + 481 * MINUTE_MS });
    await expectRefused(staffEndpoints, { cookie: staff.cookie }, 401);
  });

  it('when the clock was set back, which must not give a session more time', async () => {
    const { cookie } = await test.logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
    await expectRefused(staffEndpoints, { cookie }, 401);
  });

  it('after logging out', async () => {
    const staff = await test.logIn();
    expect((await staff('POST', '/api/logout')).statusCode).toBe(200);
    await expectRefused(staffEndpoints, { cookie: staff.cookie }, 401);
  });

  describe('of an account that may no longer be used:', () => {
    const account = { userId: 'second', password: 'another fine password' };
    beforeAll(async () => {
      const row = newStaff(account.userId, await hashPassword(account.password));
      await test.database.db.insertInto('staff').values(row).execute();
    });

    it.each([
      ['it is disabled', { is_active: 0 as const }],
      ['its last day is over', { expire_date: '2020-01-01' }],
    ])('%s', async (_why, change) => {
      const { cookie } = await test.logIn(account);
      await updateStaff(test.database.db, account.userId, change);
      // The session itself goes with the first call that tries it.
      expect((await test.inject({ url: '/api/me', headers: { cookie } })).statusCode).toBe(401);
      await expectRefused(staffEndpoints, { cookie }, 401);
      await updateStaff(test.database.db, account.userId, { is_active: 1, expire_date: null });
    });

    it('its password was changed in another session', async () => {
      const { cookie } = await test.logIn(account);
      const newPassword = 'a password that is newer';
      const body = { oldPassword: account.password, newPassword, confirmPassword: newPassword };
      const other = await test.logIn(account);
      expect((await other('PATCH', `/api/profile/password/${account.userId}`, body)).statusCode).toBe(200);
      await expectRefused(staffEndpoints, { cookie }, 401);
    });
  });

  it('with a token in place of the cookie', async () => {
    const reply = await test.call('POST', '/api/login', { userId: 'admin', password: 'correct horse battery' });
    const { token } = reply.json();
    await expectRefused(
      staffEndpoints,
      { authorization: `Bearer ${token}`, cookie: `kickstand_session=${token}` },
      401,
    );
  });

  it('from another website', async () => {
    const { cookie } = await test.logIn();
    await expectRefused(staffEndpoints, { cookie, origin: 'https://evil.example' }, 403);
    await expectRefused(staffEndpoints, { cookie, origin: 'null' }, 403);
    await expectRefused(staffEndpoints, { cookie, origin: 'http://localhost:80.evil.example' }, 403);
    await expectRefused(staffEndpoints, { cookie, 'sec-fetch-site': 'cross-site' }, 403);
    await expectRefused(staffEndpoints, { cookie, 'sec-fetch-site': 'same-site' }, 403);
  });

  it('with a body that a plain form of another website could send', async () => {
    const { cookie } = await test.logIn();
    await expectRefused(changing, { cookie, 'content-type': 'text/plain' }, 415, '{}');
    await expectRefused(changing, { cookie, 'content-type': 'application/x-www-form-urlencoded' }, 415, '{}');
  });

  it("when it names another person's account", async () => {
    const { cookie } = await test.logIn();
    const before = await snapshot(test.database.db);
    for (const url of ['/api/profile/somebody', '/api/profile/password/somebody']) {
      const reply = await test.inject({
        method: 'PATCH',
        url,
        headers: { cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ oldPassword: 'x', newPassword: 'new password', confirmPassword: 'new password' }),
      });
      expect(reply.statusCode).toBe(403);
    }
    expect(await snapshot(test.database.db)).toEqual(before);
  });
});
