import type { ConsentNotice, ConsentNotices } from '../../contract/enquiries/consent.ts';
import type { Db } from './db.ts';

/** What this release shows is kept for good: an enquiry of years ago can still be read with the words its sender saw. */
export async function keepConsentTexts(db: Db, notices: ConsentNotices): Promise<void> {
  const all: ConsentNotice[] = Object.values(notices).flatMap((languages) => Object.values(languages));
  await db
    .insertInto('consent_texts')
    .values(all.map(({ version, text }) => ({ version, text, first_used_at: Date.now() })))
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

export const findConsentText = (db: Db, version: string) =>
  db.selectFrom('consent_texts').selectAll().where('version', '=', version).executeTakeFirst();
