import type { CallInput } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';

type PriceCall = 'updatePrice' | 'updateAccessoryPrice';

/** Sets a price and tells what came of it. */
export async function savePrice<Name extends PriceCall>(
  name: Name,
  input: CallInput<Name>[0],
  success: string,
  failure: string,
): Promise<boolean> {
  try {
    const { message } = await change(name, ...([input] as CallInput<Name>));
    showToast('success', message || success);
    return true;
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : '';
    showToast('error', reason || failure);
    return false;
  }
}
