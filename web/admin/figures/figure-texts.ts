import type { FigureGroup, FigureName } from '../../../contract/leads/figures.ts';
import { shareInTime } from '../../../contract/leads/figures.ts';
import { lostReasons } from '../../../contract/leads/lost-reasons.ts';
import type { Reply } from '../../lib/api-client.ts';
import { screenAddress } from '../screens/screen-address.ts';

export type Counts = Reply<'leadFigures'>['total'];

/** 80 %: of those whose time has come. A dash where there is nobody yet. */
export const percentInTime = (counts: Counts, inTime: number): string => {
  const share = shareInTime(counts, inTime);
  return share === undefined ? '–' : `${share} %`;
};

/** `The price 3, Not now 1` */
export const sayLostWhy = ({ lostWhy }: Counts): string =>
  lostWhy.map(({ reason, count }) => `${lostReasons[reason].title} ${count}`).join(', ');

interface Which {
  by: FigureGroup;
  value: string;
  from: string;
  to: string;
}

/** The list of the leads that a figure counts; undefined: no filter names those that lack something. */
export function leadsBehind({ by, value, from, to }: Which, figure: FigureName): string | undefined {
  const isNobody = by === 'person' && value === '';
  if (value === '' && !isNobody) return undefined;
  return screenAddress('leads', {
    [by === 'person' ? 'owner' : by]: isNobody ? 'nobody' : value,
    ...(from && { from }),
    ...(to && { to }),
    state: 'all',
    ...(figure !== 'arrived' && { figure }),
  });
}

export const figureNotes = {
  counted:
    'Each lead counts on the day it came, whatever happened later. Leads that were joined count once; those from before the desk do not count.',
  inTime:
    'In time: before the first attempt was due, which is 15 minutes of opening time after it came. The share leaves out those who can still be tried in time.',
} as const;
