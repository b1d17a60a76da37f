import { useState } from 'react';
import { formatPlanned } from '../../../contract/display.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import type { Moment } from '../plan-moment.tsx';
import { instantOf, MomentFields, tomorrow } from '../plan-moment.tsx';
import { describeSaving } from './describe-saving.ts';
import type { DraftState, StoredDocument } from './draft-keeper.ts';
import type { DocumentActions } from './use-document-actions.ts';

interface Props {
  state: DraftState;
  isChanged: boolean;
  actions: DocumentActions;
  /** Leads to the first field that has to be corrected. */
  onShowFault: () => void;
}

/** How it stands, and what can be done about it; it stays in sight. */
export function EditorBar({ state: { stored, saving }, isChanged, actions, onShowFault }: Props) {
  /** Undefined: it is to be published now. */
  const [later, setLater] = useState<Moment>();
  const faults = Object.keys(stored.faults).length;
  const isPaused = !isChanged || actions.isBusy || saving.step === 'conflict';
  return (
    // On a phone the fields of a plan would leave no room for those of the document.
    <div
      className={`card sticky top-14 z-10 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 px-5 py-3 ${later ? 'max-sm:static' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-36 grow basis-0">
          <strong>{describeState(stored, isChanged)}</strong>{' '}
          <span role="status" className={saving.step === 'failed' ? 'text-bad' : 'text-muted'}>
            {describeSaving(saving)}
          </span>
          {faults > 0 && (
            <span className="block text-sm">
              {faults === 1 ? '1 field has to be corrected' : `${faults} fields have to be corrected`} before it can be
              published.{' '}
              <button
                type="button"
                onClick={onShowFault}
                className="min-h-6 cursor-pointer font-medium underline underline-offset-4"
              >
                Go there
              </button>
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <PausableButton
            type="button"
            isPaused={isPaused || !stored.live}
            onClick={() => void actions.discard()}
            className="button button-quiet"
          >
            Discard
          </PausableButton>
          <button
            type="button"
            aria-expanded={later !== undefined}
            onClick={() => setLater(later ? undefined : tomorrow())}
            className="button button-quiet"
          >
            Publish on …
          </button>
          {!later && (
            <PausableButton
              type="button"
              isPaused={isPaused || faults > 0}
              onClick={() => void actions.publish()}
              className="button button-primary"
            >
              Publish now
            </PausableButton>
          )}
        </div>
      </div>
      {later && (
        <Later
          moment={later}
          onChange={setLater}
          isPaused={isPaused || faults > 0}
          onPlan={(at) => void actions.plan(at).then(() => setLater(undefined))}
        />
      )}
      {stored.plan && (
        <Planned stored={stored} isBusy={actions.isBusy} onCancel={(id) => void actions.cancelPlan(id)} />
      )}
    </div>
  );
}

interface LaterProps {
  moment: Moment;
  onChange: (moment: Moment) => void;
  isPaused: boolean;
  onPlan: (at: number) => void;
}

/** The button says what will happen, once there is a day and a time. */
function Later({ moment, onChange, isPaused, onPlan }: LaterProps) {
  const at = instantOf(moment);
  const isComplete = Number.isFinite(at);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <MomentFields moment={moment} onChange={onChange} />
      <PausableButton
        type="button"
        isPaused={isPaused || !isComplete}
        onClick={() => onPlan(at)}
        className="button button-primary ml-auto"
      >
        {isComplete ? `Publish on ${formatPlanned(at, Date.now())}` : 'Choose a day and a time'}
      </PausableButton>
    </div>
  );
}

interface PlannedProps {
  stored: StoredDocument;
  isBusy: boolean;
  onCancel: (id: number) => void;
}

function Planned({ stored: { plan, draft }, isBusy, onCancel }: PlannedProps) {
  if (!plan) return null;
  const isEditedSince = draft !== null && draft.id !== plan.revision;
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t pt-2">
      <p>
        <strong>Planned for {formatPlanned(plan.at, Date.now())}</strong>{' '}
        <span className="text-muted">by {plan.author}</span>
        {isEditedSince && <span className="block text-sm">What was changed since then is not part of it.</span>}
      </p>
      <PausableButton
        type="button"
        isPaused={isBusy}
        aria-label="Cancel the plan"
        onClick={() => onCancel(plan.id)}
        className="button button-quiet"
      >
        Cancel
      </PausableButton>
    </div>
  );
}

function describeState({ live, isArchived }: StoredDocument, isChanged: boolean): string {
  if (isArchived) return 'Set aside';
  if (!live) return 'New';
  return isChanged ? 'Draft' : 'Live';
}
