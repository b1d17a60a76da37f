import type { RoleDefinition } from './role-definition.ts';

export const reader = {
  name: 'reader',
  title: 'Reader',
  summary:
    'Reads reports, leads without the numbers of customers, and figures. Changes nothing and takes no files away.',
  permissions: ['figures.read', 'reports.sales', 'reports.service', 'reports.general', 'leads.read', 'leads.figures'],
  isOfBranches: false,
} as const satisfies RoleDefinition;
