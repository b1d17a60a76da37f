import { expect, it } from 'vitest';
import { maxScriptKb, weighedPages } from './limits.ts';
import { toTable } from './table.ts';

it('allows more where there is something to do, whatever the language and the query', () => {
  expect(['/about', '/kn/terms-conditions', '/hi/privacy-policy'].map(maxScriptKb)).toEqual([80, 80, 80]);
  expect(['/', '/kn', '/gallery', '/kn/networks/no-such-page'].map(maxScriptKb)).toEqual([101, 101, 101, 101]);
  expect(['/motorcycle', '/hi/ev?model=QC1'].map(maxScriptKb)).toEqual([110, 110]);
  const buying = ['/on-road?bike=SP125', '/kn/compare', '/find', '/search?q=a', '/loan', '/running-cost', '/exchange'];
  expect(buying.map(maxScriptKb)).toEqual(buying.map(() => 80));
  expect(['/view-details?bike=SP125', '/angle-view?bike=SP125'].map(maxScriptKb)).toEqual([110, 110]);
  expect(['/finance', '/kn/service-booking', '/text-ride-booking?bike=SP125'].map(maxScriptKb)).toEqual([
    118, 118, 118,
  ]);
});

it('weighs every page but the one for unknown addresses', () => {
  expect(weighedPages.map(({ path }) => path)).toContain('/');
  expect(weighedPages.map(({ path }) => path)).not.toContain('/no-such-page');
});

it('puts figures below each other', () => {
  expect(
    toTable([
      ['page', 'kB'],
      ['/', '98'],
    ]),
  ).toBe('page   kB\n/      98');
});
