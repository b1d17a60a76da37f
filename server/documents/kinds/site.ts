import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import type { Locale } from '../../../contract/locales.ts';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import type { SiteDocument } from '../../../contract/schemas/site-document.ts';
import { siteDocumentSchema } from '../../../contract/schemas/site-document.ts';
import type { SiteContent } from '../../../contract/types.ts';
import { hasPictureFile } from '../../db/pictures.ts';
import type { Release } from '../document-kind.ts';
import { defineKind } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';

/** There is one. */
const SITE_KEY = 'site';
const LOST = 'is a picture that is not stored here. Please upload it again.';

/** Who the dealership is and how it is reached, on every page. */
export const siteKind = defineKind({
  name: 'site',
  title: 'the settings of the site',
  schema: siteDocumentSchema,
  faultsInStore: async (db, { logo }): Promise<Record<string, string>> =>
    !logo || (await hasPictureFile(db, logo.address.slice(UPLOADS_PATH.length))) ? {} : { logo: LOST },
  fromRelease: (release) => ({ [SITE_KEY]: documentOf(release) }),
});

function documentOf({ content: { site }, translations }: Release): SiteDocument {
  const local = localFrom(translations);
  const { days, opens, closes } = site.salesHours;
  return {
    ...site,
    tagline: local(site.tagline),
    district: local(site.district),
    address: local(site.address),
    salesHours: { days: local(days), opens: local(opens), closes: local(closes) },
  };
}

/** The same as pages have it, in one language. */
export function siteIn(document: SiteDocument, locale: Locale): SiteContent {
  const { tagline, district, address, salesHours } = document;
  const { days, opens, closes } = salesHours;
  const say = (text: LocalText) => textIn(text, locale);
  return {
    ...document,
    tagline: say(tagline),
    district: say(district),
    address: say(address),
    salesHours: { days: say(days), opens: say(opens), closes: say(closes) },
  };
}
