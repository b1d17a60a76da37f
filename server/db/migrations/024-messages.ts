import type { Migration } from '../migrate.ts';

/** The number is that of the messages, which are not here yet. */
export const messages: Migration = { version: 24, name: 'messages', up: async () => {} };
