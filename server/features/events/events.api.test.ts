import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { BEAT_MS } from '../../../contract/lead-news.ts';
import type { RoleName } from '../../../contract/roles/index.ts';
import { addLead } from '../../../test-support/desk-rows.ts';
import { HeardEvents } from '../../../test-support/heard-events.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';
import { newStaff } from '../../db/staff.ts';
import { addActivity, changeLead } from '../../leads/change-lead.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { ActivityWatch } from './activity-watch.ts';

const test = setUpTestApp();
const PASSWORD = 'a password for everybody';
const cookies = new Map<string, string>();
const open: HeardEvents[] = [];
let origin = '';

const listenOn = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  origin = await listenOn(test.app);
  const hash = await hashPassword(PASSWORD);
  const add = async (userId: string, role: RoleName) => {
    await test.database.db
      .insertInto('staff')
      .values(newStaff(userId, hash, role))
      .execute();
    cookies.set(userId, (await test.logIn({ userId, password: PASSWORD })).cookie);
  };
  await add('asha', 'sales');
  await add('ravi', 'sales');
  await add('vani', 'service');
  await add('maker', 'content');
});
afterEach(() => {
  for (const events of open.splice(0)) events.close();
  vi.useRealTimers();
});

async function listen(userId: string, at = origin): Promise<HeardEvents> {
  const events = await HeardEvents.at(at, cookies.get(userId) ?? '');
  open.push(events);
  return events;
}

async function leadComes(owner: string | null = null, now = Date.now()): Promise<number> {
  return test.database.db.transaction().execute(async (trx) => {
    const { id } = await addLead(trx, { name: 'Secret Name', owner, created_at: now });
    await addActivity(trx, id, { kind: 'arrived', at: now });
    if (owner) await addActivity(trx, id, { kind: 'given', at: now });
    return id;
  });
}

const about = (lead: number) => (heard: { event: string; data: unknown }) =>
  heard.event === 'leads' && (heard.data as { leads: { id: number }[] }).leads.some(({ id }) => id === lead);

describe('GET /api/events', () => {
  it('tells those who see a lead, within two seconds, and nothing of whom it is about', async () => {
    const [asha, ravi, vani] = await Promise.all(['asha', 'ravi', 'vani'].map((userId) => listen(userId)));
    expect(asha?.response.headers.get('content-type')).toContain('text/event-stream');
    const before = performance.now();
    const own = await leadComes('asha');
    expect(await asha?.until(about(own))).toEqual({
      leads: expect.arrayContaining([{ id: own, kind: 'given', isNew: true }]),
    });
    expect(performance.now() - before).toBeLessThan(2000);
    const pool = await leadComes();
    await ravi?.until(about(pool));
    await asha?.until(about(pool));
    expect(JSON.stringify([asha?.heard, ravi?.heard])).not.toContain('Secret');
    expect(vani?.heard.filter(({ event }) => event === 'leads')).toEqual([]);
    // Ravi could have seen it before it was given away, so he learns that it has gone; it is nothing new to him.
    const told = ravi?.heard.filter(about(own)).map(({ data }) => data);
    for (const data of told ?? []) expect(data).toMatchObject({ leads: [{ id: own, isNew: false }] });
  });

  it('tells of changes, which are nothing new to whoever made them', async () => {
    // What has only just happened is told to whoever comes.
    const id = await leadComes('asha', Date.now() - MINUTE_MS);
    const asha = await listen('asha');
    const lead = await test.database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await test.database.db.transaction().execute((trx) =>
      changeLead(trx, {
        lead,
        change: { follow_up_at: Date.now() },
        activity: { kind: 'followUp', user_id: 'asha', at: Date.now() },
      }),
    );
    expect(await asha.until(about(id))).toEqual({
      leads: expect.arrayContaining([{ id, kind: 'followUp', isNew: false }]),
    });
  });

  it('tells of what another server did', async () => {
    const database = openDatabase(test.config);
    const other = await buildApp(test.config, database);
    const asha = await listen('asha', await listenOn(other.app));
    const id = await leadComes('asha');
    await asha.until(about(id));
    await other.app.close();
    await asha.ended;
    await database.close();
  });

  it('ends when the server drains, which does not wait for it', async () => {
    const database = openDatabase(test.config);
    const other = await buildApp(test.config, database);
    const asha = await listen('asha', await listenOn(other.app));
    const before = performance.now();
    await other.draining.drain();
    await asha.ended;
    await other.app.close();
    await database.close();
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('is held by four tabs of a session; a fifth is told to ask instead', async () => {
    for (let n = 0; n < 4; n += 1) await listen('ravi');
    const fifth = await listen('ravi');
    expect([fifth.response.status, fifth.response.headers.get('retry-after')]).toEqual([429, '60']);
    open.shift()?.close();
    await vi.waitFor(async () => expect((await listen('ravi')).response.status).toBe(200), { timeout: 5000 });
  });

  it('is refused to those who see no leads', async () => {
    expect((await listen('maker')).response.status).toBe(403);
    expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  });

  it('answers whoever asks for the head alone', async () => {
    const reply = await fetch(`${origin}/api/events`, {
      method: 'HEAD',
      headers: { cookie: cookies.get('asha') ?? '' },
    });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});

describe('the session of whoever listens', () => {
  it('is not kept alive, and ends the stream', async () => {
    const { cookie } = await test.logIn({ userId: 'vani', password: PASSWORD });
    const lastSeen = async () =>
      (
        await test.database.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', 'vani').execute()
      ).map((row) => Number(row.last_seen_at));
    const before = await lastSeen();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 5 * MINUTE_MS });
    const vani = await HeardEvents.at(origin, cookie);
    open.push(vani);
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    await vani.until(({ event }) => event === 'beat');
    expect(await lastSeen()).toEqual(before);
    vi.setSystemTime(Date.now() + 26 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    await vani.until(({ event }) => event === 'end');
    await vani.ended;
  });
});

describe('looking for what is new', () => {
  it('finds what came of an attempt, once, however long ago that was written down', async () => {
    const { db } = test.database;
    const lead_id = await leadComes();
    const attempt = () =>
      db
        .insertInto('activities')
        .values({ lead_id, kind: 'call', at: Date.now() - MINUTE_MS })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [before, never] = [await attempt(), await attempt()];
    const watch = await ActivityWatch.begin(db);
    await watch.look();
    const since = await attempt();
    expect((await watch.look()).map(({ id }) => id)).toEqual([since.id]);
    for (const { id } of [before, since]) {
      await db.updateTable('activities').set({ outcome: 'reached' }).where('id', '=', id).execute();
      expect(await watch.look()).toMatchObject([{ id, lead_id, outcome: 'reached' }]);
      expect(await watch.look()).toEqual([]);
    }
    await db.deleteFrom('activities').where('id', '=', never.id).execute();
    expect(await watch.look()).toEqual([]);
  });

  // The last one, for it gives out ids by itself.
  it('finds what got its id earlier and is committed later', async () => {
    const lead = await leadComes();
    const { db } = test.database;
    const add = (id?: number) =>
      db
        .insertInto('activities')
        .values({ lead_id: lead, kind: 'note', at: Date.now(), ...(id !== undefined && { id }) })
        .returning('id')
        .executeTakeFirstOrThrow();
    const watch = await ActivityWatch.begin(db);
    expect((await watch.look()).map(({ lead_id }) => lead_id)).toContain(lead);
    expect(await watch.look()).toEqual([]);
    const { id: last } = await add();
    expect((await watch.look()).map(({ id }) => id)).toEqual([last]);
    await add(last + 2);
    expect((await watch.look()).map(({ id }) => id)).toEqual([last + 2]);
    await add(last + 1);
    expect((await watch.look()).map(({ id }) => id)).toEqual([last + 1]);
    expect(await watch.look()).toEqual([]);
  });
});
