import { may } from '../../roles/index.ts';
import { club } from './club.ts';
import type { DepartmentDefinition } from './department-definition.ts';
import { general } from './general.ts';
import { sales } from './sales.ts';
import { service } from './service.ts';

const definitions = [sales, service, general, club] as const;

export type DepartmentName = (typeof definitions)[number]['name'];
export type Department = DepartmentDefinition & { name: DepartmentName };

export const departments: readonly Department[] = definitions;

export const departmentNames = definitions.map(({ name }) => name) as [DepartmentName, ...DepartmentName[]];

/** Where an enquiry of a kind belongs; undefined: nowhere, as it asks for nothing (an opt-in). */
export const departmentOf = (kind: string): Department | undefined =>
  departments.find(({ kinds }) => kinds.includes(kind));

export function departmentNamed(name: DepartmentName): Department {
  const found = departments.find((department) => department.name === name);
  if (!found) throw new Error(`there is no department ${name}`);
  return found;
}

/** Those that a branch has where so much is done. */
export const departmentsAt = (trades: readonly string[]): DepartmentName[] =>
  departments.filter(({ trade }) => trade === undefined || trades.includes(trade)).map(({ name }) => name);

/** Those whose leads a role may see. */
export const departmentsOf = (role: string): DepartmentName[] =>
  departments.filter(({ needs }) => may(role, needs)).map(({ name }) => name);

/** Those whose leads somebody with a role can be given. */
export const departmentsWorkedBy = (role: string): DepartmentName[] =>
  may(role, 'leads.work') ? departmentsOf(role) : [];
