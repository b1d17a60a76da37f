import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlanned } from '../../../contract/display.ts';
import { MINUTE_MS } from '../../../contract/durations.ts';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { DraftKeeper, StoredDocument } from './draft-keeper.ts';
import { baseOf } from './draft-keeper.ts';
import { notePublished } from './shown-languages.ts';
import type { Named } from './use-draft.ts';
import { websiteTexts } from './website-texts.ts';

/** How long the notice stays that offers to undo; the history offers it for ever. */
const UNDO_MS = 10 * MINUTE_MS;

/** Where something is typed that could not be saved, nothing is done. */
async function isSettled(keeper: DraftKeeper): Promise<boolean> {
  const isSaved = await keeper.settle();
  if (!isSaved) showToast('error', websiteTexts.notSavedYet);
  return isSaved;
}

/** Tells whichever screen shows the document how it stands now. */
function useNews(named: Named) {
  const client = useQueryClient();
  return (stored: StoredDocument) => {
    client.setQueryData(apiQuery('readDocument', { params: named }).queryKey, stored);
    return client.invalidateQueries(apiQuery('listRevisions', { params: named }));
  };
}

/** Says that it is published, and offers to take that back; the notice outlasts the screen. */
function useUndo(named: Named, keeper: DraftKeeper) {
  const tell = useNews(named);
  const undo = async (revision: number) => {
    if (!(await isSettled(keeper))) return;
    try {
      await tell(await change('undoPublish', { params: named, body: { revision } }));
      showToast('success', websiteTexts.undone);
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
  };
  return (revision: number) =>
    showToast('success', websiteTexts.published, {
      lastsMs: UNDO_MS,
      action: { label: 'Undo', perform: () => void undo(revision) },
    });
}

/** What can be done with a document besides typing. */
export function useDocumentActions(named: Named, keeper: DraftKeeper) {
  const tell = useNews(named);
  const offerUndo = useUndo(named, keeper);
  const [isBusy, setBusy] = useState(false);
  const act = async (
    perform: () => Promise<StoredDocument | undefined>,
    told: (stored: StoredDocument) => void,
    isReady: () => Promise<boolean> = () => isSettled(keeper),
  ) => {
    setBusy(true);
    try {
      if (!(await isReady())) return;
      const stored = await keeper.alone(async () => {
        const { body } = keeper.state;
        const done = await perform();
        // What was typed meanwhile stays, and is saved on top of it.
        if (done && keeper.state.body === body) keeper.take(done);
        else if (done) keeper.learn(done);
        return done;
      });
      if (!stored) return;
      await tell(stored);
      told(stored);
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    } finally {
      setBusy(false);
    }
  };
  const say = (text: string) => () => showToast('success', text);
  return {
    isBusy,
    async publish() {
      const isFirst = !keeper.state.stored.live;
      const told = isFirst ? say(websiteTexts.published) : (now: StoredDocument) => offerUndo(now.live?.id ?? 0);
      await act(async () => {
        const { draft } = keeper.state.stored;
        if (!draft) return;
        const now = await change('publishDraft', { params: named, body: { revision: draft.id } });
        notePublished(named, now);
        return now;
      }, told);
    },
    async plan(at: number) {
      const told = say(websiteTexts.planned(formatPlanned(at, Date.now())));
      await act(async () => {
        const revision = keeper.state.stored.draft?.id;
        if (revision) return change('planDraft', { params: named, body: { revision, at } });
      }, told);
    },
    async cancelPlan(id: number) {
      await act(async () => {
        await change('cancelPlan', { params: { id: String(id) } });
        return change('readDocument', { params: named });
      }, say(websiteTexts.cancelled));
    },
    async discard() {
      if (!window.confirm(websiteTexts.confirmDiscard)) return;
      const discard = async () => {
        const revision = keeper.state.stored.draft?.id;
        if (revision) return change('discardDraft', { params: named, body: { revision } });
      };
      // Whether or not the last of it could be saved.
      await act(discard, say(websiteTexts.discarded), () => keeper.settle().then(() => true));
    },
    async restore(revision: number) {
      const restore = () => {
        const base = baseOf(keeper.state.stored);
        return change('restoreRevision', { params: named, body: { revision, base } });
      };
      await act(restore, say(websiteTexts.restored));
    },
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
