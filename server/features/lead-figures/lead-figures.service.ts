import type * as z from 'zod';
import { DAY_MS } from '../../../contract/durations.ts';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import { departments } from '../../../contract/leads/departments/index.ts';
import type { FigureGroup, FigureName } from '../../../contract/leads/figures.ts';
import { figureNames } from '../../../contract/leads/figures.ts';
import { lostReasonNames } from '../../../contract/leads/lost-reasons.ts';
import type {
  countsSchema,
  figureQuerySchema,
  figuresSchema,
  monthSchema,
} from '../../../contract/schemas/lead-figures.ts';
import type { Db } from '../../db/db.ts';
import type { Sight } from '../../leads/sight.ts';
import type { Counted } from './lead-figures.repository.ts';
import { branchNames, countLeads, staffNames } from './lead-figures.repository.ts';

type Counts = z.input<typeof countsSchema>;

export async function readFigures(
  db: Db,
  sight: Sight,
  { fromDate, toDate, by }: z.output<typeof figureQuerySchema>,
): Promise<z.input<typeof figuresSchema>> {
  const counted = await countLeads(db, sight, { fromDate, toDate, by: [by] }, Date.now());
  const label = await labels(db, by);
  const rows = [...grouped(counted)].map(([value, own]) => ({ value, label: label(value), ...added(own) }));
  return { rows: rows.sort(byArrivals), total: added(counted) };
}

/** A month beside the one before it, by branch and kind and by model and kind. */
export async function readMonth(db: Db, sight: Sight, month: string): Promise<z.input<typeof monthSchema>> {
  const now = Date.now();
  const before = kolkataDate(kolkataDayStart(`${month}-01`) - DAY_MS).slice(0, 7);
  const count = (of: string, by: readonly FigureGroup[]) => countLeads(db, sight, { ...daysOf(of), by }, now);
  const both = async (by: FigureGroup) => {
    const [since, earlier] = [await count(month, [by, 'kind']), await count(before, [by, 'kind'])];
    const [label, kindLabel] = [await labels(db, by), await labels(db, 'kind')];
    const [own, old] = [grouped(since), grouped(earlier)];
    const rows = [...new Set([...own.keys(), ...old.keys()])].map((key) => {
      const [value = '', kind = ''] = key.split('\n');
      const counts = { now: added(own.get(key) ?? []), before: added(old.get(key) ?? []) };
      return { value, label: label(value), kind, kindLabel: kindLabel(kind), ...counts };
    });
    const totals = new Map<string, number>();
    for (const {
      value,
      now: { arrived },
    } of rows)
      totals.set(value, (totals.get(value) ?? 0) + arrived);
    // All kinds of one branch or model stand together.
    rows.sort(
      (one, other) =>
        (totals.get(other.value) ?? 0) - (totals.get(one.value) ?? 0) ||
        one.label.localeCompare(other.label) ||
        other.now.arrived - one.now.arrived ||
        one.kindLabel.localeCompare(other.kindLabel),
    );
    return { rows, total: { now: added(since), before: added(earlier) } };
  };
  const [branches, models] = [await both('branch'), await both('model')];
  return { month, before, total: branches.total, branches: branches.rows, models: models.rows };
}

function daysOf(month: string): { fromDate: string; toDate: string } {
  const fromDate = `${month}-01`;
  // 31 days later is always the next month.
  const next = kolkataDate(kolkataDayStart(fromDate) + 31 * DAY_MS).slice(0, 7);
  return { fromDate, toDate: kolkataDate(kolkataDayStart(`${next}-01`) - DAY_MS) };
}

function grouped(counted: readonly Counted[]): Map<string, Counted[]> {
  const groups = new Map<string, Counted[]>();
  for (const one of counted) {
    const key = one.of.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

function added(counted: readonly Counted[]): Counts {
  const sum = (name: FigureName | 'waiting') => counted.reduce((all, one) => all + one[name], 0);
  const lostWhy = lostReasonNames
    .map((reason) => ({
      reason,
      count: counted.reduce((all, { lostReason, lost }) => all + (lostReason === reason ? lost : 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const figures = Object.fromEntries(figureNames.map((name) => [name, sum(name)])) as Record<FigureName, number>;
  return { ...figures, waiting: sum('waiting'), lostWhy };
}

const byArrivals = (one: { arrived: number; label: string }, other: { arrived: number; label: string }): number =>
  other.arrived - one.arrived || one.label.localeCompare(other.label);

const NONE: Record<FigureGroup, string> = {
  kind: 'Enquiry erased',
  branch: 'No branch',
  model: 'No model',
  source: 'Not known',
  person: 'Nobody',
  department: 'None',
};

async function labels(db: Db, by: FigureGroup): Promise<(value: string) => string> {
  const known: Partial<Record<FigureGroup, () => Promise<Map<string, string>>>> = {
    kind: async () => new Map(enquiries.map(({ kind, title }) => [kind, title])),
    department: async () => new Map(departments.map(({ name, title }) => [name, title])),
    branch: () => branchNames(db),
    person: () => staffNames(db),
  };
  const names = await known[by]?.();
  return (value) => names?.get(value) || value || NONE[by];
}
