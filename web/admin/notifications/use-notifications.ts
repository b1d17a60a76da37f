import { useEffect, useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { isNotified, startNotifying, stopNotifying } from './notifications.ts';

/** Notifications in the browser at hand. Undefined: it is not known yet whether they are on. */
export function useNotifications() {
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void isNotified().then(setOn);
  }, []);
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
  return { isOn, isPaused: isBusy || isOn === undefined, turn };
}
