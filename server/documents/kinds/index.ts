import type { DocumentKind } from '../document-kind.ts';
import { keepNotices } from '../notices.ts';
import { accessoryKind } from './accessory.ts';
import { branchKind } from './branch.ts';
import { consentKind } from './consent.ts';
import { energyKind } from './energy.ts';
import { exchangeKind } from './exchange.ts';
import { galleryKind } from './gallery.ts';
import { loansKind } from './loans.ts';
import { messageKind } from './message.ts';
import { modelKind } from './model.ts';
import { offerKind } from './offer.ts';
import { pageKind } from './page.ts';
import { ratesKind } from './rates.ts';
import { retiredModelsKind } from './retired-models.ts';
import { siteKind } from './site.ts';
import { slideKind } from './slide.ts';

/** A new kind needs a file of its own and a line here. */
export const documentKinds: readonly DocumentKind[] = [
  // What people agree to names the dealership, so both say what it is.
  { ...siteKind, onPublish: keepNotices },
  { ...consentKind, onPublish: keepNotices },
  branchKind,
  modelKind,
  accessoryKind,
  retiredModelsKind,
  pageKind,
  slideKind,
  galleryKind,
  offerKind,
  ratesKind,
  loansKind,
  energyKind,
  exchangeKind,
  messageKind,
];

export const findKind = (name: string): DocumentKind | undefined => documentKinds.find((kind) => kind.name === name);
