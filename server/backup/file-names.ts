import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';

/** Those that the server makes have names of their own: no other file is ever removed. `.sealed` was the ending in 0.1.0. */
const DAILY = /^kickstand-daily-(\d{4}-\d{2}-\d{2})-\d{6}\.tar\.gz(\.age|\.sealed)?$/;

export const backupName = (at: number, isEncrypted: boolean): string => `kickstand-${stamp(at)}${ending(isEncrypted)}`;

export const dailyBackupName = (at: number, isEncrypted: boolean): string =>
  `kickstand-daily-${stamp(at)}${ending(isEncrypted)}`;

/** The day on which a daily backup was made, `YYYY-MM-DD`; undefined for every other file. */
export const dayOfDailyBackup = (name: string): string | undefined => DAILY.exec(name)?.[1];

const stamp = (at: number): string => `${kolkataDate(at)}-${kolkataTime(at).replaceAll(':', '')}`;
const ending = (isEncrypted: boolean): string => (isEncrypted ? '.tar.gz.age' : '.tar.gz');
