import type { DepartmentDefinition } from './department-definition.ts';

export const general = {
  name: 'general',
  title: 'General',
  kinds: ['contact'],
  stages: ['new', 'contacted', 'done', 'lost'],
  trade: undefined,
  needs: 'reports.general',
} as const satisfies DepartmentDefinition;
