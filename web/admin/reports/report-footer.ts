import type { ReportFacts } from '../../build/report-facts.ts';

const MOST_PAGE_BUTTONS = 5;

interface Shown {
  page: number;
  pageSize: number;
  rowCount: number;
  totalRecords: number;
}

/** 'Showing 11 to 20 of 57 entries'; the EW report counts the rows of its page alone. */
export function showingText(
  footerCounts: ReportFacts['footerCounts'],
  { page, pageSize, rowCount, totalRecords }: Shown,
): string {
  const before = footerCounts === 'page' ? 0 : (page - 1) * pageSize;
  const total = footerCounts === 'page' ? rowCount : totalRecords;
  return `Showing ${rowCount === 0 ? 0 : before + 1} to ${rowCount === 0 ? 0 : before + rowCount} of ${total} entries`;
}

/** Pages 1 to 5 have buttons of their own; Previous and Next go on beyond. */
export const pageButtons = (totalPages: number): number[] =>
  Array.from({ length: Math.min(totalPages, MOST_PAGE_BUTTONS) }, (_, index) => index + 1);
