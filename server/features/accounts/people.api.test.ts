import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../contract/durations.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
const PASSWORD = 'seven green kettles';
let owner: StaffCall;
beforeAll(async () => {
  owner = await test.logIn();
});

interface Person {
  userId: string;
  version: number;
  [other: string]: unknown;
}

const people = async (): Promise<Person[]> => (await owner('GET', '/api/people')).json();
const person = async (userId: string): Promise<Person> => {
  const found = (await people()).find((one) => one.userId === userId);
  if (!found) throw new Error(`${userId} is missing`);
  return found;
};
const tokenOf = (link: string): string => link.split('#invitation=')[1] ?? '';
const accept = (token: string, newPassword = PASSWORD) =>
  test.call('POST', '/api/invitation/accept', { token, newPassword, confirmPassword: newPassword });

async function invited(userId: string, more: object = {}): Promise<string> {
  const reply = await owner('POST', '/api/people', { userId, userName: 'Somebody', role: 'sales', ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return tokenOf(reply.json().link);
}

async function joined(userId: string, more: object = {}): Promise<StaffCall> {
  expect((await accept(await invited(userId, more))).statusCode).toBe(200);
  return test.logIn({ userId, password: PASSWORD });
}

const change = async (userId: string, more: object, by = owner) => {
  const { version, userName, role, branches, isActive, lastDay } = await person(userId);
  return by('PATCH', `/api/people/${userId}`, { version, userName, role, branches, isActive, lastDay, ...more });
};

const history = async (subject: string) => {
  const rows = await test.database.db
    .selectFrom('audit')
    .select(['action', 'user_id', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
};

describe('somebody is invited', () => {
  it('with a link that works once, and then logs in with a password that nobody else has seen', async () => {
    const reply = await owner('POST', '/api/people', {
      userId: 'Meena',
      userName: 'Meena Patil',
      role: 'service',
      branches: ['hubli-workshop'],
    });
    const { link, worksUntil } = reply.json();
    expect(reply.statusCode).toBe(201);
    expect(worksUntil - Date.now()).toBeGreaterThan(47 * HOUR_MS);
    const token = tokenOf(link);
    expect((await test.call('POST', '/api/invitation', { token })).json()).toEqual({
      userId: 'meena',
      userName: 'Meena Patil',
    });
    expect(await person('meena')).toMatchObject({
      role: 'service',
      branches: ['hubli-workshop'],
      isActive: true,
      lastLoginAt: null,
      invitedUntil: worksUntil,
      openSessions: 0,
    });
    expect((await accept(token)).statusCode).toBe(200);
    expect((await accept(token)).statusCode).toBe(410);
    expect((await test.call('POST', '/api/invitation', { token })).statusCode).toBe(410);
    const meena = await test.logIn({ userId: 'meena', password: PASSWORD });
    expect((await meena('GET', '/api/me/permissions')).json()).toMatchObject({
      role: 'service',
      branches: ['hubli-workshop'],
    });
    expect(await person('meena')).toMatchObject({ invitedUntil: null, openSessions: 1 });
    expect((await history('meena')).map(({ action, user_id }) => [action, user_id])).toEqual([
      ['staff.add', 'admin'],
      ['staff.join', 'meena'],
    ]);
  });

  it('and the link is stored nowhere, only its hash', async () => {
    const token = await invited('nobody-knows');
    const rows = await test.database.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('and the link ends after 48 hours', async () => {
    const token = await invited('late');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * HOUR_MS });
    expect((await accept(token)).statusCode).toBe(410);
    vi.useRealTimers();
    expect((await accept(token)).statusCode).toBe(200);
  });

  it('and of two who use it at once, one has it', async () => {
    const token = await invited('twice');
    const [one, other] = await Promise.all([accept(token), accept(token, 'another seven kettles')]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 410]);
  });

  it('and a newer link ends the older', async () => {
    const first = await invited('again');
    const reply = await owner('POST', '/api/people/again/invitation');
    expect((await accept(first)).statusCode).toBe(410);
    expect((await accept(tokenOf(reply.json().link))).statusCode).toBe(200);
  });

  it('but not under a name that is taken, whatever its capitals, nor with nonsense', async () => {
    expect((await owner('POST', '/api/people', { userId: 'ADMIN', role: 'reader' })).statusCode).toBe(409);
    const faults: [object, string][] = [
      [{ userId: '', role: 'reader' }, 'userId'],
      [{ userId: 'a b', role: 'reader' }, 'userId'],
      [{ userId: 'x'.repeat(65), role: 'reader' }, 'userId'],
      [{ userId: 'fine', role: 'king' }, 'role'],
      [{ userId: 'fine' }, 'role'],
      [{ userId: 'fine', role: 'sales', branches: ['atlantis'] }, 'branches'],
      [{ userId: 'fine', role: 'sales', branches: 'hubli-workshop' }, 'branches'],
    ];
    for (const [body, field] of faults) {
      const reply = await owner('POST', '/api/people', body);
      expect([body, reply.statusCode]).toEqual([body, 400]);
      expect(reply.json().fields, JSON.stringify(body)).toHaveProperty(field);
    }
    expect((await people()).map(({ userId }) => userId)).not.toContain('fine');
  });

  it('and cannot choose a password that is guessed first', async () => {
    const token = await invited('careless');
    for (const easy of ['short', 'password123', 'careless2026']) {
      const reply = await accept(token, easy);
      expect([easy, reply.statusCode]).toEqual([easy, 400]);
      expect(reply.json().fields).toHaveProperty('newPassword');
    }
    expect((await accept(token)).statusCode).toBe(200);
  });
});

describe('an account is changed', () => {
  it('in its role and branches, at once and on record', async () => {
    const asha = await joined('asha');
    expect((await asha('GET', '/api/manageOffers')).statusCode).toBe(403);
    expect((await change('asha', { role: 'manager', branches: ['hubli-showroom'] })).statusCode).toBe(200);
    expect((await asha('GET', '/api/manageOffers')).statusCode).toBe(200);
    expect((await history('asha')).at(-1)).toMatchObject({
      action: 'staff.change',
      before: { role: 'sales', branches: [] },
      after: { role: 'manager', branches: ['hubli-showroom'] },
    });
  });

  it('and keeps a branch that was set aside since, which nobody else is given', async () => {
    await joined('mira', { branches: ['alnavar'] });
    await joined('nita');
    const setAside = (isArchived: boolean) => owner('POST', '/api/documents/branch/alnavar/archive', { isArchived });
    expect((await setAside(true)).statusCode).toBe(200);
    expect((await change('mira', { userName: 'Mira' })).statusCode).toBe(200);
    expect((await person('mira')).branches).toEqual(['alnavar']);
    expect((await change('nita', { branches: ['alnavar'] })).statusCode).toBe(400);
    expect((await change('mira', { branches: [] })).statusCode).toBe(200);
    expect((await setAside(false)).statusCode).toBe(200);
  });

  it('disabled: every session ends with the same breath, and no link works', async () => {
    const ravi = await joined('ravi');
    const { link } = (await owner('POST', '/api/people/ravi/invitation')).json();
    expect((await change('ravi', { isActive: false })).statusCode).toBe(200);
    expect((await ravi('GET', '/api/me')).statusCode).toBe(401);
    expect((await accept(tokenOf(link))).statusCode).toBe(410);
    expect((await change('ravi', { isActive: true })).statusCode).toBe(200);
  });

  it('not over a change that its editor has not seen', async () => {
    await joined('seen');
    const { version } = await person('seen');
    expect((await change('seen', { role: 'reader' })).statusCode).toBe(200);
    const reply = await change('seen', { version, role: 'content' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().current).toMatchObject({ userId: 'seen', role: 'reader', version: version + 1 });
    expect((await person('seen')).role).toBe('reader');
  });

  it('given a new password by a link: the old one and its sessions end at once', async () => {
    const forgot = await joined('forgot');
    const { link } = (await owner('POST', '/api/people/forgot/invitation')).json();
    expect((await forgot('GET', '/api/me')).statusCode).toBe(401);
    const old = await test.call('POST', '/api/login', { userId: 'forgot', password: PASSWORD });
    expect(old.statusCode).toBe(401);
    expect((await accept(tokenOf(link), 'eleven blue kettles')).statusCode).toBe(200);
    await test.logIn({ userId: 'forgot', password: 'eleven blue kettles' });
  });

  it('only if there is one', async () => {
    const body = { version: 1, userName: 'x', role: 'reader', branches: [], isActive: true, lastDay: null };
    expect((await owner('PATCH', '/api/people/nobody', body)).statusCode).toBe(404);
    expect((await owner('POST', '/api/people/nobody/invitation')).statusCode).toBe(404);
    expect((await owner('POST', '/api/people/nobody/oneStep')).statusCode).toBe(404);
    expect((await owner('GET', '/api/people/nobody/sessions')).statusCode).toBe(404);
    expect((await owner('POST', '/api/people/forgot/oneStep')).statusCode).toBe(409);
  });
});

describe('one owner stays who can log in', () => {
  it.each([
    ['without the role', { role: 'manager' }],
    ['disabled', { isActive: false }],
    ['with a last day', { lastDay: '2099-12-31' }],
  ])('the last one cannot be left %s', async (_how, more) => {
    const reply = await change('admin', more);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toContain('owner');
    expect((await owner('GET', '/api/people')).statusCode).toBe(200);
  });

  it('nor without a password, and somebody who was only invited does not count', async () => {
    await invited('heir', { role: 'owner' });
    expect((await owner('POST', '/api/people/admin/invitation')).statusCode).toBe(409);
    expect((await change('admin', { role: 'manager' })).statusCode).toBe(409);
    expect((await owner('GET', '/api/me')).statusCode).toBe(200);
  });

  it('two who shut each other out at the same moment cannot both succeed', async () => {
    const second = await joined('second', { role: 'owner' });
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all([
        change('second', { isActive: false }).then(({ statusCode }) => statusCode),
        change('admin', { isActive: false }, second).then(({ statusCode }) => statusCode),
      ]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      await test.database.db.updateTable('staff').set({ is_active: 1 }).execute();
      owner = await test.logIn();
      Object.assign(second, await test.logIn({ userId: 'second', password: PASSWORD }));
    }
  });
});

describe('sessions', () => {
  it('are seen with device and address, and each can be ended by itself', async () => {
    const here = await joined('roams');
    const there = await test.logIn({ userId: 'roams', password: PASSWORD });
    const own = (await here('GET', '/api/sessions')).json();
    expect(own).toHaveLength(2);
    expect(own[0]).toEqual({
      id: expect.any(String),
      device: expect.any(String),
      address: '127.0.0.1',
      startedAt: expect.any(Number),
      lastSeenAt: expect.any(Number),
      isOwn: expect.any(Boolean),
    });
    const [other] = own.filter(({ isOwn }: { isOwn: boolean }) => !isOwn);
    expect((await here('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(200);
    expect((await here('DELETE', `/api/sessions/${other.id}`)).statusCode).toBe(404);
    expect((await there('GET', '/api/me')).statusCode).toBe(401);
    expect((await here('GET', '/api/me')).statusCode).toBe(200);
  });

  it('of others are for the owner, who can end them, on record', async () => {
    const roams = await test.logIn({ userId: 'roams', password: PASSWORD });
    const [session] = (await owner('GET', '/api/people/roams/sessions')).json();
    expect(session.isOwn).toBe(false);
    expect((await owner('DELETE', `/api/people/admin/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await roams('DELETE', `/api/people/roams/sessions/${session.id}`)).statusCode).toBe(403);
    expect((await owner('DELETE', `/api/people/roams/sessions/${session.id}`)).statusCode).toBe(200);
    expect((await roams('GET', '/api/me')).statusCode).toBe(401);
    expect((await history('roams')).at(-1)).toMatchObject({ action: 'session.end', user_id: 'admin' });
  });

  it('nobody ends a session of somebody else by its id', async () => {
    const [mine] = (await owner('GET', '/api/sessions')).json();
    const roams = await test.logIn({ userId: 'roams', password: PASSWORD });
    expect((await roams('DELETE', `/api/sessions/${mine.id}`)).statusCode).toBe(404);
    expect((await owner('GET', '/api/me')).statusCode).toBe(200);
  });
});
