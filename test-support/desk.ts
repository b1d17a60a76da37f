import { afterAll, beforeAll, vi } from 'vitest';
import type { DepartmentName } from '../contract/leads/departments/index.ts';
import type { RoleName } from '../contract/roles/index.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import type { Database } from '../server/db/engine.ts';
import { newStaff } from '../server/db/staff.ts';
import type { ActivityRow, LeadRow, StaffRow } from '../server/db/tables.ts';
import { takeInAll } from '../server/leads/intake.ts';
import type { DatabaseSettings } from './databases.ts';
import { filledDatabase } from './databases.ts';

export interface TestDesk extends Database {
  settings: DatabaseSettings;
}

/** A filled database without a server: nothing happens by itself. */
export function setUpDesk(): TestDesk {
  const holder = {} as TestDesk;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { settings, remove } = await filledDatabase();
    const database = openDatabase(settings);
    Object.assign(holder, database, { settings });
    end = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => end());
  return holder;
}

/** Somebody on the roster of `hubli-showroom sales` and the like. */
export async function addOnDuty(
  db: Db,
  userId: string,
  teams: readonly string[],
  account: Partial<StaffRow> & { role?: RoleName } = {},
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ ...newStaff(userId, '', 'sales'), ...account })
    .execute();
  for (const team of teams) {
    const [branch = '', department = ''] = team.split(' ');
    await db
      .insertInto('duty')
      .values({ user_id: userId, branch, department: department as DepartmentName })
      .execute();
  }
}

const log = { error: () => {} };

/** Makes leads of everything that waits, as the job does at an instant. */
export async function takeInAt(database: Database, now: number, errors = log): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await takeInAll(database, { stop: new AbortController().signal, log: errors, pauseMs: 0 });
  } finally {
    vi.useRealTimers();
  }
}

export const leadOf = (db: Db, enquiryId: number): Promise<LeadRow | undefined> =>
  db
    .selectFrom('leads')
    .innerJoin('lead_enquiries', 'lead_enquiries.lead_id', 'leads.id')
    .selectAll('leads')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();

export const activitiesOf = (db: Db, leadId: number): Promise<ActivityRow[]> =>
  db.selectFrom('activities').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();

/** All that the desk has, for the next test to begin with nothing. */
export async function clearDesk(db: Db): Promise<void> {
  for (const table of ['enquiries', 'leads', 'customers', 'branch_rules', 'absences', 'duty'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('staff').where('user_id', '<>', 'admin').execute();
}
