import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../e2e/chromium-arguments.ts';
import { MAX_STYLE_KB, maxScriptKb } from './limits.ts';
import { weighPage } from './page-weight.ts';
import type { Part } from './part.ts';

/** What each page makes a first visitor load. */
export async function auditWeights(executablePath: string, origin: string, paths: readonly string[]): Promise<Part> {
  const rows = [['page', 'scripts', 'at most', 'styles', 'at most', '']];
  const remarks: string[] = [];
  let isHeld = true;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      const { scriptKb, styleKb, scripts } = await weighPage(page, origin + path);
      await page.close();
      const isLight = scriptKb <= maxScriptKb(path) && styleKb <= MAX_STYLE_KB;
      isHeld &&= isLight;
      if (!isLight) remarks.push(`${path}: ${scripts.join(', ')}`);
      const figures = [inKb(scriptKb), `${maxScriptKb(path)} kB`, inKb(styleKb), `${MAX_STYLE_KB} kB`];
      rows.push([path, ...figures, isLight ? 'held' : 'MISSED']);
    }
  } finally {
    await browser.close();
  }
  return { title: 'Weight on a first visit, compressed with gzip', rows, remarks, isHeld };
}

const inKb = (weight: number): string => `${weight.toFixed(1)} kB`;
