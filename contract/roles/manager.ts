import type { RoleDefinition } from './role-definition.ts';

export const manager = {
  name: 'manager',
  title: 'Manager',
  summary:
    'Runs branches: who is on duty, their leads and figures, and what the website says of them; prices and offers of all, every report and its files, and who did what.',
  permissions: [
    'figures.read',
    'prices.change',
    'vehicles.change',
    'offers.change',
    'gallery.change',
    'branches.change',
    'reports.sales',
    'reports.service',
    'reports.general',
    'reports.export',
    'leads.read',
    'leads.work',
    'leads.oversee',
    'leads.figures',
    'numbers.read',
    'team.manage',
    'messages.manage',
    'history.read',
  ],
  isOfBranches: true,
} as const satisfies RoleDefinition;
