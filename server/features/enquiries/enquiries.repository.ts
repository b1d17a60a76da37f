import type { Db } from '../../db/engine.ts';
import type { NewEnquiry } from '../../db/tables.ts';

export async function insertAll(db: Db, enquiries: readonly NewEnquiry[]): Promise<void> {
  await db.insertInto('enquiries').values(enquiries).execute();
}
