import { loadBlank } from '../content/load-blank.ts';
import { openDatabase } from '../server/db/connect.ts';
import { prepareDatabase } from '../server/prepare-database.ts';

/** Fills an empty folder of data as the first start without the demo does. */
export async function beginBlank(dataDir: string, account: { userId: string; password: string }): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: '' });
  await prepareDatabase(database, loadBlank(), { adminUserId: account.userId, adminPassword: account.password });
  await database.close();
}
