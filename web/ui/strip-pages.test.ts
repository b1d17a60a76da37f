import { describe, expect, it } from 'vitest';
import { pageOffset, pagingOf } from './strip-pages.ts';

/** Twelve items of 100 px with gaps of 10 px, six of them in the window. */
const row = { shown: 650, whole: 1310, gap: 10 };

describe('the pages of a strip', () => {
  it('begin with the first and end with the last', () => {
    expect(pagingOf({ ...row, offset: 0 })).toEqual({ page: 0, pages: 2, isFirst: true, isLast: false });
    expect(pagingOf({ ...row, offset: 660 })).toEqual({ page: 1, pages: 2, isFirst: false, isLast: true });
  });

  it('are one where everything fits', () => {
    expect(pagingOf({ offset: 0, shown: 650, whole: 650, gap: 10 })).toEqual({
      page: 0,
      pages: 1,
      isFirst: true,
      isLast: true,
    });
  });

  it('put up with the rounding of browsers', () => {
    expect(pagingOf({ shown: 650, whole: 1311, gap: 10, offset: 659.5 })).toMatchObject({ pages: 2, isLast: true });
  });

  it('count a last page that is not full', () => {
    const seven = { shown: 650, whole: 760, gap: 10 };
    expect(pagingOf({ ...seven, offset: 0 })).toMatchObject({ pages: 2, page: 0 });
    expect(pageOffset(1, { ...seven, offset: 0 })).toBe(110);
  });

  it('begin where the window would next begin', () => {
    expect(pageOffset(1, { ...row, offset: 0 })).toBe(660);
    expect(pageOffset(0, { ...row, offset: 660 })).toBe(0);
  });
});
