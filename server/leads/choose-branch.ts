import type { Department } from '../../contract/leads/departments/index.ts';
import type { Origin } from './came-from.ts';
import type { Desk, DeskBranch } from './desk.ts';

interface Asked {
  kind: string;
  department: Department;
  /** As the form says, in English. */
  named: unknown;
  origin: Origin;
}

/**
 * The key of the branch that an enquiry belongs to; empty: there is none at all. First what the form says, then the page that its sender came
 * from, each only where the branch does such work; then the rule for its kind; then the first branch that does it.
 */
export function chooseBranch({ branches, rules }: Desk, { kind, department, named, origin }: Asked): string {
  const doing = branches.filter(({ trades }) => department.trade === undefined || trades.includes(department.trade));
  const isNamed = ({ key, name }: DeskBranch) =>
    typeof named === 'string' && [name, key].some((one) => isSame(one, named));
  const chosen =
    doing.find(isNamed) ??
    doing.find(({ key }) => key === origin.branchKey) ??
    doing.find(({ id }) => id === origin.branchId) ??
    branches.find(({ key }) => key === rules.get(kind)) ??
    doing[0] ??
    branches[0];
  return chosen?.key ?? '';
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.trim().toLowerCase();
