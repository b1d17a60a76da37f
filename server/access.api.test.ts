import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import { reports } from '../contract/reports/index.ts';
import { may, roleNames } from '../contract/roles/index.ts';
import type { Endpoint } from '../contract/schemas/endpoint.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { smallPicture } from '../test-support/multipart.ts';
import { SAMPLE_PICTURE, sampleCalls } from '../test-support/sample-calls.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { setUpTestApp } from '../test-support/test-app.ts';
import { insertPicture } from './db/pictures.ts';
import { newStaff, updateStaff } from './db/staff.ts';
import { hashPassword } from './features/accounts/passwords.ts';
import { fastifyPath } from './http/route.ts';

const test = setUpTestApp();
const staffNames = Object.entries(endpoints).filter(([, { access }]) => access === 'staff');
const changing = staffNames.filter(([, { method }]) => method !== 'GET');

let calls: Map<string, InjectOptions>;
beforeAll(async () => {
  calls = new Map((await sampleCalls()).map(({ name, call }) => [name, call]));
  const original = { contentType: 'image/jpeg', bytes: await smallPicture() };
  await insertPicture(test.database.db, { id: SAMPLE_PICTURE, width: 32, height: 24, files: [], original });
});
afterEach(() => {
  vi.useRealTimers();
});

const send = (name: string, headers: Record<string, string>, bodyWhereNone?: string) => {
  const call: InjectOptions = { ...(bodyWhereNone && { payload: bodyWhereNone }), ...calls.get(name) };
  return test.inject({ ...call, headers: { ...call.headers, ...headers } });
};

async function expectRefused(
  names: [string, unknown][],
  headers: Record<string, string>,
  statusCode: number,
  bodyWhereNone?: string,
) {
  const before = await snapshot(test.database.db);
  for (const [name] of names) {
    const reply = await send(name, headers, bodyWhereNone);
    expect(reply.statusCode, name).toBe(statusCode);
    expect(reply.json(), name).toEqual({ error: expect.any(String), message: reply.json().error });
  }
  expect(await snapshot(test.database.db)).toEqual(before);
}

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
    expect(staffNames.length).toBe(95);
  });
});

describe('a staff call is refused, with the database unchanged,', () => {
  it('without a session', () => expectRefused(staffNames, {}, 401));

  it('with an invented session', async () => {
    await expectRefused(staffNames, { cookie: 'kickstand_session=bm90IGEgc2Vzc2lvbiBhdCBhbGw' }, 401);
    await expectRefused(staffNames, { cookie: `kickstand_session=${'x'.repeat(5000)}` }, 401);
    await expectRefused(staffNames, { cookie: 'kickstand_session=%00%ff; __Host-kickstand_session=x' }, 401);
  });

  it('after 30 idle minutes', async () => {
    const { cookie } = await test.logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE_MS });
    await expectRefused(staffNames, { cookie }, 401);
  });

  it('after 8 hours, however busy they were', async () => {
    const staff = await test.logIn();
    const start = Date.now();
    for (let minutes = 20; minutes < 480; minutes += 20) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * MINUTE_MS });
      expect((await staff('GET', '/api/me')).statusCode).toBe(200);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: start + 481 * MINUTE_MS });
    await expectRefused(staffNames, { cookie: staff.cookie }, 401);
  });

  it('when the clock was set back, which must not give a session more time', async () => {
    const { cookie } = await test.logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
    await expectRefused(staffNames, { cookie }, 401);
  });

  it('after logging out', async () => {
    const staff = await test.logIn();
    expect((await staff('POST', '/api/logout')).statusCode).toBe(200);
    await expectRefused(staffNames, { cookie: staff.cookie }, 401);
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
      await expectRefused(staffNames, { cookie }, 401);
      await updateStaff(test.database.db, account.userId, { is_active: 1, expire_date: null });
    });

    it('its password was changed in another session', async () => {
      const { cookie } = await test.logIn(account);
      const newPassword = 'a password that is newer';
      const body = { oldPassword: account.password, newPassword, confirmPassword: newPassword };
      const other = await test.logIn(account);
      expect((await other('PATCH', `/api/profile/password/${account.userId}`, body)).statusCode).toBe(200);
      await expectRefused(staffNames, { cookie }, 401);
    });
  });

  it('with a token in place of the cookie', async () => {
    const reply = await test.call('POST', '/api/login', { userId: 'admin', password: 'correct horse battery' });
    const { token } = reply.json();
    await expectRefused(staffNames, { authorization: `Bearer ${token}`, cookie: `kickstand_session=${token}` }, 401);
  });

  it('from another website', async () => {
    const { cookie } = await test.logIn();
    await expectRefused(staffNames, { cookie, origin: 'https://evil.example' }, 403);
    await expectRefused(staffNames, { cookie, origin: 'null' }, 403);
    await expectRefused(staffNames, { cookie, origin: 'http://localhost:80.evil.example' }, 403);
    await expectRefused(staffNames, { cookie, 'sec-fetch-site': 'cross-site' }, 403);
    await expectRefused(staffNames, { cookie, 'sec-fetch-site': 'same-site' }, 403);
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

describe('what an account may do follows from its role', () => {
  const sessions = new Map<string, string>();
  beforeAll(async () => {
    const password = 'a password for every role';
    const hash = await hashPassword(password);
    for (const name of [...roleNames, 'of-a-newer-release']) {
      const account = { ...newStaff(`the-${name}`, hash), role: name };
      await test.database.db.insertInto('staff').values(account).execute();
      sessions.set(name, (await test.logIn({ userId: account.user_id, password })).cookie);
    }
  });

  const as = (role: string) => ({ cookie: sessions.get(role) ?? '' });
  /** The sample calls are about a branch, and these accounts work for all of them. */
  const isOfBranches = (role: string, { ofBranches }: Endpoint) => ofBranches === true && may(role, 'branches.change');
  const lacking = (role: string) =>
    staffNames.filter(
      ([, endpoint]) =>
        endpoint.needs !== undefined &&
        endpoint.needs !== 'login' &&
        !may(role, endpoint.needs) &&
        !isOfBranches(role, endpoint),
    );

  it.each(roleNames)(
    '%s: refused exactly where the permission is missing, with the database unchanged',
    async (role) => {
      await expectRefused(lacking(role), as(role), 403);
      const refused = lacking(role).map(([name]) => name);
      for (const [name, { method }] of staffNames) {
        // What changes something is tried by somebody who may, further down.
        if (refused.includes(name) || (method !== 'GET' && !name.startsWith('report:'))) continue;
        expect((await send(name, as(role))).statusCode, name).toBe(200);
      }
    },
  );

  it('a manager changes what the site says of their own branches, of no other, and nothing else of it', async () => {
    const { db } = test.database;
    const shared = staffNames.filter(([, endpoint]) => isOfBranches('manager', endpoint));
    const named = shared.filter(([, { path }]) => path.includes('{key}'));
    expect(named.length).toBeGreaterThan(8);
    const to = (name: string, place: string) => {
      const call = calls.get(name) as InjectOptions;
      const url = String(call.url).replace('branch/annigeri', place);
      return test.inject({ ...call, url, headers: { ...call.headers, ...as('manager') } });
    };
    await db.insertInto('staff_branches').values({ user_id: 'the-manager', branch: 'annigeri' }).execute();
    const before = await snapshot(db);
    for (const [name] of named) {
      for (const place of ['branch/alnavar', 'model/activa-6g', 'site/site', 'page/about', 'branch/none']) {
        const reply = await to(name, place);
        expect([reply.statusCode, reply.json().error], `${name} ${place}`).toEqual([
          403,
          'Your account changes what the website says of your own branches. The owner decides which these are.',
        ]);
      }
    }
    expect(await snapshot(db)).toEqual(before);
    for (const [name] of named) expect((await to(name, 'branch/annigeri')).statusCode, name).not.toBe(403);
    const list = (kind: string) =>
      test.inject({
        method: 'POST',
        url: `/api/documents/${kind}/list`,
        headers: { ...as('manager'), 'content-type': 'application/json' },
        payload: '{"search":"","page":1,"isArchived":false}',
      });
    expect((await list('branch')).json()).toMatchObject({ total: 1, documents: [{ key: 'annigeri' }] });
    expect((await list('model')).statusCode).toBe(403);
    await db.deleteFrom('staff_branches').execute();
  });

  it('an owner may do everything', () => {
    expect(lacking('owner')).toEqual([]);
  });

  it('a role that this release does not know may do nothing but leave', async () => {
    const role = 'of-a-newer-release';
    expect(lacking(role)).toHaveLength(staffNames.filter(([, { needs }]) => needs !== 'login').length);
    await expectRefused(lacking(role), as(role), 403);
    expect((await send('whoAmI', as(role))).statusCode).toBe(200);
  });

  it('a refusal says what is missing', async () => {
    expect((await send('updatePrice', as('sales'))).json().error).toBe(
      'Your account is not allowed to change prices of models and accessories. The owner can change that.',
    );
  });

  it('a change of role holds from the next call on', async () => {
    await updateStaff(test.database.db, 'the-reader', { role: 'content' });
    expect((await send('listAllOffers', as('reader'))).statusCode).toBe(200);
    expect((await send('dashboard', as('reader'))).statusCode).toBe(403);
    await updateStaff(test.database.db, 'the-reader', { role: 'reader' });
  });

  it.each(reports)('$title: a whole report is for those alone who may take one away', async ({ path, needs }) => {
    for (const role of roleNames) {
      const read = (body: object) =>
        test.inject({
          method: 'POST',
          url: path,
          headers: { ...as(role), 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
      const screen = may(role, needs) ? 200 : 403;
      const whole = may(role, 'reports.export') ? screen : 403;
      const statuses = [{ limit: 10 }, { limit: 11 }, { limit: 10, cursor: 'first' }].map(
        async (body) => (await read(body)).statusCode,
      );
      expect(await Promise.all(statuses), role).toEqual([screen, whole, whole]);
    }
  });

  it('the panel is told what the account may do', async () => {
    const reply = await send('myPermissions', as('content'));
    expect(reply.json()).toEqual({
      role: 'content',
      roleTitle: 'Content',
      permissions: [
        'vehicles.change',
        'offers.change',
        'gallery.change',
        'content.change',
        'branches.change',
        'translations.change',
      ],
      branches: [],
      mustFirst: null,
    });
  });
});

describe('a staff call is answered', () => {
  it('with a session, from the own origin, and with nothing kept by caches', async () => {
    const { cookie } = await test.logIn();
    const special = [
      // These end the session, or need a code that only an app knows.
      ...['logOut', 'changePassword', 'confirmSecondFactor', 'newRecoveryCodes', 'endSecondFactor'],
      // These need a key that a device holds.
      ...['addPasskey', 'removePasskey'],
      // These need a draft.
      ...['publishDraft', 'discardDraft', 'restoreRevision', 'saveDraft', 'planDraft', 'undoPublish', 'publishDrafts'],
      // This needs a picture that is used.
      'replacePicture',
      // These need a plan.
      ...['cancelPlan', 'publishPlanNow', 'dismissPlan'],
      // And these need another account, or a session that exists.
      ...['invitePerson', 'endSecondFactorOf', 'endSessionOf', 'endOwnSession'],
    ];
    const lasting = staffNames.filter(([name]) => !special.includes(name));
    for (const [name] of lasting) {
      const reply = await send(name, { cookie, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' });
      expect(reply.statusCode, `${name}: ${reply.body}`).toBeLessThan(300);
      expect(reply.headers['cache-control'], name).toBe('no-store');
    }
  });
});
