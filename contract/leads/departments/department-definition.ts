import type { trades } from '../../branches.ts';
import type { Permission } from '../../permissions.ts';
import type { StageName } from '../stages.ts';

/** Who deals with leads of one sort, and how far these can come. */
export interface DepartmentDefinition {
  /** As it is stored. */
  name: string;
  title: string;
  /** Of the enquiries that come to it. */
  kinds: readonly string[];
  /** In the order in which a lead goes through them. */
  stages: readonly StageName[];
  /** What is done at the branches that have it; undefined: every branch does. */
  trade: (typeof trades)[number] | undefined;
  /** Whoever may read its enquiries sees its leads. */
  needs: Permission;
}
