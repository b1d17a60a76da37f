import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';

/** Those that the server makes have names of their own: no other file is ever removed. */
const DAILY = /^kickstand-daily-(\d{4}-\d{2}-\d{2})-\d{6}\.tar\.gz(\.sealed)?$/;

export const backupName = (at: number, isSealed: boolean): string => `kickstand-${stamp(at)}${ending(isSealed)}`;

export const dailyBackupName = (at: number, isSealed: boolean): string =>
  `kickstand-daily-${stamp(at)}${ending(isSealed)}`;

/** The day on which a daily backup was made, `YYYY-MM-DD`; undefined for every other file. */
export const dayOfDailyBackup = (name: string): string | undefined => DAILY.exec(name)?.[1];

const stamp = (at: number): string => `${kolkataDate(at)}-${kolkataTime(at).replaceAll(':', '')}`;
const ending = (isSealed: boolean): string => (isSealed ? '.tar.gz.sealed' : '.tar.gz');
