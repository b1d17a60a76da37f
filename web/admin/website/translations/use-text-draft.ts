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

/** The draft of a document that is fetched when the first of its translations is changed. */
export function useTextDraft(kind: string, key: string, keepers: Set<DraftKeeper>) {
  const [keeper, setKeeper] = useState<DraftKeeper>();
  /** What was typed before the document was here, by place. */
  const [waiting, setWaiting] = useState<Readonly<Record<string, Translation>>>({});
  const [why, setWhy] = useState('');
  const fetching = useRef(false);
  const state = useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.state);
  useSavedOnLeaving(keeper);
  const isWaiting = !keeper && Object.keys(waiting).length > 0;
  useEffect(() => {
    if (!isWaiting || fetching.current) return;
    const named = { kind, key };
    const fetchDocument = async () => {
      fetching.current = true;
      try {
        const stored = await change('readDocument', { params: named });
        setKeeper(keeperOf(named, stored));
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
  useEffect(() => {
    if (!keeper || Object.keys(waiting).length === 0) return;
    for (const [place, translation] of Object.entries(waiting)) keeper.edit(place, translation);
    setWaiting({});
  }, [keeper, waiting]);
  const edit = (place: string, locale: OtherLocale, translation: Translation) => {
    if (keeper) keeper.edit(`${place}.${locale}`, translation);
    else setWaiting((before) => ({ ...before, [`${place}.${locale}`]: translation }));
  };
  return { keeper, state, waiting, why, edit };
}
