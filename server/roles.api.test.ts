import { beforeAll, describe, expect, it } from 'vitest';
import { reports } from '../contract/reports/index.ts';
import { may, roleNames } from '../contract/roles/index.ts';
import type { Endpoint } from '../contract/schemas/endpoint.ts';
import { snapshot } from '../test-support/snapshot.ts';
import { setUpStaffCalls, staffEndpoints } from '../test-support/staff-calls.ts';
import { newStaff, updateStaff } from './db/staff.ts';
import { hashPassword } from './features/accounts/passwords.ts';

const { test, callOf, send, expectRefused } = setUpStaffCalls();

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
    staffEndpoints.filter(
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
      for (const [name, { method }] of staffEndpoints) {
        // What changes something is tried by somebody who may, further down.
        if (refused.includes(name) || (method !== 'GET' && !name.startsWith('report:'))) continue;
        expect((await send(name, as(role))).statusCode, name).toBe(200);
      }
    },
  );

  it('a manager changes what the site says of their own branches, of no other, and nothing else of it', async () => {
    const { db } = test.database;
    const shared = staffEndpoints.filter(([, endpoint]) => isOfBranches('manager', endpoint));
    const named = shared.filter(([, { path }]) => path.includes('{key}'));
    expect(named.length).toBeGreaterThan(8);
    const to = (name: string, place: string) => {
      const call = callOf(name);
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
    expect(lacking(role)).toHaveLength(staffEndpoints.filter(([, { needs }]) => needs !== 'login').length);
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
