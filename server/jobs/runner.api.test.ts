import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import type { Job, Work } from './job.ts';
import { findJob, LEASE_MS } from './job-rows.ts';
import { JobRunner } from './runner.ts';

const test = setUpTestApp();
const NOW = Date.parse('2026-11-17T06:30:00Z');
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  await test.database.db.deleteFrom('jobs').execute();
  await test.database.db.deleteFrom('audit').execute();
  vi.clearAllMocks();
});

const row = () => findJob(test.database.db, 'tried');
const daily = (run: Job['run']): Job => ({
  name: 'tried',
  title: 'Is tried',
  isWanted: () => true,
  firstDue: (now) => now,
  dueAfter: (at) => at + DAY_MS,
  run,
});
const runnerOf = (job: Job) => new JobRunner([job], { config: test.config, database: test.database, log });

describe('a job', () => {
  it('runs when it is due, once, and says what it did', async () => {
    const run = vi.fn(async () => 'three things done');
    const runner = runnerOf(daily(run));
    await runner.look(NOW);
    await runner.look(NOW + HOUR_MS);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await row()).toMatchObject({ note: 'three things done', failures: 0, leased_until: 0, started_at: NOW });
    const { due_at, finished_at } = await row();
    expect(due_at - Number(finished_at)).toBe(DAY_MS);
    await runner.look(due_at);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that nobody wants does not run, and is not in the table', async () => {
    const run = vi.fn(async () => '');
    await runnerOf({ ...daily(run), isWanted: () => false }).look(NOW);
    expect(run).not.toHaveBeenCalled();
    expect(await test.database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('that fails is tried again, later each time, at most an hour, and its reason is kept', async () => {
    const run = vi.fn<Job['run']>(async () => {
      throw new Error('the disk is full');
    });
    const runner = runnerOf(daily(run));
    const waits: number[] = [];
    let now = NOW;
    for (let n = 0; n < 6; n += 1) {
      await runner.look(now);
      const { due_at, finished_at, failures, note } = await row();
      expect([failures, note]).toEqual([n + 1, 'the disk is full']);
      waits.push((due_at - Number(finished_at)) / MINUTE_MS);
      now = due_at;
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    expect(log.error).toHaveBeenCalledTimes(6);
    run.mockImplementation(async () => 'better');
    await runner.look(now);
    expect(await row()).toMatchObject({ failures: 0, note: 'better' });
  });

  it('of a server that was killed is free again when its lease is over, and not before', async () => {
    const never = runnerOf(daily(() => new Promise(() => {})));
    void never.look(NOW);
    await vi.waitFor(async () => expect((await row()).leased_until).toBe(NOW + LEASE_MS));
    const run = vi.fn(async () => 'taken over');
    const other = runnerOf(daily(run));
    await other.look(NOW + LEASE_MS - 1);
    expect(run).not.toHaveBeenCalled();
    await other.look(NOW + LEASE_MS);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await row()).toMatchObject({ note: 'taken over', leased_by: other.server });
  });

  it('that another server has taken over is told to end, and writes nothing down', async () => {
    let work: Work | undefined;
    const slow = daily((_context, given) => {
      work = given;
      return new Promise((resolve) => given.stop.addEventListener('abort', () => resolve('late')));
    });
    const context = { config: test.config, database: test.database, log };
    const looking = new JobRunner([slow], context, { lookEveryMs: 10, leaseMs: 90 }).look(NOW);
    await vi.waitFor(() => expect(work).toBeDefined());
    await test.database.db.updateTable('jobs').set({ leased_by: 'another server' }).execute();
    await looking;
    expect(await row()).toMatchObject({ leased_by: 'another server', finished_at: null, note: '' });
  });

  it('is held for as long as it takes, by a server that lives', async () => {
    const context = { config: test.config, database: test.database, log };
    // Long enough for a machine that stands still for a second.
    const pace = { lookEveryMs: 10, leaseMs: 2000 };
    const long = daily(async () => {
      await delay(3500);
      return 'done at last';
    });
    const other = vi.fn(async () => 'never');
    const looking = new JobRunner([long], context, pace).look(Date.now());
    const rival = new JobRunner([daily(other)], context, pace);
    await delay(100);
    for (let n = 0; n < 30; n += 1) {
      await rival.look(Date.now());
      await delay(100);
    }
    await looking;
    expect(other).not.toHaveBeenCalled();
    expect(await row()).toMatchObject({ note: 'done at last' });
  });

  it('that something has come up for runs at a glance, before it is due, and is held for its own time only', async () => {
    // Longer than the machine may stand still, so that the one that is taken for killed does not prolong it meanwhile.
    const OWN_LEASE_MS = 20_000;
    let waiting = 0;
    const run = vi.fn(async () => {
      waiting = 0;
      return 'done';
    });
    const prompt: Job = {
      ...daily(run),
      hasComeUp: async () => waiting > 0,
      leaseMs: OWN_LEASE_MS,
      firstDue: (now) => now + DAY_MS,
    };
    const runner = runnerOf(prompt);
    await runner.glance(NOW);
    expect(run).not.toHaveBeenCalled();
    expect(await row()).toMatchObject({ started_at: null, leased_until: 0 });
    waiting = 1;
    await runner.look(NOW);
    expect(run).not.toHaveBeenCalled();
    await runner.glance(NOW);
    expect(run).toHaveBeenCalledTimes(1);
    const killed = runnerOf({ ...prompt, hasComeUp: async () => true, run: () => new Promise(() => {}) });
    void killed.glance(NOW);
    await vi.waitFor(async () => expect((await row()).leased_until).toBe(NOW + OWN_LEASE_MS));
    waiting = 1;
    await runner.glance(NOW + OWN_LEASE_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await runner.glance(NOW + OWN_LEASE_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is handed back by a server that closes', async () => {
    const runner = runnerOf(
      daily((_context, { stop }) => new Promise((resolve) => stop.addEventListener('abort', () => resolve('half')))),
    );
    const looking = runner.look(NOW);
    await vi.waitFor(async () => expect((await row()).leased_until).toBeGreaterThan(0));
    await runner.stop();
    await looking;
    expect(await row()).toMatchObject({ due_at: NOW, leased_until: 0, finished_at: null });
  });
});

describe('three servers', () => {
  const PROGRAM = path.join(import.meta.dirname, '..', '..', 'test-support', 'job-server.ts');
  const LEASE = 1500;
  const servers: ChildProcess[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.kill('SIGKILL');
  });

  function start(takesMs: number): ChildProcess {
    const { databaseUrl, dataDir } = test.config;
    const server = fork(PROGRAM, [databaseUrl, dataDir, String(LEASE), String(takesMs)], { execArgv: [] });
    servers.push(server);
    return server;
  }

  const steps = async () => {
    const rows = await test.database.db
      .selectFrom('audit')
      .select(['action', 'user_id', 'subject', 'at'])
      .where('action', 'like', 'job.%')
      .orderBy('id')
      .execute();
    return rows;
  };

  it('never run it at the same time, whoever is killed in the middle of it', { timeout: 120_000 }, async () => {
    const running = Array.from({ length: 3 }, () => start(120));
    await Promise.all(running.map((server) => Promise.race([once(server, 'message'), delay(10_000)])));
    const killed: number[] = [];
    for (const server of running.slice(0, 2)) {
      await vi.waitFor(
        async () => {
          const last = (await steps()).at(-1);
          expect([last?.action, last?.user_id]).toEqual(['job.begin', String(server.pid)]);
        },
        { timeout: 30_000, interval: 5 },
      );
      server.kill('SIGKILL');
      killed.push(Number(server.pid));
      await once(server, 'exit');
    }
    const before = (await steps()).length;
    await vi.waitFor(async () => expect((await steps()).length).toBeGreaterThan(before + 6), { timeout: 30_000 });
    const all = await steps();
    for (const [n, step] of all.entries()) {
      const next = all[n + 1];
      if (step.action !== 'job.begin' || !next) continue;
      const isCutOff = killed.includes(Number(step.user_id)) && next.action === 'job.begin';
      // Its own end comes next, or nothing of it, and then only once its lease is over, which counts from the moment that is noted.
      if (isCutOff) expect(Number(next.subject) - Number(step.subject)).toBeGreaterThanOrEqual(LEASE);
      else expect([next.action, next.subject]).toEqual(['job.end', step.subject]);
    }
    expect(all.filter(({ action }) => action === 'job.begin').length).toBeGreaterThan(5);
  });
});
