import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../contract/durations.ts';
import type { Config } from './config.ts';

const EVERY_MS = HOUR_MS;
const MEGABYTE = 1024 * 1024;

/** Warns in the log, at the start and every hour, while there is little room for the database or its backups. */
export function watchDisk(app: FastifyInstance, freeBytes: (folder: string) => Promise<number> = freeBytesOf): void {
  const { diskWarningMb } = app.context.config;
  if (diskWarningMb === 0) return;
  const look = async () => {
    for (const { folder } of watchedFolders(app.context.config)) {
      try {
        const freeMegabytes = Math.floor((await freeBytes(folder)) / MEGABYTE);
        if (freeMegabytes < diskWarningMb) app.log.warn({ folder, freeMegabytes }, 'the disk is nearly full');
      } catch (error) {
        app.log.warn({ folder, code: (error as { code?: string }).code }, 'the room on the disk cannot be seen');
      }
    }
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Where this server writes to: its database, if that is a file, and its backups. */
export function watchedFolders({ dataDir, backupDir, backupKeepDays, databaseUrl }: Config): Watched[] {
  const database: Watched[] = databaseUrl ? [] : [{ use: 'database', folder: dataDir }];
  const backups: Watched[] = backupKeepDays > 0 ? [{ use: 'backups', folder: backupDir }] : [];
  return [...database, ...backups].filter(({ folder }) => existsSync(folder));
}

interface Watched {
  use: 'database' | 'backups';
  folder: string;
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
