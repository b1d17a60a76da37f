import type { Rate } from './load.ts';

export interface Result {
  what: string;
  value: number;
  unit?: string;
  limit: { atLeast: number } | { atMost: number };
  note: string;
}

export const isHeld = ({ value, limit }: Result): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;

const figure = (value: number, unit = ''): string => `${value >= 20 ? Math.round(value) : value.toFixed(2)}${unit}`;

export const toRow = (result: Result): string => {
  const { what, value, unit, limit, note } = result;
  const bound = 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
  return `| ${what} | ${figure(value, unit)} | ${bound}${unit ?? ''} | ${isHeld(result) ? 'held' : '**missed**'} | ${note} |`;
};

export function againstBare(what: string, atLeast: number, ours: Rate, bare: Rate): Result {
  const cpuRatio = bare.cpuMicroseconds / ours.cpuMicroseconds;
  return {
    what: `${what} against a bare Fastify route`,
    value: ours.perSecond / bare.perSecond,
    limit: { atLeast },
    note: `${Math.round(ours.perSecond)} and ${Math.round(bare.perSecond)} requests/s; by processor time ${cpuRatio.toFixed(2)}`,
  };
}
