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

/** What something waits for that needs all of it saved. */
export type Settling = Pick<DraftKeeper, 'settle'>;

interface Held {
  keeper?: DraftKeeper;
  /** What was typed before the document was here, by place. */
  waiting: Readonly<Record<string, Translation>>;
}

/** The draft of a document that is fetched when the first of its translations is changed. */
export function useTextDraft(kind: string, key: string, keepers: Set<Settling>) {
  const [held, setHeld] = useState<Held>({ waiting: {} });
  const [why, setWhy] = useState('');
  /** Undefined where it could not be had. */
  const fetching = useRef<Promise<DraftKeeper | undefined>>(undefined);
  // For the answer that arrives later, which would see what was waiting when it was asked for.
  const typed = useRef(held.waiting);
  const { keeper, waiting } = held;
  const state = useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.state);
  useSavedOnLeaving(keeper);
  const isWaiting = !keeper && Object.keys(waiting).length > 0;
  useEffect(() => {
    if (!isWaiting || fetching.current) return;
    const named = { kind, key };
    const fetchDocument = async (): Promise<DraftKeeper | undefined> => {
      try {
        const fetched = keeperOf(named, await change('readDocument', { params: named }));
        for (const [place, translation] of Object.entries(typed.current)) fetched.edit(place, translation);
        // Drawn at once: React would take a letter out of its field again that is typed before the field listens to the keeper.
        flushSync(() => setHeld({ keeper: fetched, waiting: {} }));
        setWhy('');
        return fetched;
      } catch (error) {
        setWhy((error instanceof ApiError && error.message) || panelTexts.networkFailed);
        setTimeout(fetchNow, TRY_AGAIN_AFTER_MS);
        return undefined;
      }
    };
    const fetchNow = () => {
      fetching.current = fetchDocument();
    };
    fetchNow();
  }, [isWaiting, kind, key]);
  useEffect(() => {
    if (!isWaiting) return;
    const first = { settle: async () => (await (await fetching.current)?.settle()) ?? false };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    keepers.add(first);
    window.addEventListener('beforeunload', warn);
    return () => {
      keepers.delete(first);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isWaiting, keepers]);
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
