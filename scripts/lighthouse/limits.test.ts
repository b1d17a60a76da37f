import { expect, it } from 'vitest';
import { maxScriptKb, weighedPages } from './limits.ts';
import { toTable } from './table.ts';

it('allows more where there is a form or a model to look at, whatever the query', () => {
  expect(['/', '/motorcycle', '/about'].map(maxScriptKb)).toEqual([120, 120, 120]);
  expect(['/view-details?bike=SP125', '/angle-view?bike=SP125'].map(maxScriptKb)).toEqual([130, 130]);
  expect(['/finance', '/service-booking', '/text-ride-booking?bike=SP125'].map(maxScriptKb)).toEqual([150, 150, 150]);
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
