import { MAX_STYLE_KB, maxScriptKb, weighedPages } from '../scripts/audit/limits.ts';
import { weighPage } from '../scripts/audit/page-weight.ts';
import { expect, test } from './fixtures.ts';

for (const { path, name } of weighedPages) {
  test(`${name}, ${path}, weighs no more than a cheap phone can carry`, async ({ page }) => {
    const { scriptKb, styleKb, scripts } = await weighPage(page, path);
    expect(scripts).not.toEqual([]);
    expect(scriptKb, `kB of scripts: ${scripts.join(', ')}`).toBeLessThanOrEqual(maxScriptKb(path));
    expect(styleKb, 'kB of styles').toBeLessThanOrEqual(MAX_STYLE_KB);
  });
}
