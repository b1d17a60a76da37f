import { codeOf, searchable, searchedPart, searchNeedles } from '../../../contract/search-needles.ts';
import type { ReportRow } from './fetch-report.ts';

/** What the server does not look through either. */
const NOT_SEARCHED = new Set(['id', 'created_date', 'created_time', 'suspected']);

/** Whether a row at hand has what was typed, by the rule of the server, which is asked as well. */
export function contains(row: ReportRow, text: string): boolean {
  const needles = searchNeedles(text);
  if (needles.length === 0) return true;
  const values = Object.entries(row).filter(([key]) => !NOT_SEARCHED.has(key));
  const spellings = values
    .map(([, value]) => searchedPart(String(value ?? '')))
    .flatMap((text) => [searchable(text), codeOf(text)]);
  return needles.some((needle) => spellings.some((spelling) => spelling.includes(needle)));
}
