import { PausableButton } from '../../ui/pausable-button.tsx';
import { panelTexts } from '../panel-texts.ts';

interface Props {
  /** What the form does. */
  action: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export function DialogActions({ action, isBusy, onCancel }: Props) {
  return (
    <div className="flex justify-end gap-2">
      <button type="button" onClick={onCancel} className="button button-quiet">
        {panelTexts.cancel}
      </button>
      <PausableButton type="submit" isPaused={isBusy} className="button button-primary">
        {action}
      </PausableButton>
    </div>
  );
}
