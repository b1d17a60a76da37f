import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  waiting: Readonly<Record<string, Translation>>;
}

/** The draft of a document that is fetched when the first of its translations is changed. */
export function useTextDraft(kind: string, key: string, keepers: Set<DraftKeeper>) {
  const [keeper, setKeeper] = useState<DraftKeeper>();
  /** What was typed before the document was here, by place. */
  const [waiting, setWaiting] = useState<Readonly<Record<string, Translation>>>({});
  const [why, setWhy] = useState('');
  const fetching = useRef(false);
  // As it is at this moment: a letter may be typed after the document has come, and before anything is drawn anew.
  const now = useRef<Held>({ waiting: {} });
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
        for (const [place, translation] of Object.entries(now.current.waiting)) fetched.edit(place, translation);
        now.current = { keeper: fetched, waiting: {} };
        setKeeper(fetched);
        setWaiting({});
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
    const { keeper: present, waiting: before } = now.current;
    if (present) return present.edit(`${place}.${locale}`, translation);
    now.current = { waiting: { ...before, [`${place}.${locale}`]: translation } };
    setWaiting(now.current.waiting);
  };
  return { keeper, state, waiting, why, edit };
}
