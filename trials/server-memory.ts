import { readdirSync, readFileSync } from 'node:fs';

const MEGABYTE = 1024;
const status = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');
const read = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status(pid))?.[1]) / MEGABYTE;

/** In megabytes, as the system counts it. */
export const residentMegabytes = (pid: number): number => read(pid, 'VmRSS');
/** The most it ever was. */
export const peakMegabytes = (pid: number): number => read(pid, 'VmHWM');

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
