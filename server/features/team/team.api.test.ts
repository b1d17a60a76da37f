import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataInstant } from '../../../contract/kolkata-time.ts';
import { addEnquiry, addLead, addLeads } from '../../../test-support/desk-rows.ts';
import { addMember, logInAs } from '../../../test-support/team.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';

const test = setUpTestApp();
const NORTH = 'hubli-showroom';
const SOUTH = 'dharwad-showroom';
const WORKSHOP = 'hubli-workshop';
let owner: StaffCall;
let manager: StaffCall;

beforeAll(async () => {
  const { db } = test.database;
  await addMember(db, 'mina', 'manager', { branches: [NORTH, WORKSHOP] });
  await addMember(db, 'asha', 'sales', { branches: [NORTH] });
  await addMember(db, 'ravi', 'sales', { branches: [NORTH, SOUTH] });
  await addMember(db, 'south', 'sales', { branches: [SOUTH] });
  await addMember(db, 'sunil', 'service', { branches: [WORKSHOP] });
  await addMember(db, 'everywhere', 'sales');
  await addMember(db, 'writer', 'content');
  await addMember(db, 'gone', 'sales', { branches: [NORTH], account: { is_active: 0 } });
  owner = await test.logIn();
  manager = await logInAs(test, 'mina');
});

const team = async (by = owner) => (await by('GET', '/api/team')).json();
const member = async (userId: string, by = owner) =>
  (await team(by)).people.find((one: { userId: string }) => one.userId === userId);
const branch = async (key: string, by = owner) =>
  (await team(by)).branches.find((one: { branch: string }) => one.branch === key);
const place = (branchKey: string, department = 'sales') => ({ branch: branchKey, department });
const setDuty = async (userId: string, duty: object[], by = owner, expected?: object[]) =>
  by('PATCH', `/api/team/people/${userId}/duty`, {
    expected: expected ?? (await member(userId, by))?.duty ?? [],
    duty,
  });
const lastEntry = async () => {
  const { action, user_id, subject, before, after } = await test.database.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { action, user_id, subject, before: JSON.parse(before ?? 'null'), after: JSON.parse(after ?? 'null') };
};
const says = async () => (await owner('POST', '/api/history', {})).json().entries[0].says;
const entries = async () =>
  Number(
    (
      await test.database.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirst()
    )?.all,
  );
const givenAt = async (userId: string, branchKey = NORTH) => {
  const row = await test.database.db
    .selectFrom('duty')
    .select('last_given_at')
    .where('user_id', '=', userId)
    .where('branch', '=', branchKey)
    .executeTakeFirst();
  return row && Number(row.last_given_at);
};

describe('the team', () => {
  it('is whoever works with leads, of the branches that the asker runs', async () => {
    const names = async (by: StaffCall) => (await team(by)).people.map(({ userId }: { userId: string }) => userId);
    expect(await names(owner)).toEqual(['admin', 'asha', 'everywhere', 'mina', 'ravi', 'south', 'sunil']);
    expect(await names(manager)).toEqual(['asha', 'everywhere', 'mina', 'ravi', 'sunil']);
    const branches = async (by: StaffCall) =>
      (await team(by)).branches.map((one: { branch: string }) => one.branch).sort();
    expect(await branches(manager)).toEqual([NORTH, WORKSHOP]);
    expect(await branches(owner)).toHaveLength(8);
    expect(await member('asha')).toMatchObject({
      roleTitle: 'Sales',
      branches: [NORTH],
      departments: ['sales', 'general', 'club'],
      state: 'works',
      duty: [],
      absences: [],
      openLeads: 0,
      lateLeads: 0,
    });
  });

  it('has hours and closures as the document of the branch says, and tells whether it is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: kolkataInstant(kolkataDate(Date.now()), '08:00') });
    const early = await branch(NORTH, await test.logIn());
    expect(early).toMatchObject({ isOpen: false, opensAt: kolkataInstant(kolkataDate(Date.now()), '09:30') });
    expect(early.week.mon).toEqual({ opens: '09:30', closes: '18:30' });
    expect(early.departments.map(({ department }: { department: string }) => department)).toEqual([
      'sales',
      'general',
      'club',
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS });
    expect(await branch(NORTH, await test.logIn())).toMatchObject({ isOpen: true, opensAt: null });
    vi.useRealTimers();
  });

  it('counts the leads that are open and late, for a manager those of their branches, and shows who left some behind', async () => {
    const { db } = test.database;
    const past = Date.now() - HOUR_MS;
    const leads = [
      await addLead(db, { owner: 'ravi', branch: NORTH, due_at: past }),
      await addLead(db, {
        owner: 'ravi',
        branch: SOUTH,
        stage: 'contacted',
        follow_up_at: past,
        first_attempt_at: past,
      }),
      await addLead(db, { owner: 'ravi', branch: NORTH, due_at: past, first_attempt_at: past }),
      await addLead(db, { owner: 'ravi', branch: NORTH, stage: 'lost', lost_reason: 'price', closed_at: past }),
      await addLead(db, { owner: 'gone', branch: NORTH }),
      await addLead(db, { branch: NORTH }),
      await addLead(db, { branch: 'pulled-down', owner: 'ravi' }),
    ];
    expect(await member('ravi')).toMatchObject({ openLeads: 4, lateLeads: 3 });
    expect(await member('ravi', manager)).toMatchObject({ openLeads: 2, lateLeads: 2 });
    expect(await member('gone', manager)).toMatchObject({ state: 'ended', openLeads: 1 });
    expect((await branch(NORTH)).departments[0]).toMatchObject({ department: 'sales', pool: 1 });
    expect((await team()).gone).toEqual([{ branch: 'pulled-down', openLeads: 1 }]);
    await db
      .deleteFrom('leads')
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .execute();
  });

  it('tells which enquiries are stuck before they are leads', async () => {
    const { db } = test.database;
    await addEnquiry(db, { kind: 'contact' });
    await db.updateTable('intake').set({ attempts: 3, last_error: 'no such branch' }).execute();
    const { intake } = await team();
    expect(intake).toMatchObject({
      stuck: [{ title: 'Contact request', attempts: 3, error: 'no such branch' }],
      older: 0,
    });
    await db.updateTable('intake').set({ is_old: 1, attempts: 0 }).execute();
    expect((await team()).intake).toEqual({ stuck: [], older: 1 });
    await db.deleteFrom('intake').execute();
  });
});

describe('duty', () => {
  it('is set in one step, with an entry in the history, and rows that stay keep their turn', async () => {
    expect((await setDuty('asha', [place(NORTH)])).statusCode).toBe(200);
    await test.database.db.updateTable('duty').set({ last_given_at: 5 }).where('user_id', '=', 'asha').execute();
    const reply = await setDuty('asha', [place(NORTH), place(NORTH, 'general'), place(NORTH)]);
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Saved. The next lead goes by it.']);
    expect((await member('asha')).duty).toEqual([place(NORTH, 'general'), place(NORTH)]);
    expect(await lastEntry()).toEqual({
      action: 'team.duty',
      user_id: 'admin',
      subject: 'asha',
      before: [`sales at ${NORTH}`],
      after: [`general at ${NORTH}`, `sales at ${NORTH}`],
    });
    expect(await says()).toBe(`changed when asha is given leads: on duty for general at ${NORTH}`);
    const given = await test.database.db.selectFrom('duty').selectAll().where('user_id', '=', 'asha').execute();
    expect(given.find(({ department }) => department === 'sales')?.last_given_at).toBe(5);
  });

  it('lets a newcomer wait until the others have had their turn', async () => {
    const ahead = Date.now() + DAY_MS;
    await test.database.db.updateTable('duty').set({ last_given_at: ahead }).where('user_id', '=', 'asha').execute();
    await setDuty('ravi', [place(NORTH)]);
    expect(await givenAt('ravi')).toBe(ahead);
    await setDuty('ravi', []);
    await test.database.db.updateTable('duty').set({ last_given_at: 5 }).where('user_id', '=', 'asha').execute();
    const before = Date.now();
    await setDuty('ravi', [place(NORTH)]);
    expect(await givenAt('ravi')).toBeGreaterThanOrEqual(before);
    expect((await branch(NORTH)).departments[0].onDuty).toEqual(['asha', 'ravi']);
  });

  it('is refused where somebody does not work, and for whom it makes no sense, with nothing changed', async () => {
    const before = await entries();
    const refused: [string, object[], number][] = [
      ['asha', [place(SOUTH)], 400],
      ['everywhere', [place('keshwapur', 'service')], 400],
      ['everywhere', [place(WORKSHOP)], 400],
      ['writer', [place(NORTH)], 404],
      ['nobody', [place(NORTH)], 404],
      ['gone', [place(NORTH)], 404],
      ['asha', [place('atlantis')], 400],
      ['asha', [{ branch: NORTH, department: 'king' }], 400],
      ['asha', [{ branch: NORTH }], 400],
    ];
    for (const [userId, duty, status] of refused)
      expect([userId, duty, (await setDuty(userId, duty)).statusCode]).toEqual([userId, duty, status]);
    expect(await entries()).toBe(before);
  });

  it('of other branches is not for a manager to change, and stays as it is', async () => {
    await setDuty('ravi', [place(NORTH), place(SOUTH)]);
    expect((await member('ravi', manager)).duty).toEqual([place(NORTH)]);
    expect((await setDuty('ravi', [place(NORTH), place(SOUTH, 'club')], manager)).statusCode).toBe(403);
    expect((await setDuty('south', [place(SOUTH)], manager)).statusCode).toBe(404);
    expect((await setDuty('ravi', [], manager)).statusCode).toBe(200);
    expect((await member('ravi')).duty).toEqual([place(SOUTH)]);
  });

  it('is not changed over a change that its editor has not seen', async () => {
    await setDuty('everywhere', [place(SOUTH)]);
    const reply = await setDuty('everywhere', [place(NORTH)], owner, []);
    expect([reply.statusCode, reply.json().current]).toEqual([409, { userId: 'everywhere', duty: [place(SOUTH)] }]);
    expect((await member('everywhere')).duty).toEqual([place(SOUTH)]);
  });

  it('of two who change it at once on two servers, one has it and the other is told', async () => {
    const database = openDatabase(test.config);
    const { app } = await buildApp(test.config, database);
    const onOther = (duty: object[]) =>
      app.inject(jsonCall('PATCH', '/api/team/people/asha/duty', { expected: [], duty }, { cookie: manager.cookie }));
    for (let round = 0; round < 5; round += 1) {
      await setDuty('asha', []);
      const before = await entries();
      const replies = await Promise.all([
        setDuty('asha', [place(NORTH, 'club')], owner, []),
        onOther([place(NORTH, 'general'), place(NORTH)]),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const late = replies.find(({ statusCode }) => statusCode === 409);
      expect(late?.json().current.duty).toEqual((await member('asha')).duty);
      expect(await entries()).toBe(before + 1);
    }
    await app.close();
    await database.close();
  });

  it('ends with the role or the branch that it was for', async () => {
    await setDuty('asha', [place(NORTH)]);
    const change = async (more: object) => {
      const people = (await owner('GET', '/api/people')).json();
      const person = people.find(({ userId }: { userId: string }) => userId === 'asha');
      expect((await owner('PATCH', '/api/people/asha', { ...person, ...more })).statusCode).toBe(200);
    };
    await change({ branches: [SOUTH] });
    expect((await member('asha')).duty).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'team.duty', subject: 'asha', after: [] });
    await change({ branches: [NORTH] });
    await setDuty('asha', [place(NORTH), place(NORTH, 'general')]);
    await change({ role: 'service' });
    expect((await member('asha')).duty).toEqual([place(NORTH, 'general')]);
    await change({ role: 'sales' });
  });
});

describe('an absence', () => {
  const today = kolkataDate(Date.now());
  const dayIn = (days: number) => kolkataDate(Date.now() + days * DAY_MS);
  const add = (userId: string, from: string, to: string, by = owner) =>
    by('POST', `/api/team/people/${userId}/absences`, { from, to });

  it('takes somebody off duty for its days, and can be taken back', async () => {
    await setDuty('asha', [place(NORTH)]);
    expect((await add('asha', today, today, manager)).statusCode).toBe(201);
    expect(await member('asha')).toMatchObject({ state: 'away', absences: [{ from: today, to: today }] });
    expect((await branch(NORTH)).departments[0].onDuty).not.toContain('asha');
    expect(await lastEntry()).toMatchObject({
      action: 'team.absence',
      subject: 'asha',
      after: { from: today, to: today },
    });
    const [{ id }] = (await member('asha')).absences;
    expect((await manager('DELETE', `/api/team/people/asha/absences/${id}`)).statusCode).toBe(200);
    expect(await member('asha')).toMatchObject({ state: 'works', absences: [] });
    expect(await says()).toMatch(/^took back that asha is away on /);
    expect((await manager('DELETE', `/api/team/people/asha/absences/${id}`)).statusCode).toBe(404);
    expect((await manager('DELETE', '/api/team/people/asha/absences/x')).statusCode).toBe(404);
  });

  it('that meets another becomes one with it', async () => {
    await add('asha', dayIn(5), dayIn(7));
    await add('asha', dayIn(20), dayIn(21));
    await add('asha', dayIn(7), dayIn(9));
    await add('asha', dayIn(10), dayIn(10));
    expect((await member('asha')).absences).toMatchObject([
      { from: dayIn(5), to: dayIn(10) },
      { from: dayIn(20), to: dayIn(21) },
    ]);
    expect(await lastEntry()).toMatchObject({ before: null, after: { from: dayIn(5), to: dayIn(10) } });
  });

  it('of two that are added at once, none is lost and none doubled', async () => {
    const spans = [
      [30, 32],
      [32, 35],
      [34, 36],
    ];
    await Promise.all(spans.map(([from = 0, to = 0]) => add('ravi', dayIn(from), dayIn(to))));
    expect((await member('ravi')).absences).toMatchObject([{ from: dayIn(30), to: dayIn(36) }]);
  });

  it('has real days that are not over, for people whom the manager runs', async () => {
    const before = await entries();
    expect((await add('asha', '2026-02-30', dayIn(3))).json().fields).toHaveProperty('from');
    expect((await add('asha', dayIn(3), dayIn(2))).json().fields).toHaveProperty('to');
    expect((await add('asha', dayIn(-3), dayIn(-2))).json().fields.to).toBe('These days are over already.');
    expect((await add('asha', today, dayIn(401))).json().fields).toHaveProperty('to');
    expect((await add('south', today, today, manager)).statusCode).toBe(404);
    expect((await add('writer', today, today)).statusCode).toBe(404);
    expect(await entries()).toBe(before);
  });
});

describe('a rule for a kind of enquiry', () => {
  const set = (kind: string, expected: string | null, branchKey: string | null, by = owner) =>
    by('PATCH', `/api/team/rules/${kind}`, { expected, branch: branchKey });
  const rule = async (kind: string) => (await team()).rules.find((one: { kind: string }) => one.kind === kind);

  it('names the branch to which it goes that names none', async () => {
    expect(await rule('product')).toMatchObject({ department: 'sales', branch: null, otherwise: 'Hubli showroom' });
    expect((await team()).rules.map(({ kind }: { kind: string }) => kind)).not.toContain('optIn');
    expect((await set('product', null, NORTH)).statusCode).toBe(200);
    expect(await rule('product')).toMatchObject({ branch: NORTH });
    expect(await lastEntry()).toMatchObject({ action: 'team.rule', subject: 'product', before: null, after: NORTH });
    const stale = await set('product', null, SOUTH);
    expect([stale.statusCode, stale.json().current]).toEqual([409, { kind: 'product', branch: NORTH }]);
    expect((await set('product', NORTH, null)).statusCode).toBe(200);
    expect(await rule('product')).toMatchObject({ branch: null });
  });

  it('is for those who work for all branches, and for branches that have the department', async () => {
    expect((await set('product', null, NORTH, manager)).statusCode).toBe(403);
    expect((await team(manager)).mayRule).toBe(false);
    expect((await set('product', null, WORKSHOP)).statusCode).toBe(400);
    expect((await set('product', null, 'atlantis')).statusCode).toBe(400);
    expect((await set('optIn', null, NORTH)).statusCode).toBe(404);
    expect((await set('nonsense', null, NORTH)).statusCode).toBe(404);
  });

  it('of two who set it at once, one is told', async () => {
    const replies = await Promise.all([set('finance', null, NORTH), set('finance', null, SOUTH)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the leads of somebody who leaves', () => {
  const handOver = (userId: string, to: string | null, by = owner) =>
    by('POST', `/api/team/people/${userId}/handOver`, { to });
  const ownersOf = async (ids: number[]) => {
    const rows = await test.database.db.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id').execute();
    return rows.map((row) => row.owner);
  };

  it('go to somebody else in one step: forty leads, an activity each, one entry', async () => {
    const { db } = test.database;
    const leads = await addLeads(db, 40, { owner: 'gone', branch: NORTH, offered_to: 'branch' });
    const closed = await addLead(db, { owner: 'gone', stage: 'lost', lost_reason: 'price', closed_at: 1 });
    const before = await entries();
    const reply = await handOver('gone', 'ravi', manager);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ message: '40 leads handed over', left: 0 });
    expect(reply.json().results).toEqual(leads.map(({ id }) => ({ id, fault: '' })));
    expect(new Set(await ownersOf(leads.map(({ id }) => id)))).toEqual(new Set(['ravi']));
    expect(await ownersOf([closed.id])).toEqual(['gone']);
    const activities = await db.selectFrom('activities').selectAll().where('kind', '=', 'given').execute();
    expect(activities).toHaveLength(40);
    expect(activities[0]).toMatchObject({ user_id: 'mina', lead_id: leads[0]?.id });
    expect(JSON.parse(activities[0]?.details ?? '')).toEqual({ owner: ['gone', 'ravi'] });
    expect(await entries()).toBe(before + 1);
    expect(await says()).toBe('handed over 40 open leads of gone to ravi');
    const [first] = await db.selectFrom('leads').selectAll().where('owner', '=', 'ravi').orderBy('id').execute();
    expect(first).toMatchObject({ offered_to: 'owner', version: 2 });
    expect((await handOver('gone', 'ravi')).json()).toMatchObject({
      message: 'There are no open leads to hand over.',
      results: [],
      left: 0,
    });
    expect(await entries()).toBe(before + 1);
  });

  it('or to the pool', async () => {
    const { db } = test.database;
    const { id } = await addLead(db, { owner: 'gone', branch: NORTH });
    expect((await handOver('gone', null)).statusCode).toBe(200);
    expect(await ownersOf([id])).toEqual([null]);
    expect(await says()).toBe('handed over 1 open lead of gone to the pool');
  });

  it('stay where nobody can take them, with a sentence for each', async () => {
    const { db } = test.database;
    const service = await addLead(db, { owner: 'gone', branch: WORKSHOP, department: 'service' });
    const sales = await addLead(db, { owner: 'gone', branch: NORTH });
    expect((await handOver('gone', 'asha')).json()).toMatchObject({
      results: [
        { id: service.id, fault: 'asha does not work with leads of Service.' },
        { id: sales.id, fault: '' },
      ],
      left: 0,
    });
    expect(await ownersOf([service.id, sales.id])).toEqual(['gone', 'asha']);
    await handOver('gone', null);
  });

  it('of other branches stay where a manager hands over', async () => {
    const { db } = test.database;
    const here = await addLead(db, { owner: 'gone', branch: NORTH });
    const there = await addLead(db, { owner: 'gone', branch: SOUTH });
    expect((await handOver('gone', null, manager)).json().results).toEqual([{ id: here.id, fault: '' }]);
    expect(await ownersOf([there.id])).toEqual(['gone']);
    await handOver('gone', null);
  });

  it('do not go to whoever is away, has left, or cannot work with them', async () => {
    await addLead(test.database.db, { owner: 'gone', branch: NORTH });
    const today = kolkataDate(Date.now());
    await owner('POST', '/api/team/people/sunil/absences', { from: today, to: today });
    for (const to of ['sunil', 'gone', 'writer', 'nobody', ''])
      expect([to, (await handOver('gone', to)).statusCode]).toEqual([to, 400]);
    expect((await handOver('nobody', 'ravi')).statusCode).toBe(404);
    expect((await handOver('south', 'ravi', manager)).statusCode).toBe(404);
    await handOver('gone', null);
  });

  it('are handed over in pieces where there are very many, and none is left', async () => {
    await addLeads(test.database.db, 205, { owner: 'gone', branch: NORTH });
    const first = (await handOver('gone', 'ravi')).json();
    expect([first.results.length, first.left]).toEqual([200, 5]);
    const second = (await handOver('gone', 'ravi')).json();
    expect([second.results.length, second.left]).toEqual([5, 0]);
  });

  it('are all handed over while their owner works on them, and what the owner writes is kept', async () => {
    const { db } = test.database;
    const leads = await addLeads(db, 20, { owner: 'asha', branch: NORTH });
    await db.updateTable('leads').set({ owner: 'ravi' }).where('owner', '=', 'asha').where('version', '>', 1).execute();
    const work = leads.map(({ id }) =>
      db
        .updateTable('leads')
        .set(({ eb }) => ({ model: 'Activa', version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    );
    const [reply] = await Promise.all([handOver('asha', 'ravi'), ...work]);
    expect(reply.json().results.map(({ fault }: { fault: string }) => fault)).toEqual(leads.map(() => ''));
    const now = await db
      .selectFrom('leads')
      .selectAll()
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .execute();
    expect(now.every((lead) => lead.owner === 'ravi' && lead.model === 'Activa' && lead.version === 3)).toBe(true);
  });

  it('are pointed at when the account is switched off, and none is lost', async () => {
    const { db } = test.database;
    const leads = await addLeads(db, 3, { owner: 'south', branch: SOUTH });
    const people = (await owner('GET', '/api/people')).json();
    const person = people.find(({ userId }: { userId: string }) => userId === 'south');
    expect(person.openLeads).toBe(3);
    const reply = await owner('PATCH', '/api/people/south', { ...person, isActive: false });
    expect(reply.json().message).toBe('Account changed. Hand over at Team what still belongs to it: 3 open leads.');
    expect(await member('south')).toMatchObject({ state: 'ended', openLeads: 3 });
    expect(await ownersOf(leads.map(({ id }) => id))).toEqual(['south', 'south', 'south']);
  });
});
