import type { RoleDefinition } from './role-definition.ts';

export const manager = {
  name: 'manager',
  title: 'Manager',
  summary: 'Runs branches: prices, offers, every report and its files, and who did what.',
  permissions: [
    'figures.read',
    'prices.change',
    'vehicles.change',
    'offers.change',
    'gallery.change',
    'reports.sales',
    'reports.service',
    'reports.general',
    'reports.export',
    'history.read',
  ],
  isOfBranches: true,
} as const satisfies RoleDefinition;
