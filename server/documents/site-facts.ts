import type { ConsentNotices, ConsentPurpose } from '../../contract/enquiries/consent.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import type { Locale } from '../../contract/locales.ts';
import { locales } from '../../contract/locales.ts';
import type { SiteDocument } from '../../contract/schemas/documents.ts';
import type { Site, SiteFacts } from '../../contract/types.ts';
import type { Db } from '../db/db.ts';
import { deepFreeze } from '../http/deep-freeze.ts';
import type { Version } from '../http/reply-cache.ts';
import type { StoredRevision } from './documents.repository.ts';
import { findDraft, findLive } from './documents.repository.ts';
import { presentable } from './faults.ts';
import { noticesOf, SITE_KEY, siteIn, siteKind } from './kinds/site.ts';

/** Where every part of the server learns whose site this is. */
export interface SiteSource {
  /**
   * To be asked whenever they are needed: they may change while the server runs. As long as they are the same, so are the
   * objects, by which others know what they have made of them already.
   */
  current(): Promise<SiteFacts>;
}

/** The facts as pages and everything else have them, in every language. */
export function factsOf(document: SiteDocument): SiteFacts {
  const notices = noticesOf(document);
  const inLanguage = (locale: Locale): Site => ({
    ...siteIn(document, locale),
    consentVersions: versionsIn(locale, notices),
  });
  const facts = Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, Site>;
  return deepFreeze(facts);
}

const versionsIn = (locale: Locale, notices: ConsentNotices): Site['consentVersions'] =>
  Object.fromEntries(consentPurposes.map((purpose) => [purpose, notices[purpose][locale].version])) as Record<
    ConsentPurpose,
    string
  >;

export async function readSite(db: Db): Promise<SiteFacts> {
  return factsOf((await liveSite(db)).body as SiteDocument);
}

/** As it would be if the draft were published, as far as that is possible yet. */
export async function readDraftSite(db: Db): Promise<SiteFacts> {
  const live = (await liveSite(db)).body as SiteDocument;
  const draft = await findDraft(db, siteKind.name, SITE_KEY);
  return factsOf(draft ? presentable(siteKind, draft.body as SiteDocument, live) : live);
}

async function liveSite(db: Db): Promise<StoredRevision> {
  const live = await findLive(db, siteKind.name, SITE_KEY);
  if (!live) throw new Error('The store has no document about the site.');
  return live;
}

/** What is live, read again only when the content version says that something has changed. */
export class LiveSite implements SiteSource {
  #db: Db;
  #version: Version;
  #asked: { version: number; facts: Promise<SiteFacts> } | undefined;
  #last: { revision: number; facts: SiteFacts } | undefined;

  constructor(db: Db, version: Version) {
    this.#db = db;
    this.#version = version;
  }

  async current(): Promise<SiteFacts> {
    try {
      return await this.#newest();
    } catch (error) {
      // Whoever is told that the database does not answer is still to be told whom to call.
      if (this.#last) return this.#last.facts;
      throw error;
    }
  }

  async #newest(): Promise<SiteFacts> {
    const version = await this.#version.current();
    if (this.#asked?.version !== version) {
      const asked = { version, facts: this.#read() };
      this.#asked = asked;
      // What could not be read is read again by the next who asks.
      asked.facts.catch(() => {
        if (this.#asked === asked) this.#asked = undefined;
      });
    }
    return this.#asked.facts;
  }

  async #read(): Promise<SiteFacts> {
    const { id, body } = await liveSite(this.#db);
    if (this.#last?.revision !== id) this.#last = { revision: id, facts: factsOf(body as SiteDocument) };
    return this.#last.facts;
  }
}
