import { useState } from 'react';
import { formatPlanned } from '../../../contract/display.ts';
import { MINUTE_MS } from '../../../contract/durations.ts';
import type { Reply } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { priceFileTexts } from './price-file-texts.ts';
import { readPriceFile } from './read-price-file.ts';

type Outcome = Reply<'importPrices'>;

const UNDO_MS = 10 * MINUTE_MS;
const NOTHING: Outcome = { changes: [], unchanged: 0, replaced: 0, faults: [] };

/** A file that is tried when it is chosen, and taken afterwards: each price only if it is still what was shown. */
export function usePriceFile(onChanged: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const during = async (perform: () => Promise<void>) => {
    setBusy(true);
    setFault('');
    try {
      await perform();
    } catch (error) {
      setFault((error instanceof ApiError && error.message) || panelTexts.networkFailed);
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File) =>
    during(async () => {
      setOutcome(undefined);
      const { lines, faults } = await readPriceFile(file);
      const tried = lines.length > 0 ? await change('importPrices', { body: { lines, isDry: true } }) : NOTHING;
      setOutcome({ ...tried, faults: [...faults, ...tried.faults].sort((one, other) => one.line - other.line) });
    });
  const take = (at: number | null, onTaken: () => void) =>
    during(async () => {
      const { changes } = await change('importPrices', {
        body: { lines: linesOf(outcome ?? NOTHING), isDry: false, at },
      });
      onTaken();
      onChanged();
      if (at !== null) showToast('success', priceFileTexts.planned(changes.length, formatPlanned(at, Date.now())));
      else offerUndo(changes, onChanged);
    });
  return { outcome, fault, isBusy, choose, take };
}

const linesOf = ({ changes }: Outcome) =>
  changes.map(({ line, model, variant, before, after }) => ({ line, model, variant, price: after, seen: before }));

/** The same the other way round; the notice outlasts the screen. */
function offerUndo(changes: Outcome['changes'], onChanged: () => void): void {
  const back = changes.map((one) => ({ ...one, before: one.after, after: one.before }));
  const undo = async () => {
    try {
      await change('importPrices', { body: { lines: linesOf({ ...NOTHING, changes: back }), isDry: false } });
      showToast('success', priceFileTexts.takenBack(changes.length));
      onChanged();
    } catch (error) {
      tellFailure(error, panelTexts.networkFailed);
    }
  };
  showToast('success', priceFileTexts.changed(changes.length), {
    lastsMs: UNDO_MS,
    action: { label: 'Undo', perform: () => void undo() },
  });
}
