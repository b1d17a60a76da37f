import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '../contract/durations.ts';

const EVERY_MS = HOUR_MS;
const MEGABYTE = 1024 * 1024;

/** Warns in the log, at the start and every hour, while there is little room for the database or its backups. */
export function watchDisk(app: FastifyInstance, freeBytes: (folder: string) => Promise<number> = freeBytesOf): void {
  const { diskWarningMb, dataDir, backupDir, backupKeepDays, databaseUrl } = app.context.config;
  if (diskWarningMb === 0) return;
  const folders = [...(databaseUrl ? [] : [dataDir]), ...(backupKeepDays > 0 ? [backupDir] : [])];
  const look = async () => {
    for (const folder of folders.filter((one) => existsSync(one))) {
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

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
