import type { Department } from '../../contract/leads/departments/index.ts';
import type { Db, Trx } from '../db/db.ts';
import type { Desk } from './desk.ts';
import { isOpenNow } from './desk.ts';
import { takeTurn } from './on-duty.ts';

interface Place {
  branch: string;
  department: Department;
  customerId: number | null;
}

/** Who is to have a lead; null: nobody is there, and it waits in the pool. */
export async function ownerFor(
  trx: Trx,
  desk: Desk,
  { branch, department, customerId }: Place,
): Promise<string | null> {
  if (!isOpenNow(desk, branch)) return null;
  const known = customerId === null ? undefined : await ownerOf(trx, customerId, department);
  const team = { branch, department: department.name };
  return (await takeTurn(trx, { team, now: desk.now, known })) ?? null;
}

/** Whom the customer dealt with last, in this department if in any. */
async function ownerOf(db: Db, customerId: number, department: Department): Promise<string | undefined> {
  const leads = await db
    .selectFrom('leads')
    .select(['owner', 'department'])
    .where('customer_id', '=', customerId)
    .where('owner', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return (leads.find((lead) => lead.department === department.name) ?? leads[0])?.owner ?? undefined;
}
