import { formatDate, formatRupees, formatTime } from '../../../contract/display.ts';
import { readPriceText } from '../../../contract/price-text.ts';
import type { PriceNow } from '../../../contract/types.ts';
import { panelTexts } from '../panel-texts.ts';

export type { PriceNow };

/** A price that can be edited: of a model or accessory, or of a variant of the model. */
export interface PriceEntry {
  key: string;
  label: string;
  price: number;
}

/** What somebody wants a price to be, who saw it as it was. */
export interface PriceEdit extends PriceEntry {
  seen: number;
}

/** The price of the model or accessory itself. */
export const OWN_PRICE = 'own';

const ASKED_FROM_SHARE = 0.2;

export type Faults = Readonly<Record<string, string>>;

/** Reads what stands in the fields: the prices, or what is amiss with each. */
export function readEdits(entries: readonly PriceEntry[], form: FormData, invalid: string) {
  const faults: Record<string, string> = {};
  const edits: PriceEdit[] = [];
  for (const entry of entries) {
    const price = readPriceText(String(form.get(entry.key)));
    if (typeof price === 'number' && price > 0) edits.push({ ...entry, price, seen: entry.price });
    else faults[entry.key] = price === 'paise' ? panelTexts.pricePaise : invalid;
  }
  const own = edits.find(({ key }) => key === OWN_PRICE)?.price ?? 0;
  for (const { key, price } of edits) {
    if (price < own) faults[key] = panelTexts.variantTooCheap(formatRupees(own));
  }
  return { edits, faults: faults as Faults };
}

/** Those that change by more than a fifth, which may be a slip of the hand. */
export const largeChanges = (edits: readonly PriceEdit[]): PriceEdit[] =>
  edits.filter(({ price, seen }) => Math.abs(price - seen) > seen * ASKED_FROM_SHARE);

/** `₹10,000 (12 %) more` */
export function describeDifference({ price, seen }: PriceEdit): string {
  const share = Math.round((Math.abs(price - seen) / seen) * 100);
  return `${formatRupees(Math.abs(price - seen))} (${share} %) ${price > seen ? 'more' : 'less'}`;
}

/** `₹85,000, set by asha on 15 Nov 2026 at 2:05 PM` */
export function describeNow({ price, user_id, date, time }: Omit<PriceNow, 'variants'>): string {
  const setter = user_id ? `, set by ${user_id} on ${formatDate(date ?? '')} at ${formatTime(time ?? '')}` : '';
  return formatRupees(price) + setter;
}
