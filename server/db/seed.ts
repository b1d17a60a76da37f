import type { Database } from './engine.ts';
import { isSeeded, markSeeded } from './meta.ts';
import type { StaffRow } from './tables.ts';

/** Makes the first account of an empty database; returns whether it was this server that did. */
export async function seed(
  { db, engine }: Database,
  firstStaff: StaffRow,
  beginning: { isBlank: boolean },
): Promise<boolean> {
  if (await isSeeded(db)) return false;
  return db.transaction().execute(async (trx) => {
    await engine.lockSetup(trx);
    if (await isSeeded(trx)) return false;
    await trx.insertInto('staff').values(firstStaff).execute();
    await markSeeded(trx, Date.now(), beginning);
    return true;
  });
}
