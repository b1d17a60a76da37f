import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import type { Progress } from '../db/progress.ts';

/** What happens later, or again and again, once among all servers on one database. */
export interface Job {
  /** Under which the servers claim it. */
  name: string;
  /** What it does, for whoever reads the screen System. */
  title: string;
  isWanted(config: Config): boolean;
  /** When it is due on a database that has never heard of it. */
  firstDue(now: number): number;
  /** The first moment after another one. */
  dueAfter(at: number): number;
  /** Whether something waits for it already, however late it is due. Asked every second, so it only reads. */
  hasComeUp?(db: Db, now: number): Promise<boolean>;
  /** How long a server that was killed holds it, where that must not be long. */
  leaseMs?: number;
  /** Returns in a few words what it has done. What it throws is a failure, and it is tried again before long. */
  run(context: JobContext, work: Work): Promise<string>;
}

export interface JobContext {
  config: Config;
  database: Database;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface Work {
  now: number;
  /** The server closes, or another one has taken over: end soon, at a place from which it can be gone on with. */
  stop: AbortSignal;
  /** What it has written down here it finds again when it was cut off; another server finds it, too. */
  progress: Progress;
}
