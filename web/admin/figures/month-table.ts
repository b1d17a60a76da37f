import { figureNames, figures } from '../../../contract/leads/figures.ts';
import { lostReasonNames, lostReasons } from '../../../contract/leads/lost-reasons.ts';
import type { Reply } from '../../lib/api-client.ts';
import { madeText } from '../exports/export-order.ts';
import type { Cell, ExportTable } from '../exports/export-table.ts';
import type { Counts } from './figure-texts.ts';

export type Month = Reply<'leadMonth'>;
export type MonthRow = Month['branches'][number];

export const lostRows = ({ total }: Month): { reason: string; title: string; now: number; before: number }[] => {
  const countIn = ({ lostWhy }: Counts, name: string) => lostWhy.find(({ reason }) => reason === name)?.count ?? 0;
  return lostReasonNames
    .map((name) => ({
      reason: name,
      title: lostReasons[name].title,
      now: countIn(total.now, name),
      before: countIn(total.before, name),
    }))
    .filter(({ now, before }) => now + before > 0)
    .sort((one, other) => other.now - one.now);
};

/** The figures that stand in the file, month against month. */
const COMPARED = ['arrived', 'triedInTime', 'reachedInTime', 'won', 'lost'] as const;

/** The whole report as one table, so that each kind of file has all of it. */
export function monthTable(month: Month, nameOf: (month: string) => string): ExportTable {
  const counted = (now: Counts, before: Counts): Cell[] => COMPARED.flatMap((name) => [now[name], before[name]]);
  const only = (now: number, before: number): Cell[] => [now, before, ...COMPARED.slice(1).flatMap(() => [null, null])];
  const rowsOf = (part: string, rows: readonly MonthRow[]): Cell[][] =>
    rows.map(({ label, kindLabel, now, before }) => [part, label, kindLabel, ...counted(now, before)]);
  const { now, before } = month.total;
  const others = figureNames.filter((name) => !COMPARED.some((one) => one === name));
  return {
    title: `Leads of ${nameOf(month.month)}`,
    covers: `Each figure beside that of ${nameOf(month.before)}`,
    made: madeText(Date.now()),
    columns: [
      ...['Part', 'Of', 'Kind'].map((label) => ({ label, isAmount: false })),
      ...COMPARED.flatMap((name) =>
        [figures[name].title, 'Month before'].map((label) => ({ label, isAmount: true, isCount: true as const })),
      ),
    ],
    rows: [
      ['Altogether', 'All', null, ...counted(now, before)],
      ...others.map((name): Cell[] => ['Altogether', figures[name].title, null, ...only(now[name], before[name])]),
      ...rowsOf('Branch and kind', month.branches),
      ...rowsOf('Model and kind', month.models),
      ...lostRows(month).map((row): Cell[] => ['Lost, and why', row.title, null, ...only(row.now, row.before)]),
    ],
  };
}
