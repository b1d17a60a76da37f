import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Leads that have come since a list was read, by id. */
const arrived = createStore<readonly number[]>([]);

type Listener = (ids: readonly number[]) => void;
const listeners = new Set<Listener>();

/** Called by whoever hears of it: what changed, and what of it is new. Without an id nobody knows which it is, but something. */
export function tellOfLeads(changed: readonly number[], fresh: readonly number[]): void {
  if (fresh.length > 0) arrived.set([...new Set([...arrived.get(), ...fresh])]);
  for (const listener of listeners) listener(changed);
}

/**
 * For a list of leads in which nothing is to move under a finger: it shows how many are new, and reads itself anew once somebody
 * wants to see them. What it shows already counts for nothing. `accept` returns their ids and begins to count anew; a list that is about to be read
 * calls it, too.
 */
export function useNewLeads(isShown: (id: number) => boolean = () => false) {
  const ids = useStore(arrived).filter((id) => !isShown(id));
  return { count: ids.length, accept: acceptNewLeads };
}

export function acceptNewLeads(): readonly number[] {
  const ids = arrived.get();
  if (ids.length > 0) arrived.set([]);
  return ids;
}

/** Tells a screen of leads that were made or changed, by whomever; an empty list means that nobody knows which. */
export function useLeadChanges(hear: Listener): void {
  useEffect(() => {
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [hear]);
}
