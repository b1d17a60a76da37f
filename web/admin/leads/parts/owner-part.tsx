import { useId } from 'react';
import type { PartProps } from './stage-part.tsx';

/** Who has it. Whoever is listed deals with leads of this branch and department. */
export function OwnerPart({ lead, change }: PartProps) {
  const id = useId();
  const isListed = lead.owner === null || lead.colleagues.some(({ userId }) => userId === lead.owner);
  return (
    <div data-part="owner" className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        Owner
      </label>
      <select
        id={id}
        value={lead.owner ?? ''}
        disabled={change.isBusy}
        onChange={({ target }) => void change.save({ owner: target.value || null })}
        className="field"
      >
        <option value="">Nobody: whoever takes it</option>
        {!isListed && <option value={lead.owner ?? ''}>{lead.ownerName}</option>}
        {lead.colleagues.map(({ userId, userName }) => (
          <option key={userId} value={userId}>
            {userName}
          </option>
        ))}
      </select>
    </div>
  );
}
