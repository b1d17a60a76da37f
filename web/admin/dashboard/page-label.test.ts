import { expect, it } from 'vitest';
import { pageLabel } from './page-label.ts';

it.each([
  ['/', 'Home'],
  ['/extendedWarranty', 'Extended warranty'],
  ['/dealers/6', 'Branch 6'],
  ['/view-details?bike=H%27NESS+CB350', "H'NESS CB350, Details"],
  ['/page-of-a-later-release', '/page-of-a-later-release'],
])('%s is called %s', (page, label) => {
  expect(pageLabel(page)).toBe(label);
});
