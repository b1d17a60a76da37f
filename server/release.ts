import { loadBlank } from '../content/load-blank.ts';
import type { Content } from '../content/load-content.ts';
import { loadRelease } from '../content/load-release.ts';
import { loadTranslations } from '../content/load-translations.ts';
import type { Db } from './db/db.ts';
import { beganBlank, isSeeded } from './db/meta.ts';
import type { Release } from './documents/document-kind.ts';

/**
 * What this release has to say to a store. One that began without the demo gets nothing of it, though it may be there now; one that
 * began with it keeps what it has where it is gone.
 */
export async function releaseFor(db: Db, content: Content = loadRelease()): Promise<Release> {
  const translations = loadTranslations();
  if (await beganBlank(db)) return { content: content.isBlank ? content : loadBlank(), translations };
  return { content, translations, addsOnly: content.isBlank && (await isSeeded(db)) };
}
