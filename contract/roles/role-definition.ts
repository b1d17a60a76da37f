import type { Permission } from '../permissions.ts';

/** What somebody's work is, and with it what their account may do. */
export interface RoleDefinition {
  /** As it is stored. */
  name: string;
  title: string;
  /** One sentence for whoever chooses the role for somebody. */
  summary: string;
  permissions: readonly Permission[];
  /** Works for the branches that the account names; the others work for all. */
  isOfBranches: boolean;
  /** The screen with which the panel begins, by its key; the dashboard where nothing is said. */
  opensAt?: string;
}
