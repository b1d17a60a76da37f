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

/** What the list of leads is narrowed down by, by the names of its filters. */
export type Narrowed = Readonly<Record<string, string>>;

/** The leads of a group; undefined: no filter names those that lack something. */
export function narrowedTo(by: FigureGroup, value: string): Narrowed | undefined {
  if (by === 'person') return { owner: value || 'nobody' };
  return value === '' ? undefined : { [by]: value };
}

/** The list of the leads that a figure counts. */
export const leadsBehind = (narrowed: Narrowed | undefined, figure: FigureName): string | undefined =>
  narrowed && screenAddress('leads', { ...narrowed, state: 'all', figure });

export const figureNotes = {
  counted:
    'Each lead counts on the day it came, whatever happened later. Leads that were joined count once; those from before the desk do not count.',
  inTime:
    'In time: before the first attempt was due, which is 15 minutes of opening time after it came. The share leaves out those who can still be tried in time.',
} as const;
