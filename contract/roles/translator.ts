import type { RoleDefinition } from './role-definition.ts';

export const translator = {
  name: 'translator',
  title: 'Translator',
  summary: 'Translates the texts of the website, and publishes translations. Changes nothing else.',
  permissions: ['translations.change'],
  isOfBranches: false,
} as const satisfies RoleDefinition;
