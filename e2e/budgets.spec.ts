import { weighedPages } from '../scripts/lighthouse/limits.ts';
import { test } from './fixtures.ts';
import { pages } from './pages.ts';
import { openWeighed } from './weight.ts';

/** The English pages are weighed where they are walked, in `every-page.spec.ts`. */
const walked = new Set(pages.map(({ path }) => path));

test('no page in another language weighs more than a cheap phone can carry', async ({ page }) => {
  for (const { path } of weighedPages.filter((one) => !walked.has(one.path))) await openWeighed(page, path);
});
