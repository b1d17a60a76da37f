import { useEffect, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { ask } from '../ask.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { useSending } from '../people/use-sending.ts';
import type { Customer } from './customer-texts.ts';
import { useRefresh } from './use-refresh.ts';
import { WhatHappens } from './what-happens.tsx';

interface Props {
  merge: Customer['merges'][number];
  onClose: () => void;
}

/** Two customers again: what will happen, and what nobody can undo. */
export function SplitDialog({ merge: { id, name }, onClose }: Props) {
  const [preview, setPreview] = useState<Reply<'splitCustomers'>>();
  const { send, isBusy } = useSending();
  const refresh = useRefresh();
  useEffect(() => {
    void ask(() => change('splitCustomers', { body: { merge: id, isDry: true } })).then(setPreview);
  }, [id]);
  const split = async () => {
    await send(() => change('splitCustomers', { body: { merge: id } }));
    await refresh();
    onClose();
  };
  return (
    <Dialog title={`Split from ${name}`} closeLabel={panelTexts.close} onClose={onClose}>
      {preview ? <WhatHappens {...preview} /> : <p role="status">Loading...</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="button button-quiet">
          {panelTexts.cancel}
        </button>
        <PausableButton
          type="button"
          isPaused={isBusy || !preview}
          onClick={() => void split()}
          className="button button-primary"
        >
          Split them
        </PausableButton>
      </div>
    </Dialog>
  );
}
