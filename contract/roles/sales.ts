import type { RoleDefinition } from './role-definition.ts';

export const sales = {
  name: 'sales',
  title: 'Sales',
  summary:
    'Calls back whoever asks about a model, a loan or an offer: their own leads, and what waits in the pool of their branches.',
  permissions: ['figures.read', 'reports.sales', 'reports.general', 'leads.read', 'leads.work', 'numbers.read'],
  isOfBranches: true,
  opensAt: 'day',
} as const satisfies RoleDefinition;
