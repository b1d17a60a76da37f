import type { ComponentProps, FormEvent } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { readPriceText } from '../../../contract/price-text.ts';
import { TextField } from '../../ui/text-field.tsx';

const DIGITS_AND_GROUPING = /^[\d,₹\s]*$/;

/**
 * ₹1,23,456 while it is being typed, with the cursor behind the digit it was behind. Anything else that was typed stays
 * as it is, to be refused in words: a point that is just left out makes a price a hundred times as high.
 */
function regroup({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
  if (isPasted) tidy(input);
  if (isPasted || !DIGITS_AND_GROUPING.test(input.value)) return;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = groupDigits(input.value);
  const cursor = positionAfterDigits(input.value, digitsBefore);
  input.setSelectionRange(cursor, cursor);
}

/** `84580.00` becomes ₹84,580. */
function tidy(input: HTMLInputElement): void {
  const price = readPriceText(input.value);
  if (typeof price === 'number') input.value = formatRupees(price);
}

export function groupDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? '' : formatRupees(Number(digits));
}

export function positionAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count && index > 0) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}

export function RupeeInput(props: Omit<ComponentProps<typeof TextField>, 'onInput' | 'onBlur' | 'inputMode'>) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      onInput={regroup}
      onBlur={({ currentTarget }) => tidy(currentTarget)}
    />
  );
}
