import * as z from 'zod';
import type { Address } from '../addresses.ts';
import { entryAddresses, publicAddresses, readAddress } from '../addresses.ts';
import {
  branchDaysSchema,
  networkBranchSchema,
  networkPageParamsSchema,
  networkPageSchema,
} from './branch-document.ts';
import { compareParamsSchema, comparisonSchema, findParamsSchema, foundModelsSchema } from './buying.ts';
import {
  accessorySchema,
  angleImageSchema,
  angleParamsSchema,
  bikeNameParamsSchema,
  bikeViewSchema,
  cataloguePartParamsSchema,
  cataloguePartSchema,
  colourSchema,
  dealerSchema,
  featureSchema,
  galleryImageSchema,
  homeModelsSchema,
  idParamsSchema,
  modelBesideSchema,
  modelChoicesSchema,
  modelOptionSchema,
  offerSchema,
  slideSchema,
  slideWordsSchema,
  specificationLabelsSchema,
  variantSchema,
  vehicleSchema,
} from './catalogue.ts';
import { contactClickSchema } from './contact-clicks.ts';
import type { Endpoint } from './endpoint.ts';
import { exchangeParamsSchema, exchangeSchema } from './exchange.ts';
import { loanOfferSchema } from './loans-document.ts';
import { onRoadParamsSchema, onRoadSchema, variantOnRoadSchema } from './on-road.ts';
import { pageParamsSchema, shownPageSchema } from './page-content.ts';
import { passkeyLoginSchema, passkeyOptionsSchema } from './passkeys.ts';
import { messageReplySchema } from './replies.ts';
import { runningCostParamsSchema, runningCostSchema } from './running-cost.ts';
import { searchParamsSchema, searchReplySchema } from './search.ts';
import { loginReplySchema, loginSchema } from './staff.ts';

const list = <Row extends z.ZodType>(row: Row) => z.array(row);

/** What a visitor's browser reads. Names of models and of variants are the same in every language. */
export const catalogueEndpoints = {
  listSlides: read(publicAddresses.listSlides, 'Slides of the home page', list(slideSchema)),
  listSlideWords: readInLanguage(
    publicAddresses.listSlideWords,
    'What the slides show, for those who cannot see them, and on small screens',
    list(slideWordsSchema),
  ),
  listBikes: readInLanguage(publicAddresses.listBikes, 'Motorcycles on sale', list(vehicleSchema)),
  listScooters: readInLanguage(publicAddresses.listScooters, 'Scooters on sale', list(vehicleSchema)),
  listEv: readInLanguage(publicAddresses.listEv, 'Electric models on sale', list(vehicleSchema)),
  listCataloguePart: {
    ...readInLanguage(
      publicAddresses.listCataloguePart,
      'So many models of a catalogue as a page shows',
      cataloguePartSchema,
    ),
    params: cataloguePartParamsSchema,
  },
  modelBeside: ofModelInLanguage(
    publicAddresses.modelBeside,
    'A model as its catalogue lists it, and its neighbours there',
    modelBesideSchema,
  ),
  listModelChoices: read(
    publicAddresses.listModelChoices,
    'All models on sale by name, unless there are too many to choose from',
    modelChoicesSchema,
  ),
  listHomeModels: read(publicAddresses.listHomeModels, 'What the home page shows of the catalogues', homeModelsSchema),
  listGallery: readInLanguage(publicAddresses.listGallery, 'Gallery pictures', list(galleryImageSchema)),
  listOffers: {
    ...readInLanguage(publicAddresses.listOffers, "Today's offers, the newest first", list(offerSchema)),
    changesDaily: true,
  },
  listDealers: {
    ...readInLanguage(publicAddresses.listDealers, 'Branches with this id', list(dealerSchema)),
    params: idParamsSchema,
  },
  listNetwork: readInLanguage(publicAddresses.listNetwork, 'All branches', list(networkBranchSchema)),
  listNetworkPage: {
    ...readInLanguage(publicAddresses.listNetworkPage, 'Branches in a place, a page at a time', networkPageSchema),
    params: networkPageParamsSchema,
  },
  listNetworkAt: {
    ...readInLanguage(
      publicAddresses.listNetworkAt,
      'Days and trades of the branches with this id',
      list(branchDaysSchema),
    ),
    params: idParamsSchema,
    changesDaily: true,
  },
  readPageText: {
    ...readInLanguage(publicAddresses.readPageText, 'What a page says that is mostly text', shownPageSchema),
    params: pageParamsSchema,
  },
  viewBike: ofModelInLanguage(publicAddresses.viewBike, 'Price and specification of a model', bikeViewSchema),
  listVariants: ofModel(publicAddresses.listVariants, 'Variants of a model, the base one first', list(variantSchema)),
  listFeatures: ofModelInLanguage(publicAddresses.listFeatures, 'Features of a model', list(featureSchema)),
  listAccessories: ofModelInLanguage(publicAddresses.listAccessories, 'Accessories of a model', list(accessorySchema)),
  listColours: ofModelInLanguage(publicAddresses.listColours, 'Colours of a model', list(colourSchema)),
  listAngleImages: {
    ...read(publicAddresses.listAngleImages, 'Frames of the 360-degree view', list(angleImageSchema)),
    params: angleParamsSchema,
  },
  listModelOptions: read(
    publicAddresses.listModelOptions,
    'Every model that may come in for service, those of earlier years last',
    list(modelOptionSchema),
  ),
  listSpecificationLabels: ofModelInLanguage(
    publicAddresses.listSpecificationLabels,
    'What the rows of the specification of a model are called',
    specificationLabelsSchema,
  ),
  onRoad: {
    ...readInLanguage(publicAddresses.onRoad, 'What a model costs on the road, line by line', onRoadSchema),
    group: 'Buying',
    params: onRoadParamsSchema,
    changesDaily: true,
  },
  listVariantsOnRoad: {
    ...ofModelInLanguage(
      publicAddresses.listVariantsOnRoad,
      'What each variant costs on the road',
      list(variantOnRoadSchema),
    ),
    group: 'Buying',
    changesDaily: true,
  },
  listLoanOffers: {
    ...read(publicAddresses.listLoanOffers, 'What lenders offer today', list(loanOfferSchema)),
    group: 'Buying',
    changesDaily: true,
  },
  runningCost: {
    ...readInLanguage(
      publicAddresses.runningCost,
      'An electric and a petrol model: what a kilometre takes, what that costs, and what lies between their prices',
      runningCostSchema,
    ),
    group: 'Buying',
    params: runningCostParamsSchema,
    changesDaily: true,
  },
  exchange: {
    ...read(publicAddresses.exchange, 'What a used vehicle may be worth, after inspection', exchangeSchema),
    group: 'Buying',
    params: exchangeParamsSchema,
    changesDaily: true,
  },
  find: {
    ...read(publicAddresses.find, 'Models by price, figures and fuel, a page at a time', foundModelsSchema),
    group: 'Buying',
    params: findParamsSchema,
    changesDaily: true,
  },
  compare: {
    ...readInLanguage(publicAddresses.compare, 'Figures, words and prices of up to four models', comparisonSchema),
    group: 'Buying',
    params: compareParamsSchema,
    changesDaily: true,
  },
  search: {
    ...readInLanguage(
      publicAddresses.search,
      'Models, accessories, branches and pages by words, however they are spelled',
      searchReplySchema,
    ),
    group: 'Search',
    params: searchParamsSchema,
  },
} as const satisfies Record<string, Endpoint>;

/** What a visitor's browser sends besides enquiries. */
export const visitEndpoints = {
  /** Counted without a cookie, an address or anything else that tells who it was. */
  countContact: {
    ...readAddress(publicAddresses.countContact),
    access: 'public',
    group: 'Visits',
    summary: 'Count a call, a chat or a share that a visitor begins on a page',
    body: contactClickSchema,
    reply: messageReplySchema,
    sameOrigin: true,
  },
  logIn: {
    ...readAddress(entryAddresses.logIn),
    access: 'public',
    group: 'Session',
    summary: 'Start a staff session',
    body: loginSchema,
    reply: loginReplySchema,
    sameOrigin: true,
  },
  beginPasskeyLogin: {
    ...readAddress(entryAddresses.beginPasskeyLogin),
    access: 'public',
    group: 'Session',
    summary: 'What a browser needs to ask for a passkey',
    reply: passkeyOptionsSchema,
    sameOrigin: true,
  },
  logInByPasskey: {
    ...readAddress(entryAddresses.logInByPasskey),
    access: 'public',
    group: 'Session',
    summary: 'Start a staff session with a passkey alone',
    body: passkeyLoginSchema,
    reply: loginReplySchema.extend({ userId: z.string() }),
    sameOrigin: true,
  },
} as const satisfies Record<string, Endpoint>;

function read<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return {
    ...readAddress(address),
    access: 'public',
    group: 'Catalogue',
    summary,
    reply,
    cached: true,
  } as const;
}

/** Answered from documents, which have their words in every language. */
function readInLanguage<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return { ...read(address, summary, reply), isInLanguage: true } as const;
}

function ofModel<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return { ...read(address, summary, reply), params: bikeNameParamsSchema } as const;
}

function ofModelInLanguage<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return { ...readInLanguage(address, summary, reply), params: bikeNameParamsSchema } as const;
}
