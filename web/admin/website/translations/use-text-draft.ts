import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Translation } from '../../../../contract/documents/local-text.ts';
import type { OtherLocale } from '../../../../contract/locales.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { change } from '../../panel-api.ts';
import { panelTexts } from '../../panel-texts.ts';
import type { DraftKeeper } from '../draft-keeper.ts';
import { keeperOf, useSavedOnLeaving } from '../use-draft.ts';

const TRY_AGAIN_AFTER_MS = 4000;
const never = () => () => {};

interface Held {
  keeper?: DraftKeeper;
  /** What was typed before the document was here, by place. */
  waiting: Readonly<Record<string, Translation>>;
}

/** The draft of a document that is fetched when the first of its translations is changed. */
export function useTextDraft(kind: string, key: string, keepers: Set<DraftKeeper>) {
  const [held, setHeld] = useState<Held>({ waiting: {} });
  const [why, setWhy] = useState('');
  const fetching = useRef(false);
  // For the answer that arrives later, which would see what was waiting when it was asked for.
  const typed = useRef(held.waiting);
  const { keeper, waiting } = held;
  const state = useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.state);
  useSavedOnLeaving(keeper);
  const isWaiting = !keeper && Object.keys(waiting).length > 0;
  useEffect(() => {
    if (!isWaiting || fetching.current) return;
    const named = { kind, key };
    const fetchDocument = async () => {
      fetching.current = true;
      try {
        const fetched = keeperOf(named, await change('readDocument', { params: named }));
        for (const [place, translation] of Object.entries(typed.current)) fetched.edit(place, translation);
        // Drawn at once: React would take a letter out of its field again that is typed before the field listens to the keeper.
        flushSync(() => setHeld({ keeper: fetched, waiting: {} }));
        setWhy('');
      } catch (error) {
        setWhy((error instanceof ApiError && error.message) || panelTexts.networkFailed);
        setTimeout(() => void fetchDocument(), TRY_AGAIN_AFTER_MS);
      }
    };
    void fetchDocument();
  }, [isWaiting, kind, key]);
  useEffect(() => {
    if (!keeper) return;
    keepers.add(keeper);
    return () => {
      keepers.delete(keeper);
    };
  }, [keeper, keepers]);
  const edit = (place: string, locale: OtherLocale, translation: Translation) => {
    const named = `${place}.${locale}`;
    if (keeper) return keeper.edit(named, translation);
    typed.current = { ...waiting, [named]: translation };
    setHeld({ waiting: typed.current });
  };
  return { keeper, state, waiting, why, edit };
}
