import type { Documents } from '../documents/live-documents.ts';
import { newNameOf } from '../documents/models.ts';

/** The search parameters that name a model. */
const NAMING = ['bike', 'model'];

/** The same page about a model by the name that it has now; undefined where the address has that already. */
export function renamedAddress(documents: Documents, address: string): string | undefined {
  const [path, query] = address.split('?', 2);
  if (!query) return undefined;
  const search = new URLSearchParams(query);
  const renamed = NAMING.map((name) => [name, newNameOf(documents, search.get(name) ?? '')] as const);
  if (renamed.every(([, now]) => now === undefined)) return undefined;
  for (const [name, now] of renamed) if (now !== undefined) search.set(name, now);
  return `${path}?${search}`;
}
