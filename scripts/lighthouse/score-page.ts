import { chromium } from '@playwright/test';
import { median } from '../../bench/median.ts';
import { chromiumArguments } from '../../e2e/chromium-arguments.ts';
import { freePort } from '../../test-support/server-process.ts';
import type { Report } from './run-lighthouse.ts';
import { runLighthouse } from './run-lighthouse.ts';

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

/** Slower than this part of what it has shown before, the machine is busy with something else, and a run says little of the page. */
const CALM = 0.9;
/** How many times as many runs are made as are wanted, in the hope of calmer ones. */
const PATIENCE = 3;
let quickest = 0;

/** The middle of several runs, figure by figure, as on a phone with a slow line. */
export async function scorePage(executablePath: string, url: string, { runs, slowdown }: Effort): Promise<Scores> {
  const all: Scores[] = [];
  while (all.filter(({ machine }) => machine >= CALM * quickest).length < runs && all.length < PATIENCE * runs) {
    const scores = await scoreOnce(executablePath, url, slowdown);
    quickest = Math.max(quickest, scores.machine);
    all.push(scores);
  }
  const calmest = all.toSorted((one, other) => other.machine - one.machine).slice(0, runs);
  const middle = (name: Exclude<keyof Scores, 'faults'>) => median(calmest.map((scores) => scores[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    layoutShift: middle('layoutShift'),
    paintMs: middle('paintMs'),
    blockingMs: middle('blockingMs'),
    machine: middle('machine'),
    faults: [...new Set(calmest.flatMap(({ faults }) => faults))],
  };
}

/** A browser of its own for each run, so that none finds anything ready that another one left. */
async function scoreOnce(executablePath: string, url: string, slowdown: number): Promise<Scores> {
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    // Else the browser would end with Lighthouse's own page, before Lighthouse does.
    await browser.newPage();
    return toScores(await runLighthouse(url, port, slowdown));
  } finally {
    await browser.close();
  }
}

function toScores({ categories, audits, environment }: Report): Scores {
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

function faultsIn(category: Report['categories'][string], audits: Report['audits']): string[] {
  return (category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
