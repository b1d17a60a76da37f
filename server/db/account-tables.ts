import type { Generated } from 'kysely';

/** Accounts, and the ways into them. */

export interface StaffTable {
  user_id: string;
  user_name: string;
  email: string;
  mobile_no: string;
  city: string;
  password_hash: string;
  is_active: number;
  created_at: number;
  /** Last day on which the account works, `YYYY-MM-DD`; null: no end. */
  expire_date: string | null;
  /** Of `contract/roles/`. */
  role: string;
  last_login_at: number | null;
  /** Rises with every change by somebody who manages people. */
  version: number;
  /** Somebody else made the password; 1: nothing else works until there is one of their own. */
  must_change_password: number;
}

/** A link with which somebody chooses the password of an account; there is one at most. */
export interface InvitationsTable {
  user_id: string;
  /** SHA-256 of what the link carries. */
  token_hash: string;
  expires_at: number;
}

/** What the owner demands of a role. The row of the owners is also what is held while somebody changes who they are. */
export interface RoleRulesTable {
  role: string;
  demands_second_step: number;
}

/** The branches that somebody works for. */
export interface StaffBranchesTable {
  user_id: string;
  /** Its key in the address: `/dealers/6?branch=annigeri`. */
  branch: string;
}

export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted under the password of the account. */
  sealed_secret: string;
  /** Null while it is being set up. */
  confirmed_at: number | null;
  /** The half minute whose code was used last; none up to it counts again. */
  last_step: Generated<number>;
  /** In a row. */
  wrong_codes: Generated<number>;
  last_wrong_at: Generated<number>;
}

export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code. */
  code_hash: string;
}

export interface SessionsTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** What the browser calls itself, and where it was when it logged in. */
  user_agent: Generated<string>;
  address: Generated<string>;
}

/** How often a password was tried, by what `key` names, and when last. */
export interface LoginWaitsTable {
  key: string;
  tries: number;
  last_at: number;
  /** From then on it counts as never tried. */
  forget_at: number;
}

/** Browsers in which somebody has logged in to an account. */
export interface KnownDevicesTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  user_id: string;
  last_login_at: number;
}

export interface PasskeysTable {
  /** As the device calls it. */
  id: string;
  user_id: string;
  public_key: string;
  /** How often the device says it has used it; most say 0. */
  counter: number;
  /** How it is reached: `internal,hybrid`. */
  transports: string;
  /** As its owner calls it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  purpose: string;
  /** Empty: of nobody in particular. */
  user_id: string;
  expires_at: number;
}
