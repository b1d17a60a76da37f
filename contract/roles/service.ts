import type { RoleDefinition } from './role-definition.ts';

export const service = {
  name: 'service',
  title: 'Service',
  summary: 'Looks after service bookings, AMC and extended warranty.',
  permissions: ['figures.read', 'reports.service', 'reports.general', 'leads.read', 'leads.work', 'numbers.read'],
  isOfBranches: true,
} as const satisfies RoleDefinition;
