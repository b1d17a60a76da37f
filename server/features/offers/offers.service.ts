import type * as z from 'zod';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { OfferModel } from '../../../contract/offers.ts';
import { MOST_OFFER_MODELS, offerModelLines, offerStateOn, readOfferModels } from '../../../contract/offers.ts';
import type { OfferDocument } from '../../../contract/schemas/offer-document.ts';
import type { managedOfferSchema, newOfferSchema } from '../../../contract/schemas/staff.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { Translate } from '../../../contract/translate.ts';
import type { Db } from '../../db/db.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import { offerKind } from '../../documents/kinds/offer.ts';
import { readLive } from '../../documents/live-documents.ts';
import { localFrom } from '../../documents/local-from.ts';
import { modelNamed } from '../../documents/models.ts';
import { HttpError } from '../../http/http-error.ts';

type ManagedOffer = z.input<typeof managedOfferSchema>;

/** All there are, the newest first, each with what becomes of it today. */
export async function listManagedOffers(db: Db, now: number): Promise<ManagedOffer[]> {
  const documents = await readLive(db, offerKind);
  const day = kolkataDate(now);
  const offers = documents.of(offerKind).map(({ body }) => ({ ...body, state: offerStateOn(day, body) }));
  offers.sort((one, other) => other.id - one.id);
  const shown = offers.find(({ state }) => state === 'running');
  return offers.map((offer) => ({ ...toManaged(offer), state: offer === shown ? 'shown' : offer.state }));
}

/** With the translations that visitors see. */
const toManaged = ({ id, title, description, image, startsOn, endsOn, version, amount, models }: OfferDocument) => ({
  id,
  title: title.en,
  description: description.en,
  image,
  starts_on: startsOn,
  ends_on: endsOn,
  title_kn: title.kn?.text ?? '',
  description_kn: description.kn?.text ?? '',
  title_hi: title.hi?.text ?? '',
  description_hi: description.hi?.text ?? '',
  version,
  ...(amount && { amount }),
  ...(models && { models: offerModelLines(models) }),
});

type Typed = z.output<typeof newOfferSchema>;
type Translations = Readonly<Record<Locale, Translate>>;
type Words = Pick<OfferDocument, 'title' | 'description' | 'startsOn' | 'endsOn'>;

/** What was typed into the form, as a document has it. */
export const withWords = (typed: Typed, translations: Translations, before?: OfferDocument): Words => {
  const { title, description, title_kn, title_hi, description_kn, description_hi } = typed;
  // Where nothing was typed, what the dictionaries know of this very English stands in.
  const local = localFrom(translations);
  return {
    title: {
      ...unasked(before?.title),
      ...local(title),
      ...translated(title, { kn: title_kn, hi: title_hi }, before?.title),
    },
    description: {
      ...unasked(before?.description),
      ...local(description),
      ...translated(description, { kn: description_kn, hi: description_hi }, before?.description),
    },
    startsOn: typed.starts_on,
    endsOn: typed.ends_on,
  };
};

type AskedFor = 'kn' | 'hi';

/** What the form does not ask for stays as it is. */
const unasked = ({ en: _en, kn: _kn, hi: _hi, ...others }: LocalText = { en: '' }): Omit<LocalText, 'en' | AskedFor> =>
  others;

/** A translation that is left as it was still translates the English that it was typed beside. */
function translated(
  english: string,
  typed: Record<AskedFor, string>,
  before: LocalText | undefined,
): Omit<LocalText, 'en'> {
  const entries = (Object.entries(typed) as [AskedFor, string][])
    .filter(([, text]) => text !== '')
    .map(([locale, text]) => {
      const last = before?.[locale];
      return [locale, last?.text === text ? last : { text, of: english }];
    });
  return Object.fromEntries(entries);
}

type Off = Pick<OfferDocument, 'amount' | 'models'>;

/** What it takes off, and of which models; what the call does not say stays as it is. */
export async function withOff(trx: Db, { amount: typed, models: lines }: Typed, before: Off = {}): Promise<Off> {
  const amount = typed === undefined ? before.amount : (typed ?? undefined);
  const models = lines === undefined ? before.models : await knownModels(trx, readOfferModels(lines));
  if (amount && !models?.length) throw new HttpError(400, 'offers.noModels');
  return { ...(amount && { amount }), ...(models?.length && { models }) };
}

/** Each spelled as it is called. */
async function knownModels(trx: Db, named: readonly OfferModel[]): Promise<OfferModel[]> {
  if (named.length > MOST_OFFER_MODELS) {
    throw new HttpError(400, sentence('offers.tooManyModels', { most: MOST_OFFER_MODELS }));
  }
  const documents = await readLive(trx, modelKind);
  return named.map((one) => {
    const model = modelNamed(documents, one.bikeName)?.body;
    const isKnown = model && (!one.variant || model.variants.some(({ name }) => name === one.variant));
    if (!isKnown) throw new HttpError(400, sentence('offers.unknownModel', { name: offerModelLines([one]) }));
    return { ...one, bikeName: model.bikeName };
  });
}
