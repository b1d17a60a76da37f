import { useState } from 'react';
import { MOST_FILE_BYTES } from '../../../../contract/documents/texts.ts';
import type { Reply } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PausableButton } from '../../../ui/pausable-button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { LineFaults } from '../../files/line-faults.tsx';
import { change } from '../../panel-api.ts';
import { panelTexts } from '../../panel-texts.ts';
import { websiteTexts } from '../website-texts.ts';

type Outcome = Reply<'importTexts'>;

interface Props {
  onTaken: () => void;
  onClose: () => void;
}

/** Shows what would come of a file before anything of it is taken. */
export function UploadTextsDialog({ onTaken, onClose }: Props) {
  const [csv, setCsv] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (file: string, isDry: boolean): Promise<Outcome | undefined> => {
    setBusy(true);
    setFault('');
    try {
      return await change('importTexts', { body: { csv: file, isDry } });
    } catch (error) {
      setFault((error instanceof ApiError && error.message) || panelTexts.networkFailed);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    setOutcome(undefined);
    if (!file) return;
    if (file.size > MOST_FILE_BYTES) return setFault(websiteTexts.fileTooLarge);
    setBusy(true);
    const read = await file.text().catch(() => '');
    setCsv(read);
    setOutcome(await send(read, true));
  };
  const take = async () => {
    const taken = await send(csv, false);
    if (!taken) return;
    showToast('success', websiteTexts.textsTaken(taken.added + taken.changed, taken.documents));
    onTaken();
  };
  const isUseful = outcome && outcome.faultCount === 0 && outcome.added + outcome.changed > 0;
  return (
    <Dialog
      title="Upload translations"
      closeLabel={panelTexts.close}
      question={panelTexts.confirmLeave}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <label>
          <span className="mb-1.5 block font-medium text-sm">A file that was downloaded here, filled in (CSV)</span>
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={({ target }) => void choose(target.files?.[0])}
            className="field"
          />
        </label>
        {fault && (
          <p role="alert" className="font-medium text-bad">
            {fault}
          </p>
        )}
        <div role="status">
          {isBusy && 'Reading …'}
          {outcome && <FileOutcome outcome={outcome} />}
        </div>
        <div className="flex justify-end gap-2">
          <button type="button" onClick={onClose} className="button button-quiet">
            {panelTexts.cancel}
          </button>
          <PausableButton
            type="button"
            isPaused={isBusy || !isUseful}
            onClick={() => void take()}
            className="button button-primary"
          >
            Take them
          </PausableButton>
        </div>
      </div>
    </Dialog>
  );
}

function FileOutcome({ outcome: { faults, faultCount, added, changed, unchanged, stale } }: { outcome: Outcome }) {
  if (faultCount > 0) return <LineFaults faults={faults} count={faultCount} />;
  return (
    <p>
      {added} new, {changed} changed, {unchanged} unchanged.
      {stale > 0 && ` Of ${stale} the English has changed since the file was made: they will be marked.`} They are saved
      as drafts.
    </p>
  );
}
