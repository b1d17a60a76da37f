import type { ComponentProps, FormEvent } from 'react';
import { formatRupees } from '../../../contract/display.ts';
import { TextField } from '../../ui/text-field.tsx';

/** ₹1,23,456 while it is being typed, with the cursor behind the digit it was behind. */
function regroup({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = groupDigits(input.value);
  const cursor = positionAfterDigits(input.value, digitsBefore);
  input.setSelectionRange(cursor, cursor);
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

export function RupeeInput(props: Omit<ComponentProps<typeof TextField>, 'onInput' | 'inputMode'>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" onInput={regroup} />;
}
