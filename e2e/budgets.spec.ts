import { MAX_STYLE_KB, maxScriptKb, weighedPages } from '../scripts/lighthouse/limits.ts';
import { weighPage } from '../scripts/lighthouse/page-weight.ts';
import { expect, test } from './fixtures.ts';

test('no page weighs more than a cheap phone can carry', async ({ page }) => {
  test.slow();
  for (const { path } of weighedPages) {
    const { scriptKb, styleKb, scripts } = await weighPage(page, path);
    expect(scripts, path).not.toEqual([]);
    expect.soft(scriptKb, `kB of scripts of ${path}: ${scripts.join(', ')}`).toBeLessThanOrEqual(maxScriptKb(path));
    expect.soft(styleKb, `kB of styles of ${path}`).toBeLessThanOrEqual(MAX_STYLE_KB);
  }
});
