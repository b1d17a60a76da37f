import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../contract/kolkata-time.ts';
import type { Config } from '../config.ts';
import { insertAudit } from '../db/audit.ts';
import { claimBackup, markBackupFinished } from '../db/backup-times.ts';
import type { Database } from '../db/engine.ts';
import { BackupProcess } from './backup-process.ts';
import { dailyBackupName, dayOfDailyBackup } from './file-names.ts';
import { readPassphrase } from './read-passphrase.ts';

const CHECK_EVERY_MS = 10 * MINUTE_MS;
/** 02:00 in Asia/Kolkata; a machine that is off at night makes up for it when it is on again. */
const DUE_AFTER_MIDNIGHT_MS = 2 * HOUR_MS;

export function keepDailyBackups(app: FastifyInstance): void {
  const { config, database } = app.context;
  if (config.backupKeepDays === 0) return;
  const backups = new DailyBackups(config, database, app.log);
  const timer = setInterval(() => void backups.check(Date.now()), CHECK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    backups.stop();
  });
}

type BackupMaker = Pick<BackupProcess, 'make' | 'stop'>;

/** One backup a day by one of the servers; older ones go when the new one has been read back and found whole. */
export class DailyBackups {
  #config: Config;
  #database: Database;
  #log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  #maker: BackupMaker;
  #isBusy = false;

  constructor(
    config: Config,
    database: Database,
    log: Pick<FastifyBaseLogger, 'info' | 'error'>,
    maker: BackupMaker = new BackupProcess(),
  ) {
    this.#config = config;
    this.#database = database;
    this.#log = log;
    this.#maker = maker;
  }

  /** Never throws: nobody waits for it. */
  async check(now: number): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      if (await claimBackup(this.#database.db, dueSince(now), now)) await this.#make(now);
    } catch (error) {
      await this.#complain(error);
    } finally {
      this.#isBusy = false;
    }
  }

  stop(): void {
    this.#maker.stop();
  }

  async #make(now: number): Promise<void> {
    const { backupDir, backupPassphrase, databaseUrl, dataDir } = this.#config;
    const passphrase = readPassphrase(backupPassphrase);
    const name = dailyBackupName(now, passphrase !== undefined);
    const settings = { databaseUrl, dataDir };
    const made = await this.#maker.make({ settings, file: path.join(backupDir, name), passphrase });
    await this.#database.db.transaction().execute(async (trx) => {
      await markBackupFinished(trx, now);
      await insertAudit(trx, SERVER, '', { action: 'backup.made', subject: name, after: { bytes: made.bytes } });
    });
    this.#log.info({ file: made.file, bytes: made.bytes }, 'daily backup made and read back');
    this.#removeOld(now);
  }

  #removeOld(now: number): void {
    const { backupDir, backupKeepDays } = this.#config;
    const firstKept = kolkataDate(now - (backupKeepDays - 1) * DAY_MS);
    for (const name of readdirSync(backupDir)) {
      const day = dayOfDailyBackup(name);
      if (day && day < firstKept) rmSync(path.join(backupDir, name), { force: true });
    }
  }

  async #complain(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.error({ reason }, 'the daily backup failed; it is tried again within the hour');
    const entry = { action: 'backup.failed', subject: 'daily', after: { reason } };
    // The database itself may be what is away; the log has the reason then.
    await this.#database.db
      .transaction()
      .execute((trx) => insertAudit(trx, SERVER, '', entry))
      .catch(() => {});
  }
}

/** Who is named in the audit. */
const SERVER = '(server)';

/** The instant since which a backup must have been made. */
const dueSince = (now: number): number =>
  kolkataDayStart(kolkataDate(now - DUE_AFTER_MIDNIGHT_MS)) + DUE_AFTER_MIDNIGHT_MS;
