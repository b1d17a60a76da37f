import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';

/** One file of a dealership; an error names it, and the field. */
export function readContentFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const name = `${path.basename(folder)}/${file}`;
  const source = readFileSync(path.join(folder, file), 'utf8');
  const parsed = schema.safeParse(parseJson(name, source));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
  throw new ContentError(`${name} does not fit:\n${faults.join('\n')}`);
}

function parseJson(name: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new ContentError(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}
