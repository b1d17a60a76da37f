import { formatTime } from '../../../contract/display.ts';
import { kolkataTime } from '../../../contract/kolkata-time.ts';
import { panelTexts } from '../panel-texts.ts';
import type { DraftState } from './draft-keeper.ts';

/** How the saving goes that nobody has to ask for. */
export function describeSaving(saving: DraftState['saving']): string {
  if (saving.step === 'saved') return `Saved ${formatTime(kolkataTime(saving.at))}`;
  if (saving.step === 'typing') return 'Saving …';
  if (saving.step === 'conflict') return 'Not saved: somebody else has saved meanwhile.';
  if (saving.step === 'failed')
    return `Not saved: ${saving.why || panelTexts.networkFailed} It is tried again by itself.`;
  return '';
}
