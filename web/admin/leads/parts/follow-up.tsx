import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { NextTimeChoice } from '../../contacts/next-time-choice.tsx';
import { momentOf } from '../lead-words.ts';
import type { PartProps } from './stage-part.tsx';

/** When to go on. */
export function FollowUp({ lead, now, change }: PartProps & { now: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      data-part="followUp"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-sm">
        <Icon name="calendar" className="size-4" />
        {lead.followUpAt === null ? 'Plan the next step' : `Next step: ${momentOf(lead.followUpAt, now)}`}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <NextTimeChoice
        action="Plan for"
        isPaused={change.isBusy}
        onChoose={async (followUpAt) => {
          if (await change.save({ followUpAt })) setOpen(false);
        }}
      />
    </details>
  );
}
