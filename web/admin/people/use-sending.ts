import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';

/** Sends a form, says what came of it, and keeps what is wrong with its fields. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async <Answer extends { message: string }>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    setBusy(true);
    setErrors({});
    try {
      const answer = await call();
      showToast('success', answer.message);
      return answer;
    } catch (error) {
      const { message, fields } = error instanceof ApiError ? error : { message: '', fields: {} };
      setErrors(fields);
      showToast('error', message || panelTexts.networkFailed);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, errors };
}
