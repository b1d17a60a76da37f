import { expect, it } from 'vitest';
import type { ReportDefinition } from '../../../contract/reports/define-report.ts';
import { reports } from '../../../contract/reports/index.ts';
import type { ReportPage, ReportRow } from '../reports/fetch-report.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import { coverage, madeText } from './export-order.ts';
import { fetchAllRows } from './fetch-all-rows.ts';

const finance = reports.find(({ name }) => name === 'finance') as unknown as ReportDefinition;
const matching = { from: '2026-11-01', to: '', search: 'asha' };

/** A server with rows of these numbers, the newest first, in pieces of two; one more comes in after each piece. */
function serverWith(newest: number) {
  let highest = newest;
  const asked: unknown[] = [];
  const fetchPage = async ({ search }: ReportDefinition, request: ReportRequest): Promise<ReportPage> => {
    asked.push({ ...request, parameter: search.parameter });
    const ids = Array.from({ length: highest }, (_, index) => highest - index);
    const ahead = request.cursor === 'first' ? ids : ids.filter((id) => id < Number(request.cursor));
    const data = ahead.slice(0, 2).map((id) => ({ id })) as ReportRow[];
    highest += 1;
    const next = ahead.length > 2 ? { next: String(ahead[1]) } : {};
    return { data, totalPages: Math.ceil(ids.length / 2), totalRecords: newest, ...next };
  };
  return { fetchPage, asked };
}

it('hands every row on once, though others come in meanwhile', async () => {
  const { fetchPage } = serverWith(5);
  const ids = [];
  for await (const { rows } of fetchAllRows({ report: finance, matching }, fetchPage))
    ids.push(...rows.map(({ id }) => id));
  expect(ids).toEqual([5, 4, 3, 2, 1]);
});

it('asks for the dates and the search, as the screen does', async () => {
  const { fetchPage, asked } = serverWith(1);
  await fetchAllRows({ report: finance, matching }, fetchPage).next();
  expect(asked).toEqual([{ ...matching, page: 1, cursor: 'first', parameter: 'search' }]);
});

it.each([
  [{ from: '', to: '', search: '' }, 1, 'All dates · 1 entry'],
  [{ from: '2026-11-01', to: '', search: '' }, 0, 'From 1 November 2026 · 0 entries'],
  [{ from: '', to: '2026-11-15', search: '' }, 2, 'Until 15 November 2026 · 2 entries'],
  [{ from: '2026-11-15', to: '2026-11-15', search: 'asha' }, 2, '15 November 2026 · Search: “asha” · 2 entries'],
  [
    { from: '2026-11-01', to: '2026-11-15', search: '' },
    123_456,
    '1 November 2026 to 15 November 2026 · 1,23,456 entries',
  ],
])('says what it covers: %j', (asked, entries, text) => expect(coverage(asked, entries)).toBe(text));

it('says when it was made, in Asia/Kolkata', () =>
  expect(madeText(Date.parse('2026-11-16T18:45:00Z'))).toBe('Made on 17 Nov 2026, 12:15 AM (India time)'));
