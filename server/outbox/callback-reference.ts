import { createHash } from 'node:crypto';
import type { OutboxRow } from '../db/tables.ts';

/** By which a provider tells us which message it speaks of. A store that was restored may give a number again, but not the same print with it. */
export const callbackReference = ({ id, dedupe_key }: Pick<OutboxRow, 'id' | 'dedupe_key'>): string =>
  `${id}.${createHash('sha256').update(dedupe_key).digest('hex').slice(0, 12)}`;

export const idOfReference = (reference: string): number | undefined => {
  const [, id] = /^(\d{1,15})\.[0-9a-f]{12}$/.exec(reference) ?? [];
  return id === undefined ? undefined : Number(id);
};
