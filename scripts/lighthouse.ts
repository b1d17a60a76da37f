import { parseArgs } from 'node:util';
import { startSite } from '../e2e/site-server.ts';
import { ensureTestBrowser } from './find-chromium-install.ts';
import { lighthousePaths, weighedPages } from './lighthouse/limits.ts';
import type { Part } from './lighthouse/part.ts';
import type { Effort } from './lighthouse/score-page.ts';
import { auditScores } from './lighthouse/scores.ts';
import { toTable } from './lighthouse/table.ts';
import { auditWeights } from './lighthouse/weights.ts';

/**
 * Weighs the pages and has Lighthouse judge them. `--only=/finance` takes one page, `--runs=1` is quicker and rougher,
 * `--slowdown=1` is for machines that are as slow as a phone themselves (Lighthouse takes 4).
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
  },
});
const weighed = weighedPages.map(({ path }) => path);
const listed = [...new Set([...weighed, ...lighthousePaths])];

try {
  const parts = await measure(chosenPaths(), { runs: Number(values.runs), slowdown: Number(values.slowdown) });
  for (const { title, rows, remarks } of parts) {
    console.log(`\n${title}\n\n${toTable(rows)}\n${remarks.map((remark) => `\n${remark}`).join('')}`);
  }
  process.exitCode = parts.every(({ isHeld }) => isHeld) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function chosenPaths(): readonly string[] {
  const unknown = values.only?.find((path) => !listed.includes(path));
  if (unknown) throw new Error(`${unknown} is not one of the pages that are weighed or judged: ${listed.join(' ')}`);
  return values.only ?? listed;
}

async function measure(paths: readonly string[], effort: Effort): Promise<Part[]> {
  // Without windows: on two cores those of the whole one get in the way of the page, and no phone has them.
  const executablePath = ensureTestBrowser();
  const site = await startSite();
  try {
    const chosen = (path: string) => paths.includes(path);
    const weights = await auditWeights(executablePath, site.origin, weighed.filter(chosen));
    return [weights, await auditScores(executablePath, site.origin, lighthousePaths.filter(chosen), effort)];
  } finally {
    await site.stop();
  }
}
