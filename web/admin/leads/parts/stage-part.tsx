import { useId, useState } from 'react';
import { departmentNamed } from '../../../../contract/leads/departments/index.ts';
import type { LostReason } from '../../../../contract/leads/lost-reasons.ts';
import { chosenReasons, lostReasons } from '../../../../contract/leads/lost-reasons.ts';
import type { StageName } from '../../../../contract/leads/stages.ts';
import { isEnd, stages } from '../../../../contract/leads/stages.ts';
import { PausableButton } from '../../../ui/pausable-button.tsx';
import { NextTimeChoice } from '../../contacts/next-time-choice.tsx';
import type { LeadDetails, useLeadChange } from '../lead-calls.ts';

export interface PartProps {
  lead: LeadDetails;
  change: ReturnType<typeof useLeadChange>;
}

/** Whoever had the wrong number is most likely lost for that. */
const likelyReason = ({ activities }: LeadDetails): LostReason | '' => {
  const last = activities.find(({ outcome }) => outcome !== null);
  return last?.outcome === 'wrongNumber' ? 'wrongNumber' : '';
};

/** How far they have come. What a stage needs, a reason or a date, is asked for before it is saved. */
export function StagePart({ lead, change }: PartProps) {
  const [stage, setStage] = useState<StageName>(lead.stage);
  const [reason, setReason] = useState<LostReason | ''>(lead.lostReason ?? likelyReason(lead));
  const [words, setWords] = useState(lead.lostWords);
  const id = useId();
  const isLost = stage === 'lost';
  const needsDate = stage !== 'new' && !isEnd(stage) && lead.followUpAt === null;
  const choose = (next: StageName) => {
    if (change.isBusy) return;
    setStage(next);
    const isComplete = next !== 'lost' && (next === 'new' || isEnd(next) || lead.followUpAt !== null);
    if (isComplete && next !== lead.stage) void save({ stage: next });
  };
  const save = async (wanted: Parameters<typeof change.save>[0]) => {
    if (!(await change.save(wanted))) setStage(lead.stage);
  };
  return (
    <div data-part="stage" className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        Stage
      </label>
      <select id={id} value={stage} onChange={({ target }) => choose(target.value as StageName)} className="field">
        {departmentNamed(lead.department).stages.map((name) => (
          <option key={name} value={name}>
            {stages[name].title}
          </option>
        ))}
      </select>
      {needsDate && stage !== lead.stage && (
        <div className="grid gap-2">
          <p className="text-sm">When is the next step?</p>
          <NextTimeChoice
            action="Save for"
            isPaused={change.isBusy}
            onChoose={(at) => void save({ stage, followUpAt: at })}
          />
        </div>
      )}
      {isLost && lead.stage !== 'lost' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason) void save({ stage: 'lost', lostReason: reason, lostWords: words });
          }}
          className="grid gap-2"
        >
          <label className="grid gap-1 text-sm">
            Why did nothing come of it?
            <select
              required
              value={reason}
              onChange={({ target }) => setReason(target.value as LostReason)}
              className="field"
            >
              <option value="">Please choose</option>
              {chosenReasons.map((name) => (
                <option key={name} value={name}>
                  {lostReasons[name].title}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1 text-sm">
            <span>In a few words {reason !== 'other' && <span className="text-muted">(optional)</span>}</span>
            <input
              value={words}
              required={reason === 'other'}
              maxLength={1000}
              onChange={({ target }) => setWords(target.value)}
              className="field"
            />
          </label>
          <PausableButton type="submit" isPaused={change.isBusy} className="button button-primary justify-self-start">
            Close as lost
          </PausableButton>
        </form>
      )}
    </div>
  );
}
