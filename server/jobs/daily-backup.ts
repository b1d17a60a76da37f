import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import { BackupProcess } from '../backup/backup-process.ts';
import { dailyBackupName, dayOfDailyBackup } from '../backup/file-names.ts';
import { readPassphrase } from '../backup/read-passphrase.ts';
import type { Config } from '../config.ts';
import type { AuditEntry } from '../db/audit.ts';
import { actors, insertAudit } from '../db/audit.ts';
import { markBackupFinished } from '../db/backup-times.ts';
import { tellOwners } from '../outbox/tell-owners.ts';
import type { Job, JobContext, Work } from './job.ts';

/** A server that has just started has visitors to serve first. */
const FIRST_AFTER_MS = 10 * MINUTE_MS;
/** 02:00 in Asia/Kolkata; a machine that is off at night makes up for it when it is on again. */
const AFTER_MIDNIGHT_MS = 2 * HOUR_MS;

type BackupMaker = Pick<BackupProcess, 'make' | 'stop'>;

/** Older ones go when the new one has been read back and found whole. */
export const dailyBackup = (newMaker: () => BackupMaker = () => new BackupProcess()): Job => ({
  name: 'daily-backup',
  title: 'Makes a backup every night at 02:00, reads it back, and removes old ones',
  isWanted: ({ backupKeepDays }) => backupKeepDays > 0,
  firstDue: (now) => now + FIRST_AFTER_MS,
  dueAfter: (at) => lastNight(at) + DAY_MS,
  async run(context, work) {
    const maker = newMaker();
    const end = () => maker.stop();
    work.stop.addEventListener('abort', end, { once: true });
    try {
      return await makeBackup(context, work, maker);
    } catch (error) {
      if (!work.stop.aborted) await recordFailure(context, error);
      throw error;
    } finally {
      work.stop.removeEventListener('abort', end);
    }
  },
});

const lastNight = (at: number): number => kolkataDayStart(kolkataDate(at - AFTER_MIDNIGHT_MS)) + AFTER_MIDNIGHT_MS;

async function makeBackup({ config, database }: JobContext, { now }: Work, maker: BackupMaker): Promise<string> {
  const { backupDir, backupPassphrase, databaseUrl, dataDir } = config;
  const passphrase = readPassphrase(backupPassphrase);
  const name = dailyBackupName(now, passphrase !== undefined);
  const { bytes } = await maker.make({
    settings: { databaseUrl, dataDir },
    file: path.join(backupDir, name),
    passphrase,
  });
  await database.db.transaction().execute(async (trx) => {
    await markBackupFinished(trx, now);
    await insertAudit(trx, actors.server, '', { action: 'backup.made', subject: name, after: { bytes } });
  });
  removeOld(config, now);
  return `${name}, ${bytes} bytes`;
}

function removeOld({ backupDir, backupKeepDays }: Config, now: number): void {
  const firstKept = kolkataDate(now - (backupKeepDays - 1) * DAY_MS);
  for (const name of readdirSync(backupDir)) {
    const day = dayOfDailyBackup(name);
    if (day && day < firstKept) rmSync(path.join(backupDir, name), { force: true });
  }
}

/** The database itself may be what is away; the log has the reason then. */
async function recordFailure({ database }: JobContext, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const entry: AuditEntry = { action: 'backup.failed', subject: 'daily', after: { reason } };
  await database.db
    .transaction()
    .execute(async (trx) => {
      await insertAudit(trx, actors.server, '', entry);
      await tellOwners(trx, 'failed-backup');
    })
    .catch(() => {});
}
