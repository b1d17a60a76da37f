import { useEffect, useState } from 'react';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { canNotify, isNotified, startNotifying, stopNotifying } from './notifications.ts';

/** Turns notifications on in the browser at hand, and off again. */
export function ThisBrowser() {
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void isNotified().then(setOn);
  }, []);
  if (!canNotify()) return <p className="text-muted text-sm">This browser cannot show notifications.</p>;
  const turn = async () => {
    setBusy(true);
    try {
      const { message, isOn: isNow } = isOn ? await stopNotifying() : await startNotifying();
      showToast(isNow === isOn ? 'error' : 'success', message);
      setOn(isNow);
    } catch (failure) {
      tellFailure(failure, panelTexts.networkFailed);
    }
    setBusy(false);
  };
  return (
    <>
      <PausableButton
        type="button"
        isPaused={isBusy || isOn === undefined}
        onClick={() => void turn()}
        className="button button-quiet"
      >
        {isOn ? 'No more in this browser' : 'Notify this browser'}
      </PausableButton>
      <p className="text-muted text-sm">Of your own leads, until you log out here.</p>
    </>
  );
}
