import { lighthouseLimits } from './limits.ts';
import type { Part } from './part.ts';
import type { Effort, Scores } from './score-page.ts';
import { scorePage } from './score-page.ts';

type Limited = keyof typeof lighthouseLimits;
/** Lighthouse's measure of this machine's processor. Phones of the middle class are below it, so there is none to play. */
const QUICK_ENOUGH = 800;
const SLOW_MACHINE = 'this machine is as slow as a phone, or busy. Try again when it is not, or with --slowdown=1.';
const limited = Object.keys(lighthouseLimits) as Limited[];

/** What Lighthouse says of each page. */
export async function auditScores(
  executablePath: string,
  origin: string,
  paths: readonly string[],
  effort: Effort,
): Promise<Part> {
  const rows = [['page', ...limited.map(heading), 'largest paint', 'machine', '']];
  const remarks: string[] = [];
  let isHeld = true;
  for (const path of paths) {
    const scores = await scorePage(executablePath, origin + path, effort);
    console.log(`  Lighthouse: ${path} ${scores.performance}, blocked ${Math.round(scores.blockingMs)} ms`);
    const missed = limited.filter((name) => !holds(name, scores));
    isHeld &&= missed.length === 0;
    rows.push([path, ...figuresOf(scores), missed.length === 0 ? 'held' : `MISSED: ${missed.join(', ')}`]);
    remarks.push(...scores.faults.map((fault) => `${path}: ${fault}`));
    if (scores.machine < QUICK_ENOUGH && effort.slowdown > 1) remarks.push(`${path}: ${SLOW_MACHINE}`);
  }
  return {
    title: `Lighthouse on a phone, middle of ${effort.runs} while the machine was calm, processor slowed down ${effort.slowdown} times`,
    rows,
    remarks,
    isHeld,
  };
}

const NAMES: Partial<Record<Limited, string>> = { layoutShift: 'layout shift', blockingMs: 'blocked ms' };

function heading(name: Limited): string {
  const limit = lighthouseLimits[name];
  const bound = 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
  return `${NAMES[name] ?? name} ${bound}`;
}

/** As it is shown: to the thousandth of a shift, and to the whole of anything else. */
const shown = (name: Limited, scores: Scores): string => scores[name].toFixed(name === 'layoutShift' ? 3 : 0);

function holds(name: Limited, scores: Scores): boolean {
  const limit = lighthouseLimits[name];
  const reached = Number(shown(name, scores));
  return 'atLeast' in limit ? reached >= limit.atLeast : reached <= limit.atMost;
}

const figuresOf = (scores: Scores): string[] => [
  ...limited.map((name) => shown(name, scores)),
  `${(scores.paintMs / 1000).toFixed(2)} s`,
  String(Math.round(scores.machine)),
];
