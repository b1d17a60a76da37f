import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../../contract/durations.ts';
import { loggable } from '../db/loggable.ts';
import type { Job, JobContext } from './job.ts';
import {
  claimJob,
  extendLease,
  findJob,
  finishJob,
  LEASE_MS,
  progressOf,
  registerJob,
  releaseJob,
} from './job-rows.ts';

/** After the first failure, and at most; in between the wait doubles. */
const RETRY_AFTER_MS = { first: 5 * MINUTE_MS, longest: 60 * MINUTE_MS };
const LONGEST_NOTE = 300;

export interface Pace {
  /** How often it looks for something due. */
  lookEveryMs: number;
  /** How often it asks those jobs that something may come up for. */
  glanceEveryMs?: number;
  leaseMs: number;
}

const PACE = { lookEveryMs: 10_000, glanceEveryMs: 1000, leaseMs: LEASE_MS } satisfies Pace;

/**
 * Runs what is due, one server for each job: it is claimed in the database for a while, and held by saying again and again that
 * somebody is at it. Whoever is killed loses it to the next server; whoever closes hands it back.
 */
export class JobRunner {
  readonly server = randomUUID();
  #jobs: readonly Job[];
  #context: JobContext;
  #pace: Required<Pace>;
  #closing = new AbortController();
  #running = new Map<string, Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #glance: Promise<Promise<void>[]> | undefined;
  #isRegistered = false;

  constructor(jobs: readonly Job[], context: JobContext, pace: Pace = PACE) {
    this.#jobs = jobs.filter((job) => job.isWanted(context.config));
    this.#context = context;
    this.#pace = { ...PACE, ...pace };
  }

  /** The jobs are in the table from the start on; should the database be away just then, they are when it is looked at next. */
  async start(now = Date.now()): Promise<void> {
    await this.#register(now).catch((error) => this.#complain('jobs', error));
    this.#timers = [
      setInterval(() => void this.look(), this.#pace.lookEveryMs).unref(),
      setInterval(() => void this.glance(), this.#pace.glanceEveryMs).unref(),
    ];
  }

  /**
   * Begins what something has come up for, and returns when that has ended; one glance at a time, but nobody's next glance waits for a job
   * that takes long. What goes wrong is told by the next look, which is not far.
   */
  async glance(now = Date.now()): Promise<void> {
    this.#glance ??= this.#beginWhatHasComeUp(now)
      .catch(() => [])
      .finally(() => {
        this.#glance = undefined;
      });
    await Promise.all(await this.#glance);
  }

  async #beginWhatHasComeUp(now: number): Promise<Promise<void>[]> {
    await this.#register(now);
    const begun: Promise<void>[] = [];
    for (const job of this.#jobs) {
      if (this.#running.has(job.name)) continue;
      if (await job.hasComeUp?.(this.#context.database.db, now))
        begun.push(...(await this.#beginIfDue(job, now, true)));
    }
    return begun;
  }

  /** Begins what is due and not under way here; returns when all of that has ended. Never throws: nobody waits for it. */
  async look(now = Date.now()): Promise<void> {
    try {
      await this.#register(now);
      await Promise.all(this.#jobs.map(async (job) => Promise.all(await this.#beginIfDue(job, now))));
    } catch (error) {
      this.#complain('jobs', error);
    }
  }

  /** What is under way is told to end, and waited for. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#closing.abort();
    await this.#glance;
    await Promise.all(this.#running.values());
  }

  async #register(now: number): Promise<void> {
    if (this.#isRegistered) return;
    for (const job of this.#jobs) await registerJob(this.#context.database.db, job.name, job.firstDue(now));
    this.#isRegistered = true;
  }

  /** What it has begun, which ends when the job has; nothing where it is not ours to run. */
  async #beginIfDue(job: Job, now: number, isAtOnce = false): Promise<Promise<void>[]> {
    if (this.#running.has(job.name) || this.#closing.signal.aborted) return [];
    const { db } = this.#context.database;
    const claim = { server: this.server, now, leaseMs: this.#leaseOf(job), isAtOnce };
    if (!(await claimJob(db, job.name, claim))) return [];
    const run = this.#hold(job, now)
      .catch((error) => this.#complain(job.name, error))
      .finally(() => this.#running.delete(job.name));
    this.#running.set(job.name, run);
    return [run];
  }

  #leaseOf(job: Job): number {
    return job.leaseMs ?? this.#pace.leaseMs;
  }

  async #hold(job: Job, now: number): Promise<void> {
    const { db } = this.#context.database;
    const leaseMs = this.#leaseOf(job);
    const lost = new AbortController();
    const stop = AbortSignal.any([lost.signal, this.#closing.signal]);
    const startedAt = Date.now();
    const beat = setInterval(() => {
      const until = now + (Date.now() - startedAt) + leaseMs;
      // While the database is away nobody else can claim it either.
      extendLease(db, job.name, this.server, until).then(
        (isOurs) => isOurs || lost.abort(),
        () => {},
      );
    }, leaseMs / 3).unref();
    try {
      const outcome = await attempt(() => job.run(this.#context, { now, stop, progress: progressOf(job.name) }));
      clearInterval(beat);
      if (stop.aborted) await releaseJob(db, job.name, this.server);
      else await this.#finish(job, now + (Date.now() - startedAt), outcome);
    } finally {
      clearInterval(beat);
    }
  }

  async #finish(job: Job, now: number, { note, error }: Attempt): Promise<void> {
    const { db } = this.#context.database;
    const failures = error ? (await findJob(db, job.name)).failures + 1 : 0;
    const retryMs = Math.min(RETRY_AFTER_MS.first * 2 ** (failures - 1), RETRY_AFTER_MS.longest);
    const due_at = error ? Math.min(now + retryMs, job.dueAfter(now)) : job.dueAfter(now);
    await finishJob(db, job.name, this.server, {
      due_at,
      failures,
      finished_at: now,
      note: note.slice(0, LONGEST_NOTE),
    });
    if (error) this.#complain(job.name, error);
    else this.#context.log.info({ job: job.name, note }, 'job done');
  }

  #complain(job: string, error: unknown): void {
    this.#context.log.error({ job, ...loggable(error, this.#context.database.engine) }, 'a job failed');
  }
}

interface Attempt {
  note: string;
  error?: unknown;
}

async function attempt(run: () => Promise<string>): Promise<Attempt> {
  try {
    return { note: await run() };
  } catch (error) {
    return { note: reasonOf(error), error: error ?? new Error('without a reason') };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
