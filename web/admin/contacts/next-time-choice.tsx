import { useState } from 'react';
import { formatTime } from '../../../contract/display.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { instantOf, MomentFields, tomorrow } from '../plan-moment.tsx';
import { nextTimes } from './next-times.ts';

interface Props {
  /** Chosen with one tap, or with a day and a time that were filled in. */
  onChoose: (at: number) => void;
  /** What the button says beside a day and a time. */
  action: string;
  /** While what was chosen is being saved. */
  isPaused?: boolean;
}

/** Tonight, tomorrow, Saturday, or a day and a time. */
export function NextTimeChoice({ onChoose, action, isPaused = false }: Props) {
  const [moment, setMoment] = useState({ ...tomorrow(), time: '10:00' });
  const [isOther, setOther] = useState(false);
  const at = instantOf(moment);
  const isUsable = Number.isFinite(at) && at > Date.now();
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        {nextTimes(Date.now()).map(({ label, at: time }) => (
          <PausableButton
            key={label}
            type="button"
            isPaused={isPaused}
            onClick={() => onChoose(time)}
            className="button button-quiet px-2 text-[0.9375rem]"
          >
            {label}
          </PausableButton>
        ))}
        <button
          type="button"
          aria-expanded={isOther}
          onClick={() => setOther(!isOther)}
          className="button button-quiet px-2 text-[0.9375rem]"
        >
          Another time
        </button>
      </div>
      {isOther && (
        <div className="flex flex-wrap items-end gap-2">
          <MomentFields moment={moment} onChange={setMoment} />
          <PausableButton
            type="button"
            isPaused={isPaused || !isUsable}
            onClick={() => onChoose(at)}
            className="button button-primary"
          >
            {isUsable ? `${action} ${formatTime(`${moment.time}:00`)}` : 'Choose a time ahead'}
          </PausableButton>
        </div>
      )}
    </div>
  );
}
