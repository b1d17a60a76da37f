import { textIn } from '../../contract/documents/local-text.ts';
import type { Locale } from '../../contract/locales.ts';
import { offerStateOn } from '../../contract/offers.ts';
import type { Extra } from '../../contract/on-road/quote.ts';
import type { ModelDocument } from '../../contract/schemas/model-document.ts';
import type { OfferDocument } from '../../contract/schemas/offer-document.ts';
import type { Documents } from './document-kind.ts';
import { modelKind } from './kinds/model.ts';
import { offerKind } from './kinds/offer.ts';
import { madeOf } from './live-documents.ts';
import { modelNamed } from './models.ts';

interface Off {
  offer: OfferDocument;
  variant: string | undefined;
}

/** By the model, also where an offer names it as it was called before. */
const offersByModel = madeOf([offerKind, modelKind], (documents) => {
  const found = documents.of(offerKind).flatMap(({ body: offer }) =>
    (offer.amount ? (offer.models ?? []) : []).flatMap(({ bikeName, variant }) => {
      const model = modelNamed(documents, bikeName)?.body;
      return model ? [{ model, offer, variant }] : [];
    }),
  );
  return Map.groupBy(found, ({ model }): ModelDocument => model) as ReadonlyMap<ModelDocument, readonly Off[]>;
});

/** What offers of that day take off the price of a variant. */
export function offersOff(
  documents: Documents,
  { model, variant }: { model: ModelDocument; variant: string },
  date: string,
  locale: Locale = 'en',
): Extra[] {
  const held = (offersByModel(documents).get(model) ?? []).filter(
    (off) => (off.variant ?? variant) === variant && offerStateOn(date, off.offer) === 'running',
  );
  return [...new Set(held.map(({ offer }) => offer))].map(({ id, title, amount = 0, endsOn }) => ({
    key: `offer:${id}`,
    label: textIn(title, locale),
    amount: -amount,
    ...(endsOn && { until: endsOn }),
  }));
}
