import { formatDay } from '../../../contract/display.ts';
import type { Reply } from '../../lib/api-client.ts';

export type ActivityDay = Reply<'activity'>['days'][number];

export interface Series {
  report: string;
  total: number;
  colour: string;
}

/** Told apart by day and by night, next to each other in the order of the menu. */
const COLOURS = [
  '#d7301f',
  '#f08a24',
  '#c9a50e',
  '#3d9a50',
  '#2f74c0',
  '#7a4fc4',
  '#d1589b',
  '#2aa6a6',
  '#8a8f98',
] as const;

/** What the days hold, in the given order; a report keeps its colour whether the others had something or not. */
export const activitySeries = (days: readonly ActivityDay[], order: readonly string[]): Series[] =>
  order
    .map((report, index) => ({
      report,
      colour: COLOURS[index % COLOURS.length] ?? '',
      total: days.reduce((sum, { counts }) => sum + (counts[report] ?? 0), 0),
    }))
    .filter(({ total }) => total > 0);

export const dayTotal = ({ counts }: ActivityDay): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A round figure for the top of the axis, which four lines divide evenly. */
export function niceTop(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const steps = unit === 1 ? [4, 8, 20] : [1, 2, 4, 8, 10];
  return (steps.find((step) => step * unit >= most) ?? 20) * unit;
}

export function sayDay(day: ActivityDay, nameOf: (report: string) => string): string {
  const total = dayTotal(day);
  if (total === 0) return `${formatDay(day.date)}: no enquiries`;
  const parts = Object.entries(day.counts).map(([report, count]) => `${nameOf(report)} ${count}`);
  return `${formatDay(day.date)}: ${total} ${total === 1 ? 'enquiry' : 'enquiries'} (${parts.join(', ')})`;
}
