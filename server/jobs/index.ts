import type { FastifyInstance } from 'fastify';
import { dayAhead } from '../leads/day-ahead.ts';
import { dailyBackup } from './daily-backup.ts';
import type { Job } from './job.ts';
import { leadClock } from './lead-clock.ts';
import { leadIntake } from './lead-intake.ts';
import { morningDigest } from './morning-digest.ts';
import { outbox } from './outbox.ts';
import { passingRows } from './passing-rows.ts';
import { plannedPublishing } from './planned-publishing.ts';
import { retention } from './retention.ts';
import { JobRunner } from './runner.ts';

/** Everything that happens by itself, once among all servers. */
export const jobs: readonly Job[] = [
  dailyBackup(),
  retention(),
  passingRows,
  plannedPublishing,
  leadIntake,
  leadClock,
  outbox,
  morningDigest(dayAhead),
];

/** Belongs to the process that serves: whoever only builds the application has nothing happen by itself. */
export async function startJobs({ context: { config, database }, log }: FastifyInstance): Promise<JobRunner> {
  const runner = new JobRunner(jobs, { config, database, log });
  await runner.start();
  return runner;
}
