import type { DepartmentDefinition } from './department-definition.ts';

export const club = {
  name: 'club',
  title: 'Joy Club',
  kinds: ['joyClub'],
  stages: ['new', 'contacted', 'done', 'lost'],
  trade: undefined,
  needs: 'reports.general',
} as const satisfies DepartmentDefinition;
