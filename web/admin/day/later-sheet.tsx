import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { Lead } from '../contacts/attempts.ts';
import { NextTimeChoice } from '../contacts/next-time-choice.tsx';
import { panelTexts } from '../panel-texts.ts';

interface Props {
  lead: Lead;
  onChoose: (at: number) => Promise<void>;
  onClose: () => void;
}

export function LaterSheet({ lead, onChoose, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (at: number) => {
    setBusy(true);
    await onChoose(at);
    setBusy(false);
  };
  return (
    <Dialog title="When to go on?" closeLabel={panelTexts.close} onClose={onClose} className="mb-4 max-w-md sm:mb-auto">
      <p className="wrap-anywhere mb-4 font-semibold">{lead.name}</p>
      <NextTimeChoice onChoose={(at) => void choose(at)} isPaused={isBusy} action="Put off until" />
    </Dialog>
  );
}
