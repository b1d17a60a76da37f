import type { RoleName } from '../contract/roles/index.ts';
import { openDatabase } from '../server/db/connect.ts';
import type { Db } from '../server/db/db.ts';
import type { ActivityRow, LeadRow } from '../server/db/tables.ts';
import { addActivity } from '../server/leads/change-lead.ts';
import { addCustomer, addEnquiryOf, addLead } from './desk-rows.ts';
import { addMember } from './team.ts';

/** The store of a server that runs elsewhere, for tests that see it only through a browser. */
export async function inStore<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ databaseUrl: '', dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Somebody of all branches. */
export const storeColleague = (dataDir: string, userId: string, role: RoleName): Promise<void> =>
  inStore(dataDir, (db) => addMember(db, userId, role));

interface NewLead
  extends Partial<
    Pick<LeadRow, 'owner' | 'branch' | 'department' | 'model' | 'created_at' | 'due_at' | 'follow_up_at'>
  > {
  name: string;
  mobile: string;
  message?: string;
  doNotContact?: boolean;
}

/** A lead of somebody with a number, as it comes in by a form. */
export const storeLead = (dataDir: string, lead: NewLead): Promise<LeadRow> =>
  inStore(dataDir, (db) =>
    db.transaction().execute(async (trx) => {
      const { name, mobile, message = '', doNotContact = false, ...own } = lead;
      const customer = await addCustomer(trx, { name, mobiles: [mobile], do_not_contact: doNotContact ? 1 : 0 });
      const stored = await addLead(trx, { name, customer_id: customer.id, branch: 'annigeri', ...own });
      const { created_at } = stored;
      await addEnquiryOf(trx, stored.id, { name, mobile, message, model: stored.model, created_at });
      await addActivity(trx, stored.id, { kind: 'arrived', at: created_at });
      return stored;
    }),
  );

export const storedLead = (
  dataDir: string,
  id: number,
): Promise<LeadRow & { activities: Pick<ActivityRow, 'kind' | 'outcome' | 'text' | 'user_id' | 'at'>[] }> =>
  inStore(dataDir, async (db) => ({
    ...(await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    activities: await db.selectFrom('activities').selectAll().where('lead_id', '=', id).orderBy('id').execute(),
  }));

/** Whose browsers are notified. */
export const storedSubscriptions = (dataDir: string): Promise<string[]> =>
  inStore(dataDir, async (db) =>
    (await db.selectFrom('push_subscriptions').select('user_id').execute()).map(({ user_id }) => user_id),
  );
