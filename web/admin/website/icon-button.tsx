import { PausableButton } from '../../ui/pausable-button.tsx';
import type { PanelIconName } from '../panel-icon.tsx';
import { PanelIcon } from '../panel-icon.tsx';

interface Props {
  icon: PanelIconName;
  /** What it does, with the name of what it does it to. */
  label: string;
  /** The same in a word, for whoever points at it. */
  word: string;
  isPaused?: boolean;
  onClick: (button: HTMLButtonElement) => void;
}

/** One of several at the end of a row, where there is no room for words. */
export const IconButton = ({ icon, label, word, isPaused = false, onClick }: Props) => (
  <PausableButton
    type="button"
    isPaused={isPaused}
    aria-label={label}
    title={word}
    data-action={word}
    onClick={({ currentTarget }) => onClick(currentTarget)}
    className="button-round"
  >
    <PanelIcon name={icon} />
  </PausableButton>
);
