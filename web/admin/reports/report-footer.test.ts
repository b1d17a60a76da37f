import { expect, it } from 'vitest';
import { hasFarPages, pageButtons, pageMeant, showingText } from './report-footer.ts';

const second = { page: 2, pageSize: 10, rowCount: 7, totalRecords: 17 };

it('says which entries are shown, out of all', () => {
  expect(showingText('all', second)).toBe('Showing 11 to 17 of 17 entries');
  expect(showingText('all', { page: 1, pageSize: 10, rowCount: 0, totalRecords: 0 })).toBe(
    'Showing 0 to 0 of 0 entries',
  );
});

it('counts the rows of the page alone where the report is like that', () => {
  expect(showingText('page', second)).toBe('Showing 1 to 7 of 7 entries');
});

it.each([
  [0, 1, []],
  [1, 1, [1]],
  [4, 3, [1, 2, 3, 4]],
  [70, 1, [1, 2, 3, 4, 5]],
  [70, 5, [1, 2, 3, 4, 5]],
  [70, 6, [4, 5, 6, 7, 8]],
  [70, 33, [31, 32, 33, 34, 35]],
  [70, 69, [66, 67, 68, 69, 70]],
  [70, 70, [66, 67, 68, 69, 70]],
  [6, 6, [2, 3, 4, 5, 6]],
  [3, 9, [1, 2, 3]],
])('%d pages have, on page %d, the buttons %j', (total, current, buttons) =>
  expect(pageButtons(total, current)).toEqual(buttons),
);

it('has more to offer than numbers where there are more pages than buttons', () => {
  expect([0, 5, 6, 70].map(hasFarPages)).toEqual([false, false, true, true]);
});

it.each([
  ['12', 12],
  [' 1,2 ', 12],
  ['0', 1],
  ['99', 70],
  ['', undefined],
  ['x', undefined],
  ['-3', undefined],
])('%j of 70 pages means page %j', (typed, page) => expect(pageMeant(typed, 70)).toBe(page));
