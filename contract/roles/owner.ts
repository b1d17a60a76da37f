import { everyPermission } from '../permissions.ts';
import type { RoleDefinition } from './role-definition.ts';

export const owner = {
  name: 'owner',
  title: 'Owner',
  summary: 'May do everything, and decides who else may do what.',
  permissions: everyPermission,
  isOfBranches: false,
} as const satisfies RoleDefinition;
