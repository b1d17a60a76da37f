import { useEffect, useState, useSyncExternalStore } from 'react';
import { change } from '../panel-api.ts';
import type { StoredDocument } from './draft-keeper.ts';
import { DraftKeeper } from './draft-keeper.ts';

/** Which document, as calls name it. */
export interface Named {
  kind: string;
  key: string;
}

/** A document that saves itself while it is edited. */
export function useDraft(named: Named, stored: StoredDocument) {
  const [keeper] = useState(
    () =>
      new DraftKeeper(stored, {
        save: (base, body) => change('saveDraft', { params: named, body: { base, body } }),
        keep: window.sessionStorage,
        name: `draft ${named.kind}/${named.key}`,
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (['typing', 'failed', 'conflict'].includes(keeper.state.saving.step)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Whoever leaves for another screen has it saved on the way.
      void keeper.settle().finally(() => keeper.stop());
    };
  }, [keeper]);
  return { keeper, ...state };
}
