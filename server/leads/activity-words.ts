import { formatPlanned } from '../../contract/display.ts';
import { departments } from '../../contract/leads/departments/index.ts';
import { lostReasons } from '../../contract/leads/lost-reasons.ts';
import { stages } from '../../contract/leads/stages.ts';
import type { ActivityRow, LeadRow } from '../db/tables.ts';

/** What an activity changed, by names of columns: from what, to what. */
export type ChangedColumns = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The columns that people are told about, in this order, and what they call them. */
const labels = {
  owner: 'Owner',
  offered_to: 'Offered to',
  stage: 'Stage',
  lost_reason: 'Reason',
  lost_words: 'In words',
  follow_up_at: 'Next step',
  department: 'Department',
  branch: 'Branch',
  model: 'Model',
  name: 'Name',
} as const satisfies Partial<Record<keyof LeadRow, string>>;

type ToldColumn = keyof typeof labels;
const toldColumns = Object.keys(labels) as ToldColumn[];

export function changedColumns(before: LeadRow, after: Partial<LeadRow>): ChangedColumns {
  const changed = toldColumns.filter((column) => after[column] !== undefined && after[column] !== before[column]);
  return Object.fromEntries(changed.map((column) => [column, [before[column], after[column]] as const]));
}

export interface Names {
  /** Of staff, by user id. */
  people: ReadonlyMap<string, string>;
  /** By key. */
  branches: ReadonlyMap<string, string>;
  now: number;
}

/** `Stage: New → Contacted. Next step: 19 Nov, 10:00.` What a newer release wrote down is left out. */
export function saysOf({ details }: Pick<ActivityRow, 'details'>, names: Names): string {
  const changed = readDetails(details);
  return toldColumns
    .filter((column) => Object.hasOwn(changed, column))
    .map((column) => sentenceOf(column, changed[column], names))
    .filter(Boolean)
    .join(' ');
}

function readDetails(details: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(details));
  } catch {
    return {};
  }
}

/** The user ids that it mentions. */
export const peopleIn = ({ details, user_id }: Pick<ActivityRow, 'details' | 'user_id'>): string[] =>
  [user_id, readDetails(details).owner].flat().filter((one) => typeof one === 'string');

/** Whatever has no value before says only what it is now. */
function sentenceOf(column: ToldColumn, change: unknown, names: Names): string {
  const [before, after] = Array.isArray(change) ? change : [undefined, change];
  const to = wordFor(column, after, names);
  // That its owner alone has it again goes without saying.
  if (column === 'offered_to' && !to) return '';
  // Dates that were moved are of no interest once they are.
  const from = column === 'follow_up_at' ? '' : wordFor(column, before, names);
  return `${labels[column]}: ${from && from !== to ? `${from} → ` : ''}${to || 'none'}.`;
}

function wordFor(column: ToldColumn, value: unknown, { people, branches, now }: Names): string {
  if (column === 'owner')
    return value === undefined ? '' : value ? (people.get(String(value)) ?? String(value)) : 'nobody';
  if (column === 'offered_to') return offers[String(value)] ?? '';
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  if (column === 'stage') return titleIn(stages, text);
  if (column === 'lost_reason') return titleIn(lostReasons, text);
  if (column === 'follow_up_at') return typeof value === 'number' ? formatPlanned(value, now) : '';
  if (column === 'department') return departments.find(({ name }) => name === text)?.title ?? text;
  return column === 'branch' ? (branches.get(text) ?? text) : text;
}

/** Who may take a lead because it is late. That its owner may needs no words. */
const offers: Readonly<Record<string, string>> = { branch: 'the whole branch', manager: 'the manager' };

const titleIn = (titles: Readonly<Record<string, { title: string }>>, name: string): string =>
  (Object.hasOwn(titles, name) && titles[name]?.title) || name;
