import { expect, it } from 'vitest';
import { pageButtons, showingText } from './report-footer.ts';

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
  [0, []],
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [70, [1, 2, 3, 4, 5]],
])('%d pages have the buttons %j', (total, buttons) => expect(pageButtons(total)).toEqual(buttons));
