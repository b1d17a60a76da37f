import type { DepartmentDefinition } from './department-definition.ts';

export const sales = {
  name: 'sales',
  title: 'Sales',
  kinds: ['product', 'finance', 'offer'],
  stages: ['new', 'contacted', 'testRide', 'quoted', 'booked', 'delivered', 'lost'],
  trade: 'sales',
  needs: 'reports.sales',
} as const satisfies DepartmentDefinition;
