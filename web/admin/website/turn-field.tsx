import { valueAt } from '../../../contract/documents/places.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { panelTexts } from '../panel-texts.ts';
import { PICTURE_KINDS } from '../uploads/read-picture.ts';
import type { FieldProps } from './field-props.ts';
import { TurnPlayer } from './turn-player.tsx';
import { useTurnUpload } from './use-turn-upload.ts';
import { describeFault } from './values.ts';
import { websiteTexts } from './website-texts.ts';

/** The 360 view: turned as visitors turn it, and replaced by files that are chosen or dropped together. */
export function TurnField({ field: { place, label, hint }, body, faults, onEdit }: FieldProps) {
  const stored = (valueAt(body, place) ?? []) as string[];
  const { chosen, sent, failed, isReading, isBusy, choose, send, forget } = useTurnUpload((addresses) => {
    onEdit(place, addresses);
    showToast('success', websiteTexts.framesTaken(addresses.length));
  });
  const isSound = chosen !== undefined && chosen.faults.length === 0;
  const shown = chosen ? chosen.frames.map(({ address }) => address) : stored;
  const fault = describeFault(label, faults[place]);
  return (
    <fieldset
      data-field={place}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose([...event.dataTransfer.files]);
      }}
    >
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {shown.length > 0 ? <TurnPlayer frames={shown} /> : <p className="card p-5 text-center text-muted">None yet</p>}
      {fault && <p className="font-medium text-bad text-sm">{fault}</p>}
      <div role="status">
        {isReading && 'Reading …'}
        {isBusy && chosen && `Uploaded ${sent} of ${chosen.frames.length}`}
        {chosen && !isSound && (
          <>
            <p className="font-medium">These cannot be a 360 view yet. The one that is stored stays.</p>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {chosen.faults.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {failed && !isBusy && <p className="font-medium text-bad">{`${failed} ${websiteTexts.framesLeft}`}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <label className="button button-quiet relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2">
          Choose 24 or 36 pictures
          <input
            type="file"
            multiple
            accept={PICTURE_KINDS.join(',')}
            onChange={({ target }) => {
              void choose([...(target.files ?? [])]);
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        {(chosen || isReading) && (
          <button type="button" onClick={forget} className="button button-quiet">
            {panelTexts.cancel}
          </button>
        )}
        {isSound && (
          <PausableButton type="button" isPaused={isBusy} onClick={() => void send()} className="button button-primary">
            Use these {chosen.frames.length} frames
          </PausableButton>
        )}
        {!chosen && !isReading && stored.length > 0 && (
          <button type="button" onClick={() => onEdit(place, [])} className="button button-quiet">
            Remove the 360 view
          </button>
        )}
      </div>
    </fieldset>
  );
}
