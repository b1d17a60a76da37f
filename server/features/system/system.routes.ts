import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import type { systemStateSchema } from '../../../contract/schemas/staff.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { readBackupFinishedAt } from '../../db/backup-times.ts';
import type { Db } from '../../db/db.ts';
import { freeBytesOf, watchedFolders } from '../../disk-watch.ts';
import { route } from '../../http/route.ts';
import { jobs } from '../../jobs/index.ts';
import { listJobRows } from '../../jobs/job-rows.ts';

type State = z.input<typeof systemStateSchema>;

const MEGABYTE = 1024 * 1024;

/** What whoever runs the site wants to know before going to bed. */
export function systemRoutes(app: FastifyInstance): void {
  const { config, database } = app.context;
  const startedAt = Date.now();

  route(app, endpoints.systemState, async (): Promise<State> => {
    const lastBackupAt = await readBackupFinishedAt(database.db);
    return {
      release: manifest.version,
      engine: config.databaseUrl ? 'PostgreSQL' : 'SQLite',
      startedAt,
      lastBackupAt: lastBackupAt === 0 ? null : lastBackupAt,
      disks: await readDisks(config),
      jobs: await readJobs(database.db, config, Date.now()),
    };
  });
}

/** One that cannot be seen is left out; the log says so every hour. */
async function readDisks(config: Config): Promise<State['disks']> {
  const disks = watchedFolders(config).map(async ({ use, folder }) => {
    const free = await freeBytesOf(folder).catch(() => undefined);
    if (free === undefined) return [];
    const freeMegabytes = Math.floor(free / MEGABYTE);
    return [{ use, freeMegabytes, isNearlyFull: freeMegabytes < config.diskWarningMb }];
  });
  return (await Promise.all(disks)).flat();
}

async function readJobs(db: Db, config: Config, now: number): Promise<State['jobs']> {
  const rows = new Map((await listJobRows(db)).map((row) => [row.name, row]));
  return jobs.map((job) => {
    const row = rows.get(job.name);
    return {
      name: job.name,
      title: job.title,
      isWanted: job.isWanted(config),
      isRunning: row !== undefined && row.leased_until > now,
      dueAt: row?.due_at ?? null,
      startedAt: row?.started_at ?? null,
      finishedAt: row?.finished_at ?? null,
      failures: row?.failures ?? 0,
      note: row?.note ?? '',
    };
  });
}
