import type { DepartmentDefinition } from './department-definition.ts';

export const service = {
  name: 'service',
  title: 'Service',
  kinds: ['service', 'amc', 'warranty'],
  stages: ['new', 'contacted', 'done', 'lost'],
  trade: 'service',
  needs: 'reports.service',
} as const satisfies DepartmentDefinition;
