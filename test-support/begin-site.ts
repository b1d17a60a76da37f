import type { Content } from '../content/load-content.ts';
import { openDatabase } from '../server/db/connect.ts';
import { updateStaff } from '../server/db/staff.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import type { DatabaseSettings } from './new-database.ts';

export const ADMIN = { userId: 'admin', password: 'correct horse battery' };

/** Fills an empty database as the first start of a server does; its owner has chosen a password already. */
export async function beginSite(settings: DatabaseSettings, content: Content): Promise<void> {
  const database = openDatabase(settings);
  await prepareDatabase(database, content, { adminUserId: ADMIN.userId, adminPassword: ADMIN.password });
  await updateStaff(database.db, ADMIN.userId, { must_change_password: 0 });
  await database.close();
}
