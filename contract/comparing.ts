import type { Figure } from './facts.ts';
import { figureOf } from './facts.ts';

/** Which of these have the best of a figure: none where nobody can say so, or where all have the same. */
export function bestOf(figure: Figure, values: readonly (number | undefined)[]): ReadonlySet<number> {
  const { better } = figureOf(figure);
  return better ? bestAmong(values, better) : new Set();
}

export function bestAmong(values: readonly (number | undefined)[], better: 'more' | 'less'): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2 || new Set(known).size === 1) return new Set();
  const best = better === 'more' ? Math.max(...known) : Math.min(...known);
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}
