import type * as z from 'zod';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { managedOfferSchema } from '../../../contract/schemas/staff.ts';
import type { Translate } from '../../../contract/translate.ts';
import type { Db } from '../../db/db.ts';
import type { StoredOffer } from './offers.repository.ts';
import { listOffers } from './offers.repository.ts';

type ManagedOffer = z.input<typeof managedOfferSchema>;
type Translations = Readonly<Record<Locale, Translate>>;

/** All there are, the newest first, each with what becomes of it today. */
export async function listManagedOffers(db: Db, translations: Translations, now: number): Promise<ManagedOffer[]> {
  const offers = await listOffers(db, kolkataDate(now));
  const shown = offers.find(({ state }) => state === 'running');
  return offers.map(({ state, ...offer }) => ({
    ...toManaged(offer, translations),
    state: offer.id === shown?.id ? 'shown' : state,
  }));
}

/** With the translations that visitors see, whether staff or a dictionary of the site made them. */
function toManaged({ picture_id, ...offer }: StoredOffer, { kn, hi }: Translations): Omit<ManagedOffer, 'state'> {
  const known = (translate: Translate, text: string) => (translate(text) === text ? '' : translate(text));
  return {
    ...offer,
    title_kn: offer.title_kn || known(kn, offer.title),
    description_kn: offer.description_kn || known(kn, offer.description),
    title_hi: offer.title_hi || known(hi, offer.title),
    description_hi: offer.description_hi || known(hi, offer.description),
  };
}
