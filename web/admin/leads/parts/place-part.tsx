import { useId, useState } from 'react';
import { departments } from '../../../../contract/leads/departments/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PausableButton } from '../../../ui/pausable-button.tsx';
import type { LeadChoices, LeadDetails } from '../lead-calls.ts';
import type { PartProps } from './stage-part.tsx';

type Draft = Partial<Pick<LeadDetails, 'name' | 'model' | 'branch' | 'department'>>;

interface Props extends PartProps {
  branches: LeadChoices['branches'];
  models: LeadChoices['models'];
}

/** Who it is about, what they want, and who deals with it. What was typed stays until it is saved or taken back. */
export function PlacePart({ lead, branches, models, change }: Props) {
  const [draft, setDraft] = useState<Draft>({});
  const listId = useId();
  const { name, model, branch, department } = { ...lead, ...draft };
  const isListed = branches.some(({ key }) => key === branch);
  const put = (part: Draft) => setDraft((now) => ({ ...now, ...part }));
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-sm">
        <Icon name="place" className="size-4" /> Name, model, branch, department
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          // What was changed meanwhile is still to be saved.
          if (await change.save(draft)) setDraft((now) => (now === draft ? {} : now));
        }}
        className="grid gap-3 sm:grid-cols-2"
      >
        <label className="grid gap-1 text-sm">
          Name
          <input
            value={name}
            maxLength={100}
            onChange={({ target }) => put({ name: target.value })}
            className="field"
          />
        </label>
        <label className="grid gap-1 text-sm">
          Model
          <input
            value={model}
            maxLength={100}
            list={listId}
            onChange={({ target }) => put({ model: target.value })}
            className="field"
          />
          <datalist id={listId}>
            {models.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </label>
        <label className="grid gap-1 text-sm">
          Branch
          <select value={branch} onChange={({ target }) => put({ branch: target.value })} className="field">
            <option value="">None</option>
            {!isListed && branch && <option value={branch}>{lead.branchName}</option>}
            {branches.map(({ key, name: title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-sm">
          Department
          <select
            value={department}
            onChange={({ target }) => put({ department: target.value as typeof department })}
            className="field"
          >
            {departments.map(({ name: key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <PausableButton
          type="submit"
          isPaused={change.isBusy || Object.keys(draft).length === 0}
          className="button button-primary justify-self-start"
        >
          Save
        </PausableButton>
      </form>
    </details>
  );
}
