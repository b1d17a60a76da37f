import * as z from 'zod';
import { BackupError } from './backup-error.ts';

export const MANIFEST_NAME = 'manifest.json';
export const FORMAT = 1;

const count = z.int().nonnegative();

const tableSchema = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1),
  rows: count,
  /** The highest id ever given out, also to rows that are gone; null where ids are not numbered by the database. */
  lastId: count.nullable(),
});

const partSchema = z.object({ name: z.string().min(1), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const manifestSchema = z.object({
  product: z.literal('kickstand'),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  schemaVersion: z.int().positive(),
  /** sqlite: one file as the engine keeps it. rows: what stands in each table, for either engine. */
  form: z.enum(['sqlite', 'rows']),
  parts: z.array(partSchema),
  /** Those that others refer to come first. */
  tables: z.array(tableSchema),
});

export type BackedUpTable = z.infer<typeof tableSchema>;
export type BackupPart = z.infer<typeof partSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export function readManifest(bytes: Buffer): Manifest {
  const json = toJson(bytes);
  if (z.object({ product: z.literal('kickstand'), format: z.int().gt(FORMAT) }).safeParse(json).success) {
    throw new BackupError('The backup was made by a newer release of Kickstand. Restore it with that release.');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    throw new BackupError("The backup is damaged, or not one of Kickstand's: its list of contents makes no sense.");
  }
  return parsed.data;
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
