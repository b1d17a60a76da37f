import { formatRupees, formatRupeesAndPaise } from '../display.ts';
import type { Translate } from '../translate.ts';
import { definitionOf } from './lines.ts';
import type { QuoteLine } from './quote.ts';

/** What a quote says in words; each is translated as it stands here. */
export const quoteWords = {
  exShowroom: 'Ex-showroom price',
  percent: '{percent} % of {amount}',
  gstInside: 'With {percent} % GST inside it: {amount}',
  cc: 'For an engine of {size} cc',
  kW: 'For a motor of {size} kW, rated',
  fixed: 'A fixed amount',
  own: 'Our price',
  off: 'Taken off the price',
  offUntil: 'Taken off the price until {day}',
  unknown: 'Not known here: please ask us',
} as const;

const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Accessories and offers have names of their own, which are said in the language already. */
export function lineLabel({ key, label }: QuoteLine, translate: Translate): string {
  if (label !== undefined) return label;
  return translate(key === 'exShowroom' ? quoteWords.exShowroom : definitionOf(key as never).label);
}

export function lineRule({ key, amount, rule }: QuoteLine, translate: Translate): string {
  const say = (sentence: string, percent: number, rupees: number) =>
    filled(translate(sentence), { percent: String(percent), amount: shortRupees(rupees) });
  if (amount === null) return translate(quoteWords.unknown);
  if (rule && 'gst' in rule) return say(quoteWords.gstInside, rule.gstPercent, rule.gst);
  if (rule && 'engine' in rule) return filled(translate(quoteWords[rule.unit]), { size: String(rule.engine) });
  if (rule && 'until' in rule) return filled(translate(quoteWords.offUntil), { day: dayInDigits(rule.until) });
  if (rule) return say(quoteWords.percent, rule.percent, rule.of);
  if (key.startsWith('offer:')) return translate(quoteWords.off);
  return translate(key === 'exShowroom' || key.startsWith('accessory:') ? quoteWords.own : quoteWords.fixed);
}

/** `2027-03-31` as 31/03/2027, which is written so in every language here. */
const dayInDigits = (date: string): string => date.split('-').reverse().join('/');

/** Paise only where there are any. */
const shortRupees = (rupees: number): string =>
  Number.isInteger(rupees) ? formatRupees(rupees) : formatRupeesAndPaise(rupees);
