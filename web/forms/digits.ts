import type { ClipboardEvent, FormEvent } from 'react';

const MOST_DIGITS = 10;

/** Number inputs take digits alone; whatever else is typed vanishes. */
export function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = input.value.replace(/\D/g, '').slice(0, MOST_DIGITS);
  if (digits !== input.value) input.value = digits;
}

/** +91 98765-43210 is ten digits; the browser itself would cut it off after ten characters. */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = bareNumber(event.clipboardData.getData('text'));
  if (digits.length !== MOST_DIGITS) return;
  event.preventDefault();
  event.currentTarget.value = digits;
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

export const bareNumber = (text: string): string => text.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
