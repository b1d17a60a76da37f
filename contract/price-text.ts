/** What was typed or pasted as a price, or what is amiss with it. */
export type PriceText = number | 'empty' | 'paise' | 'unreadable';

/** Commas where people in India put them, or after every three digits; `84580,00` has none of either. */
const WHOLE = /^(\d+|\d{1,3}(,\d\d)*,\d{3}|\d{1,3}(,\d{3})+)$/;
const MAX_DIGITS = 12;

/** Whole rupees with or without a rupee sign, commas, spaces and `.00`; a comma or a point is never just left out. */
export function readPriceText(text: string): PriceText {
  const bare = text.replace(/[₹\s]/g, '');
  if (bare === '') return 'empty';
  const [, whole = '', paise = ''] = /^([^.]*)(?:\.(\d{0,2}))?$/.exec(bare) ?? [];
  if (!WHOLE.test(whole)) return /^[\d,]+\.\d+$/.test(bare) ? 'paise' : 'unreadable';
  if (Number(paise) > 0) return 'paise';
  const digits = whole.replaceAll(',', '');
  return digits.length <= MAX_DIGITS ? Number(digits) : 'unreadable';
}
