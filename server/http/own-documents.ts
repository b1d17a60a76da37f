import type { FastifyRequest } from 'fastify';
import type { Need } from '../../contract/permissions.ts';
import { may } from '../../contract/roles/index.ts';
import type { Db } from '../db/db.ts';
import { branchesOf } from '../db/staff.ts';
import { HttpError } from './http-error.ts';
import type { Staff } from './session.ts';

/** The kind of the documents that are about a branch; their keys are what accounts name their branches by. */
const BRANCH = 'branch';

/** Which documents an account may deal with. */
export interface OwnDocuments {
  has(kind: string, key: string): boolean;
  /** Of a kind; undefined: every one. */
  keysOf(kind: string): readonly string[] | undefined;
}

const ALL: OwnDocuments = { has: () => true, keysOf: () => undefined };
const NONE: OwnDocuments = { has: () => false, keysOf: () => [] };

/**
 * All with the permission itself; those of its branches where the role of the account runs branches, and of every branch where it names
 * none.
 */
export async function ownDocuments(
  request: FastifyRequest,
  need: Need,
  db: Db = request.server.context.database.db,
): Promise<OwnDocuments> {
  const { role, user_id } = request.staff as Staff;
  if (need === 'login' || may(role, need)) return ALL;
  if (!may(role, 'branches.change')) return NONE;
  const own = await branchesOf(db, user_id);
  const keysOf = (kind: string) => {
    if (kind !== BRANCH) return [];
    return own.length === 0 ? undefined : own;
  };
  return { keysOf, has: (kind, key) => keysOf(kind)?.includes(key) ?? true };
}

export const notYours = () => new HttpError(403, 'staff.notYourBranch');
