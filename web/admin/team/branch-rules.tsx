import type { Column } from '../../tables/data-table.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { change } from '../panel-api.ts';
import { useSending } from '../people/use-sending.ts';
import type { Team } from './team.ts';

type Rule = Team['rules'][number];

interface Props {
  team: Team;
  onChanged: () => Promise<void>;
}

/** Where enquiries go that name no branch. */
export function BranchRules({ team, onChanged }: Props) {
  const { send, isBusy } = useSending();
  const set = async ({ kind, branch: expected }: Rule, branch: string | null) => {
    if (isBusy) return;
    await send(() => change('setBranchRule', { params: { enquiryKind: kind }, body: { expected, branch } }));
    await onChanged();
  };
  const columns: Column<Rule>[] = [
    { key: 'title', label: 'Enquiry', cell: ({ title }) => title },
    {
      key: 'branch',
      label: 'Goes to',
      cell: (rule) =>
        team.mayRule ? (
          <RuleChoice rule={rule} team={team} onChoose={(branch) => void set(rule, branch)} />
        ) : (
          rule.branchName || rule.otherwise || 'no branch'
        ),
    },
  ];
  return (
    <section>
      <h2 className="mb-1 font-bold text-lg">Enquiries that name no branch</h2>
      <p className="mb-2 max-w-prose text-muted text-sm">
        Where the form or the page says which branch is meant, the enquiry goes there. All others go by this list;
        without a rule, to the first branch that does such work.
        {!team.mayRule && ' Somebody who works for all branches can change it.'}
      </p>
      <DataTable
        caption="Where enquiries go that name no branch"
        columns={columns}
        rows={team.rules}
        rowKey={({ kind }) => kind}
        empty="No kinds of enquiries are known."
      />
    </section>
  );
}

/** By its key, so that it shows what stands there after a refusal. */
function RuleChoice({ rule, team, onChoose }: { rule: Rule; team: Team; onChoose: (branch: string | null) => void }) {
  const { title, branch, branchName, department, otherwise } = rule;
  const fitting = team.branches.filter(({ departments }) => departments.some((one) => one.department === department));
  const isGone = branch !== null && !fitting.some((one) => one.branch === branch);
  return (
    <select
      aria-label={`${title} goes to`}
      value={branch ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      className="field max-w-full sm:min-w-72"
    >
      <option value="">{otherwise ? `${otherwise} (no rule)` : 'No branch does this yet'}</option>
      {isGone && <option value={branch}>{`${branchName} (no longer there)`}</option>}
      {fitting.map((one) => (
        <option key={one.branch} value={one.branch}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
