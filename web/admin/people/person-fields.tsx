import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RoleName } from '../../../contract/roles/index.ts';
import { roles } from '../../../contract/roles/index.ts';
import { TextField } from '../../ui/text-field.tsx';
import { apiQuery } from '../panel-queries.ts';
import { peopleTexts } from './people-texts.ts';

export interface PersonFieldsValue {
  userName: string;
  role: RoleName;
  branches: string[];
}

interface Props {
  /** As it is now. */
  person: Partial<PersonFieldsValue>;
  errors: Readonly<Record<string, string>>;
}

export const branchNames = apiQuery('listBranches');

/** Name, role and, where the role works for branches, which ones. */
export function PersonFields({ person, errors }: Props) {
  const [role, setRole] = useState<string>(person.role ?? 'sales');
  const { data, error } = useQuery(branchNames);
  const held = person.branches ?? [];
  // One that was set aside since stays until somebody takes it away: without any, the account works for all.
  const branches = data && [
    ...data,
    ...held
      .filter((branch) => !data.some((one) => one.branch === branch))
      .map((branch) => ({ branch, name: peopleTexts.setAside(branch) })),
  ];
  const lost = person.branches ? peopleTexts.branchesLost : '';
  const hint = branches ? 'None: works for all of them.' : error ? lost : 'Loading...';
  const chosen = roles.find(({ name }) => name === role);
  const id = useId();
  return (
    <>
      <TextField
        name="userName"
        label="Name"
        maxLength={100}
        autoComplete="off"
        defaultValue={person.userName}
        error={errors.userName}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          Role
        </label>
        <select
          id={id}
          name="role"
          value={role}
          onChange={({ target }) => setRole(target.value)}
          aria-describedby={`${id}-summary`}
          className="field"
        >
          {roles.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <p id={`${id}-summary`} className="mt-1 text-muted text-sm">
          {chosen?.summary}
        </p>
      </div>
      {chosen?.isOfBranches && (
        <fieldset>
          <legend className="mb-1 font-medium text-sm">Branches</legend>
          {!branches && held.map((branch) => <input key={branch} type="hidden" name="branches" value={branch} />)}
          <div className="grid gap-x-4 sm:grid-cols-2">
            {branches?.map(({ branch, name }) => (
              <label key={branch} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="branches"
                  value={branch}
                  defaultChecked={held.includes(branch)}
                  className="size-5 accent-(--accent)"
                />
                {name}
              </label>
            ))}
          </div>
          <p className={errors.branches ? 'font-medium text-bad text-sm' : 'text-muted text-sm'}>
            {errors.branches ?? hint}
          </p>
        </fieldset>
      )}
    </>
  );
}

export const readPersonFields = (form: FormData): PersonFieldsValue => ({
  userName: String(form.get('userName')).trim(),
  role: String(form.get('role')) as RoleName,
  branches: form.getAll('branches').map(String),
});
