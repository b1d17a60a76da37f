/** How a row that is wider than its window is leafed through, in pixels. */
export interface Extent {
  /** How far the row has been moved. */
  offset: number;
  /** The width of the window, of the whole row, and of the gap between two items. */
  shown: number;
  whole: number;
  gap: number;
}

export interface Paging {
  page: number;
  pages: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Browsers round widths and offsets each in their own way. */
const TOLERANCE_PX = 2;

export function pagingOf({ offset, shown, whole, gap }: Extent): Paging {
  const step = shown + gap;
  const pages = shown > 0 ? Math.max(1, Math.ceil((whole + gap - TOLERANCE_PX) / step)) : 1;
  const isLast = offset >= whole - shown - TOLERANCE_PX;
  const page = isLast ? pages - 1 : Math.min(pages - 1, Math.round(offset / step));
  return { page, pages, isFirst: offset <= TOLERANCE_PX, isLast };
}

/** Where a page begins; the last one ends with the row, so it may begin earlier. */
export const pageOffset = (page: number, { shown, whole, gap }: Extent): number =>
  Math.max(0, Math.min(page * (shown + gap), whole - shown));
