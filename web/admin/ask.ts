import { ApiError } from '../lib/api-error.ts';
import { showToast } from '../ui/toasts.ts';
import { panelTexts } from './panel-texts.ts';

/** Undefined when the call failed, which the person has been told by then. */
export async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : '';
    showToast('error', reason || panelTexts.networkFailed);
    return undefined;
  }
}
