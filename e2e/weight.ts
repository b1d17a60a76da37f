import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { MAX_STYLE_KB, maxScriptKb } from '../scripts/lighthouse/limits.ts';
import { weighPage } from '../scripts/lighthouse/page-weight.ts';

/** Opens a page, and fails when it makes a first visitor fetch more than a cheap phone can carry. */
export async function openWeighed(page: Page, path: string): Promise<void> {
  const { scriptKb, styleKb, scripts } = await weighPage(page, path);
  expect(scripts, path).not.toEqual([]);
  expect.soft(scriptKb, `kB of scripts of ${path}: ${scripts.join(', ')}`).toBeLessThanOrEqual(maxScriptKb(path));
  expect.soft(styleKb, `kB of styles of ${path}`).toBeLessThanOrEqual(MAX_STYLE_KB);
}
