import { useState } from 'react';
import { formatPlanned } from '../../../contract/display.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { LineFaults } from '../files/line-faults.tsx';
import { panelTexts } from '../panel-texts.ts';
import type { Moment } from '../plan-moment.tsx';
import { instantOf, MomentFields, tomorrow } from '../plan-moment.tsx';
import { PriceFileChanges } from './price-file-changes.tsx';
import { priceFileTexts } from './price-file-texts.ts';
import { usePriceFile } from './use-price-file.ts';

interface Props {
  onChanged: () => void;
  onClose: () => void;
}

/** Shows every price that a file would change, and every line that is wrong, before anything of it is taken. */
export function PriceFileDialog({ onChanged, onClose }: Props) {
  const { outcome, fault, isBusy, choose, take } = usePriceFile(onChanged);
  /** Undefined: the prices are to change now. */
  const [later, setLater] = useState<Moment>();
  const isWrong = (outcome?.faults.length ?? 0) > 0;
  const count = isWrong ? 0 : (outcome?.changes.length ?? 0);
  const at = later ? instantOf(later) : null;
  const label =
    at === null
      ? priceFileTexts.changeNow(count)
      : Number.isFinite(at)
        ? priceFileTexts.changeOn(count, formatPlanned(at, Date.now()))
        : 'Choose a day and a time';
  return (
    <Dialog
      title="Prices from a file"
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
      className="max-w-2xl"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <label>
          <span className="mb-1.5 block font-medium text-sm">
            Excel (.xlsx) or CSV, with the columns Model, Variant and Price
          </span>
          <input
            type="file"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={isBusy}
            onChange={({ target }) => target.files?.[0] && void choose(target.files[0])}
            className="field"
          />
        </label>
        {fault && (
          <p role="alert" className="font-medium text-bad">
            {fault}
          </p>
        )}
        <div role="status">
          {isBusy && !outcome && 'Reading …'}
          {outcome && isWrong && <LineFaults faults={outcome.faults} count={outcome.faults.length} />}
          {outcome && !isWrong && <PriceFileChanges outcome={outcome} />}
        </div>
        {later && (
          <div className="flex flex-wrap items-end gap-2">
            <MomentFields moment={later} onChange={setLater} />
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="button button-quiet">
            {panelTexts.cancel}
          </button>
          <button
            type="button"
            aria-expanded={later !== undefined}
            onClick={() => setLater(later ? undefined : tomorrow())}
            className="button button-quiet"
          >
            Change on …
          </button>
          <PausableButton
            type="button"
            isPaused={isBusy || count === 0 || Number.isNaN(at)}
            onClick={() => void take(at, onClose)}
            className="button button-primary"
          >
            {count === 0 ? 'Change prices' : label}
          </PausableButton>
        </div>
      </div>
    </Dialog>
  );
}
