import type { ClipboardEvent, FormEvent } from 'react';
import { tenDigits } from '../../contract/mobile-number.ts';

const MOST_DIGITS = 10;

/** Number inputs take digits alone; whatever else is typed vanishes, and so does +91, 91 or 0 before ten digits. */
export function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = settleDigits(input.value);
  if (digits !== input.value) input.value = digits;
}

/** A whole number that is pasted takes the place of what was there. */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (onlyDigits(text).length < MOST_DIGITS) return;
  event.preventDefault();
  event.currentTarget.value = text.trim();
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

export function settleDigits(text: string): string {
  const digits = onlyDigits(text);
  const whole = tenDigits(digits);
  if (whole !== undefined) return whole;
  // One digit short of a number with 91 in front; and the ten first digits of a foreign number are nobody's.
  const isUnfinished = digits.startsWith('91') && digits.length === MOST_DIGITS + 1;
  return isUnfinished || text.startsWith('+') ? digits : digits.slice(0, MOST_DIGITS);
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');
