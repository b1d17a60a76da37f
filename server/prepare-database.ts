import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Content } from '../content/load-content.ts';
import { say, sentence } from '../contract/sentence.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import type { Database } from './db/engine.ts';
import { isSeeded } from './db/meta.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { seed } from './db/seed.ts';
import { newStaff } from './db/staff.ts';
import { fillDocuments } from './documents/fill-documents.ts';
import { generatePassword, hashPassword } from './features/accounts/passwords.ts';
import { whyEasy } from './features/accounts/weak-passwords.ts';
import { releaseFor } from './release.ts';

const PATIENCE_MS = 30_000;
const RETRY_EVERY_MS = 1000;

type FirstAccount = Pick<Config, 'adminUserId' | 'adminPassword'>;

export interface FirstStart {
  userId: string;
  /** Undefined when the operator chose it. */
  generatedPassword: string | undefined;
}

/** Migrates, and fills an empty database or brings a filled one up to this release. Returns how to log in when this was the first start. */
export async function prepareDatabase(
  database: Database,
  content: Content,
  config: FirstAccount,
  report: (line: string) => void = () => {},
): Promise<FirstStart | undefined> {
  await waitUntilReachable(database, report);
  await migrate(database, migrations, report);
  const release = await releaseFor(database.db, content);
  if (await isSeeded(database.db)) {
    if (await fillDocuments(database, release)) report('Texts and pictures follow this release');
    return undefined;
  }
  await refuseEasyPassword(config, content.site);
  report(content.isBlank ? 'Preparing the empty database' : 'Filling the empty database with the demo dealership');
  const generatedPassword = config.adminPassword ? undefined : generatePassword();
  const passwordHash = await hashPassword(generatedPassword ?? config.adminPassword);
  const account = { ...newStaff(config.adminUserId, passwordHash), must_change_password: 1 };
  const isOurs = await seed(database, account, content);
  await fillDocuments(database, release);
  return isOurs ? { userId: config.adminUserId, generatedPassword } : undefined;
}

/** Only where the account is made: a server that runs already goes on, whatever the setting says. */
async function refuseEasyPassword({ adminUserId, adminPassword }: FirstAccount, site: Content['site']): Promise<void> {
  const weakness = adminPassword && (await whyEasy(adminPassword, adminUserId, site));
  if (weakness) throw new ConfigError(`Please correct ADMIN_PASSWORD. ${say(sentence(weakness))}`);
}

/** A database server often starts together with this one and needs a moment longer. */
async function waitUntilReachable({ db, engine }: Database, report: (line: string) => void): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!engine.outage(error) || Date.now() > deadline) throw error;
      report('The database does not answer yet, trying again');
      await delay(RETRY_EVERY_MS);
    }
  }
}
