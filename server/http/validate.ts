import type * as z from 'zod';
import { readFault } from '../../contract/schemas/fault.ts';
import type { PlainKey, Sentence } from '../../contract/sentence.ts';
import { HttpError } from './http-error.ts';

const MAX_FIELDS_SHOWN = 50;

/** Checks what came from outside; a fault becomes a 400 that names each field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  incomplete?: PlainKey,
): z.output<Schema> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'request.objectExpected');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues, value as Record<string, unknown>, incomplete);
}

function invalid(
  issues: readonly z.core.$ZodIssue[],
  value: Record<string, unknown>,
  incomplete?: PlainKey,
): HttpError {
  const fields: Record<string, Sentence> = {};
  for (const { path, message } of issues.slice(0, MAX_FIELDS_SHOWN)) {
    const name = String(path[0] ?? '');
    if (name) fields[name] ??= readFault(message);
  }
  const names = Object.keys(fields);
  const isAnythingMissing = names.some((name) => isBlank(value[name]));
  const first = issues[0] ? readFault(issues[0].message) : 'request.invalid';
  const said = isAnythingMissing && incomplete ? incomplete : first;
  return new HttpError(400, said, names.length > 0 ? { fields } : {});
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === 'string' && value.trim() === '');
