import type { ReportDefinition } from '../../../contract/reports/define-report.ts';

const MOST_PAGE_BUTTONS = 5;

interface Shown {
  page: number;
  pageSize: number;
  rowCount: number;
  totalRecords: number;
}

/** 'Showing 11 to 20 of 57 entries'; the EW report counts the rows of its page alone. */
export function showingText(
  footerCounts: ReportDefinition['footerCounts'],
  { page, pageSize, rowCount, totalRecords }: Shown,
): string {
  const before = footerCounts === 'page' ? 0 : (page - 1) * pageSize;
  const total = footerCounts === 'page' ? rowCount : totalRecords;
  return `Showing ${rowCount === 0 ? 0 : before + 1} to ${rowCount === 0 ? 0 : before + rowCount} of ${total} entries`;
}

/** Pages 1 to 5 have buttons of their own; further on the buttons move along, with the current page in their middle. */
export function pageButtons(totalPages: number, current: number): number[] {
  const count = Math.min(totalPages, MOST_PAGE_BUTTONS);
  const middle = Math.floor(MOST_PAGE_BUTTONS / 2);
  const first = current <= MOST_PAGE_BUTTONS ? 1 : Math.max(1, Math.min(current - middle, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Whether there are pages that Previous, Next and the numbers reach only one after the other. */
export const hasFarPages = (totalPages: number): boolean => totalPages > MOST_PAGE_BUTTONS;

/** The page that somebody means: at least the first, at most the last; nothing where no number was typed. */
export function pageMeant(typed: string, totalPages: number): number | undefined {
  const digits = typed.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Math.max(1, Math.min(Number(digits), totalPages)) : undefined;
}
