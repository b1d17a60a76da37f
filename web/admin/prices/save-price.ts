import type { CallInput } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toasts.ts';
import { currentOf } from '../changed-meanwhile.ts';
import { change } from '../panel-api.ts';
import { tellFailure } from '../session/end-of-session.ts';
import type { PriceNow } from './price-edits.ts';

type PriceCall = 'updatePrice' | 'updateAccessoryPrice';

/** What it is by now, when somebody else was quicker. */
export type SaveOutcome = 'saved' | 'failed' | { now: PriceNow };

/** Sets a price and tells what came of it; of a price that has changed meanwhile whoever asked tells more. */
export async function savePrice<Name extends PriceCall>(
  name: Name,
  input: CallInput<Name>[0],
  success: string,
  failure: string,
): Promise<SaveOutcome> {
  try {
    const { message } = await change(name, ...([input] as CallInput<Name>));
    showToast('success', message || success);
    return 'saved';
  } catch (error) {
    const now = currentOf(error) as PriceNow | undefined;
    if (now) return { now };
    tellFailure(error, failure);
    return 'failed';
  }
}
