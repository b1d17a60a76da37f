import type { Fuel } from '../facts.ts';
import { paiseOf, percentOf, rupeesOf } from './money.ts';
import type { Rate } from './rates.ts';
import { ratesOn, valueAtStep } from './rates.ts';

/** What it means for the tax that one price is above a step of it and another is not. */
export interface CrossedSlab {
  /** The last price of the lower step. */
  edge: number;
  /** Of the whole price, above it. */
  percent: number;
  /** By how much the prices differ, and by how much they do with tax and cess. */
  more: number;
  moreWithTax: number;
}

interface Between {
  fuel: Fuel;
  /** In rupees, ex-showroom. */
  from: number;
  to: number;
}

/** Undefined where both prices are on one step, and where nobody knows the tax. */
export function crossedSlab(
  { fuel, from, to }: Between,
  date: string,
  rates: readonly Rate[],
): CrossedSlab | undefined {
  const today = ratesOn(rates, fuel, date);
  const tax = today.get('roadTax');
  const cess = today.get('cess')?.steps[0]?.value ?? 0;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const edge = tax?.steps.findLast(({ upTo }) => upTo !== undefined && low <= upTo && upTo < high)?.upTo;
  const percent = tax && valueAtStep(tax, high);
  if (!tax || edge === undefined || percent === undefined) return undefined;
  const withTax = (price: number): number => {
    const paise = percentOf(paiseOf(price), valueAtStep(tax, price) ?? 0);
    return paiseOf(price) + paise + percentOf(paise, cess);
  };
  return { edge, percent, more: high - low, moreWithTax: rupeesOf(withTax(high) - withTax(low)) };
}
