import { useStore } from '../../lib/store.ts';
import { isSoundOn, ringForLead, setSoundOn } from '../live/lead-sound.ts';

/** Switched on, it is heard at once. */
export function SoundSwitch() {
  const isOn = useStore(isSoundOn);
  const toggle = () => {
    setSoundOn(!isOn);
    if (!isOn) void ringForLead();
  };
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" checked={isOn} onChange={toggle} className="size-5 accent-accent" />
      Sound
    </label>
  );
}
