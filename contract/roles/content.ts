import type { RoleDefinition } from './role-definition.ts';

export const content = {
  name: 'content',
  title: 'Content',
  summary: 'Keeps the website: its texts, offers, pictures and which models are shown. Reads no enquiries.',
  permissions: [
    'vehicles.change',
    'offers.change',
    'gallery.change',
    'content.change',
    'branches.change',
    'translations.change',
  ],
  isOfBranches: false,
} as const satisfies RoleDefinition;
