import type { RoleDefinition } from './role-definition.ts';

export const service = {
  name: 'service',
  title: 'Service',
  summary:
    'Looks after service bookings, AMC and extended warranty: their own leads, and what waits in the pool of their branches.',
  permissions: ['figures.read', 'reports.service', 'reports.general', 'leads.read', 'leads.work', 'numbers.read'],
  isOfBranches: true,
  opensAt: 'day',
} as const satisfies RoleDefinition;
