import * as z from 'zod';
import { fault } from './fault.ts';

/** PostgreSQL cannot store NUL, and a lone surrogate would come back as another character. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Trimmed text of limited length; the base of every text that reaches the database. */
export const shortText = (label: string, maxLength: number, missing: string = fault('field.required', { label })) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : fault('field.text', { label })) })
    .refine(isStorable, { error: fault('field.unreadable', { label }), abort: true })
    .trim()
    .max(maxLength, { error: fault('field.tooLong', { label, limit: maxLength }) });

export const requiredText = (label: string, maxLength: number, missing: string = fault('field.required', { label })) =>
  shortText(label, maxLength, missing).min(1, { error: missing });

/** Absent, null and empty all mean "not given" and are stored as the empty text. */
export const optionalText = (label: string, maxLength: number) =>
  shortText(label, maxLength)
    .nullish()
    .transform((value) => value ?? '');

/** The digits of an amount as people write it, with a rupee sign and commas or without; undefined when it is no whole number. */
export function readRupees(value: string | number): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  const digits = value.replace(/[₹,\s]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}
