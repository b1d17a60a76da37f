import { PausableButton } from '../../ui/pausable-button.tsx';
import { canNotify } from './notifications.ts';
import { useNotifications } from './use-notifications.ts';

/** Turns notifications on in the browser at hand, and off again. */
export function ThisBrowser() {
  const { isOn, isPaused, turn } = useNotifications();
  if (!canNotify()) return <p className="text-muted text-sm">This browser cannot show notifications.</p>;
  return (
    <>
      <PausableButton type="button" isPaused={isPaused} onClick={() => void turn()} className="button button-quiet">
        {isOn ? 'No more in this browser' : 'Notify this browser'}
      </PausableButton>
      <p className="text-muted text-sm">Of your own leads, until you log out here.</p>
    </>
  );
}
