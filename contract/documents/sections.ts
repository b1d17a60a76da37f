import { templateNames } from '../outgoing/templates.ts';
import { accessoryFields } from './accessory-fields.ts';
import { branchFields } from './branch-fields.ts';
import { energyFields } from './energy-fields.ts';
import { exchangeFields } from './exchange-fields.ts';
import type { DocumentField, DocumentSection } from './field.ts';
import { galleryFields } from './gallery-fields.ts';
import { loansFields } from './loans-fields.ts';
import { messageFields } from './message-fields.ts';
import { modelFields } from './model-fields.ts';
import { offerFields } from './offer-fields.ts';
import { consentFields, pageFields } from './page-fields.ts';
import { ratesFields } from './rates-fields.ts';
import { retiredModelsFields } from './retired-models-fields.ts';
import { siteFields } from './site-fields.ts';
import { slideFields } from './slide-fields.ts';

/** What staff fill in about a document of each kind, by its name. */
const sections: Readonly<Record<string, readonly DocumentSection[]>> = {
  site: siteFields,
  branch: branchFields,
  model: modelFields,
  accessory: accessoryFields,
  'retired-models': retiredModelsFields,
  // Pages differ in their sections; a field of the same place has the same name in all of them.
  page: Object.values(pageFields).flat(),
  consent: consentFields,
  slide: slideFields,
  gallery: galleryFields,
  offer: offerFields,
  rates: ratesFields,
  loans: loansFields,
  energy: energyFields,
  exchange: exchangeFields,
  // Messages differ in what else they have; a field of the same place has the same name in all of them.
  message: templateNames.flatMap(messageFields),
};

/** None of a kind that this release does not know. */
export const fieldsOf = (kind: string): readonly DocumentField[] =>
  (sections[kind] ?? []).flatMap(({ fields }) => fields);

/** What people call parts of a document, given by their place: `salesHours` is Days, Opens at, Closes at. */
export const partLabels = (kind: string, places: readonly string[]): string[] =>
  places.flatMap((place) => {
    const within = fieldsOf(kind).filter((field) => isWithin(field.place, place) || isWithin(place, field.place));
    return within.length > 0 ? within.map(({ label }) => label) : [place];
  });

const isWithin = (place: string, whole: string): boolean => place === whole || place.startsWith(`${whole}.`);
