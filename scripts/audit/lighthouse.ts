import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { median } from '../../bench/median.ts';
import { chromiumArguments } from '../../e2e/chromium-arguments.ts';
import { freePort } from '../../e2e/site-server.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export type Scores = Record<Category | 'layoutShift' | 'paintMs' | 'blockingMs' | 'machine', number> & {
  /** What cost points outside of performance, with what Lighthouse says about it. */
  faults: string[];
};

export interface Effort {
  runs: number;
  /** How many times slower than this machine the processor of the phone is. */
  slowdown: number;
}

/** The middle of several runs, figure by figure, as on a phone with a slow line. */
export async function scorePage(executablePath: string, url: string, { runs, slowdown }: Effort): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await scoreOnce(executablePath, url, slowdown));
  const middle = (name: Exclude<keyof Scores, 'faults'>) => median(all.map((scores) => scores[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    layoutShift: middle('layoutShift'),
    paintMs: middle('paintMs'),
    blockingMs: middle('blockingMs'),
    machine: middle('machine'),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

/** A browser of its own for each run, so that none finds anything ready that another one left. */
async function scoreOnce(executablePath: string, url: string, slowdown: number): Promise<Scores> {
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const throttling = { cpuSlowdownMultiplier: slowdown };
    const outcome = await lighthouse(url, { port, logLevel: 'silent', output: 'json', throttling });
    if (!outcome) throw new Error(`Lighthouse had nothing to say about ${url}.`);
    if (outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`);
    return toScores(outcome.lhr);
  } finally {
    await browser.close();
  }
}

function toScores({ categories, audits, environment }: Result): Scores {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: measured('cumulative-layout-shift'),
    paintMs: measured('largest-contentful-paint'),
    blockingMs: measured('total-blocking-time'),
    machine: environment.benchmarkIndex,
    faults: CATEGORIES.slice(1).flatMap((category) => faultsIn(categories[category], audits)),
  };
}

function faultsIn(category: Result.Category | undefined, audits: Result['audits']): string[] {
  return (category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
