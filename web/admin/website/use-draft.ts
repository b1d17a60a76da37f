import { useEffect, useState, useSyncExternalStore } from 'react';
import { change, queryClient } from '../panel-api.ts';
import type { StoredDocument } from './draft-keeper.ts';
import { DraftKeeper } from './draft-keeper.ts';

/** Which document, as calls name it. */
export interface Named {
  kind: string;
  key: string;
}

export const keeperOf = (named: Named, stored: StoredDocument): DraftKeeper =>
  new DraftKeeper(stored, {
    save: (base, body) => change('saveDraft', { params: named, body: { base, body } }),
    keep: window.sessionStorage,
    name: `draft ${named.kind}/${named.key}`,
  });

/** A document that saves itself while it is edited. */
export function useDraft(named: Named, stored: StoredDocument) {
  const [keeper] = useState(() => keeperOf(named, stored));
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useSavedOnLeaving(keeper);
  return { keeper, ...state };
}

/** Whoever leaves for another screen has it saved on the way; whoever closes the tab is asked first. */
export function useSavedOnLeaving(keeper: DraftKeeper | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (['typing', 'failed', 'conflict'].includes(keeper.state.saving.step)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Whichever screen comes next may list what is not published yet.
      const isOwed = keeper.state.saving.step === 'typing';
      void keeper.settle().finally(() => {
        keeper.stop();
        if (isOwed) void queryClient.invalidateQueries({ queryKey: ['readSetUp'] });
      });
    };
  }, [keeper]);
}
