import * as z from 'zod';
import {
  accessorySchema,
  angleImageSchema,
  bikeNameParamsSchema,
  bikeViewSchema,
  colourSchema,
  dealerSchema,
  featureSchema,
  galleryImageSchema,
  idParamsSchema,
  offerSchema,
  slideSchema,
  specificationsSchema,
  variantSchema,
  vehicleSchema,
} from './catalogue.ts';
import { contactClickSchema, contactClicksSchema } from './contact-clicks.ts';
import type { Endpoint } from './endpoint.ts';
import type { EnquiryDefinition } from './enquiries/define-enquiry.ts';
import { enquiries } from './enquiries/index.ts';
import { messageReplySchema } from './replies.ts';
import type { ReportDefinition } from './reports/define-report.ts';
import { reports } from './reports/index.ts';
import { reportQuerySchema, reportReplySchema } from './reports/report-query.ts';
import {
  accessoryPriceUpdateSchema,
  accountSchema,
  activitySchema,
  dashboardSchema,
  loginReplySchema,
  loginSchema,
  managedAccessorySchema,
  managedOfferSchema,
  managedPriceSchema,
  managedVariantSchema,
  newGalleryImageSchema,
  newOfferSchema,
  offerEditSchema,
  passwordChangeSchema,
  passwordProofSchema,
  priceChangeSchema,
  priceHistoryQuerySchema,
  priceHistorySchema,
  priceUpdateSchema,
  profileSchema,
  recoveryCodesSchema,
  scooterRowSchema,
  secondFactorProofSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  userIdParamsSchema,
  vehicleRowSchema,
  vehicleStatusSchema,
} from './staff.ts';

const list = <Row extends z.ZodType>(row: Row) => z.array(row);

const VEHICLE_TEXTS = ['*.specs.engine', '*.specs.power', '*.specs.transmission'];
const SHOWCASE_TEXTS = ['*.heading', '*.description'];
const VIEW_TEXTS = ['bikeDetails', ...Object.keys(specificationsSchema.shape).map((group) => `${group}.*`)];

/** What a visitor's browser reads. Names of models and of variants are the same in every language. */
const catalogue = {
  listSlides: read('/api/images', 'Slides of the home page', list(slideSchema)),
  listBikes: read('/api/bikes', 'Motorcycles on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listScooters: read('/api/scooters', 'Scooters on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listEv: read('/api/ev', 'Electric models on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listGallery: read('/api/gallery', 'Gallery pictures', list(galleryImageSchema), ['*.alt']),
  listOffers: {
    ...read('/api/getOffers', "Today's offers, the newest first", list(offerSchema), ['*.title', '*.description']),
    changesDaily: true,
  },
  listDealers: {
    ...read('/api/dealers/{id}', 'Branches with this id', list(dealerSchema), ['*.name', '*.address', '*.open_time']),
    params: idParamsSchema,
  },
  viewBike: ofModel('/api/bikeView/{bikeName}', 'Price and specification of a model', bikeViewSchema, VIEW_TEXTS),
  listVariants: ofModel('/api/variants/{bikeName}', 'Variants of a model, the base one first', list(variantSchema)),
  listFeatures: ofModel('/api/bikeFeatures/{bikeName}', 'Features of a model', list(featureSchema), SHOWCASE_TEXTS),
  listAccessories: ofModel(
    '/api/bikeAccessories/{bikeName}',
    'Accessories of a model',
    list(accessorySchema),
    SHOWCASE_TEXTS,
  ),
  listColours: ofModel('/api/bikeColours/{bikeName}', 'Colours of a model', list(colourSchema), ['*.name']),
  listAngleImages: ofModel('/api/360Images/{bikeName}', 'Frames of the 360-degree view', list(angleImageSchema)),
} as const satisfies Record<string, Endpoint>;

/** Counted without a cookie, an address or anything else that tells who it was. */
const visits = {
  countContact: {
    method: 'POST',
    path: '/api/contactClicks',
    access: 'public',
    group: 'Visits',
    summary: 'Count a call, a chat or a share that a visitor begins on a page',
    body: contactClickSchema,
    reply: messageReplySchema,
    sameOrigin: true,
  },
  contactClicks: staffRead(
    '/api/contactClicks',
    'Calls, chats and shares of the last 30 days, and the pages with the most',
    contactClicksSchema,
  ),
} as const satisfies Record<string, Endpoint>;

const session = {
  logIn: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    group: 'Session',
    summary: 'Start a staff session',
    body: loginSchema,
    reply: loginReplySchema,
    sameOrigin: true,
  },
  logOut: staffChange('POST', '/api/logout', 'End the session'),
  whoAmI: staffRead('/api/me', 'The account of this session', accountSchema),
  updateProfile: {
    ...staffChange('PATCH', '/api/profile/{userId}', 'Change name, e-mail and mobile of the own account'),
    params: userIdParamsSchema,
    body: profileSchema,
  },
  changePassword: {
    ...staffChange('PATCH', '/api/profile/password/{userId}', 'Change the own password'),
    params: userIdParamsSchema,
    body: passwordChangeSchema,
  },
  secondFactor: staffRead('/api/secondFactor', 'Whether the own account has a second factor', secondFactorSchema),
  beginSecondFactor: {
    ...staffChange('POST', '/api/secondFactor/begin', 'A new secret for the authenticator app, to be confirmed'),
    body: passwordProofSchema,
    reply: secondFactorSetupSchema,
  },
  confirmSecondFactor: {
    ...staffChange('POST', '/api/secondFactor/confirm', 'Turn the second factor on; answers the recovery codes, once'),
    body: secondFactorProofSchema,
    reply: recoveryCodesSchema,
  },
  newRecoveryCodes: {
    ...staffChange('POST', '/api/secondFactor/recoveryCodes', 'New recovery codes in place of the old ones'),
    body: passwordProofSchema,
    reply: recoveryCodesSchema,
  },
  endSecondFactor: {
    ...staffChange('POST', '/api/secondFactor/off', 'Turn the second factor off'),
    body: passwordProofSchema,
  },
} as const satisfies Record<string, Endpoint>;

const management = {
  dashboard: staffRead('/api/dashboard', "Today's counts", dashboardSchema),
  activity: staffRead('/api/activity', 'Enquiries of the last 30 days by day, and the latest ten', activitySchema),
  listPrices: staffRead('/api/managePrice', 'Prices of all models', list(managedPriceSchema)),
  updatePrice: {
    ...staffChange('PATCH', '/api/managePrice/{bikeName}', 'Set the price of a model, and of variants with it'),
    params: bikeNameParamsSchema,
    body: priceUpdateSchema,
  },
  listVariantPrices: staffRead('/api/manageVariants', 'Prices of all variants', list(managedVariantSchema)),
  listPriceChanges: staffRead('/api/priceChanges', 'The last change of each price', list(priceChangeSchema)),
  listPriceHistory: {
    ...staffChange('POST', '/api/priceHistory', 'All changes of the price of a model or accessory'),
    body: priceHistoryQuerySchema,
    reply: priceHistorySchema,
  },
  listAccessoryPrices: staffRead('/api/manageAccessories', 'Prices of all accessories', list(managedAccessorySchema)),
  updateAccessoryPrice: {
    ...staffChange('PATCH', '/api/manageAccessories/{id}', 'Set the price of an accessory'),
    params: idParamsSchema,
    body: accessoryPriceUpdateSchema,
  },
  createOffer: {
    ...staffChange('POST', '/api/createOffers', 'Publish an offer'),
    upload: { picture: 'image', fields: newOfferSchema },
    status: 201,
  },
  listAllOffers: staffRead(
    '/api/manageOffers',
    'All offers, the newest first, with those planned and ended',
    list(managedOfferSchema),
  ),
  updateOffer: {
    ...staffChange('PATCH', '/api/updateOffers/{id}', 'Change an offer; its picture stays where none is sent'),
    params: idParamsSchema,
    upload: { picture: 'image', isPictureOptional: true, fields: offerEditSchema },
  },
  deleteOffer: {
    ...staffChange('DELETE', '/api/deleteOffers/{id}', 'Withdraw an offer'),
    params: idParamsSchema,
  },
  addGalleryImage: {
    ...staffChange('POST', '/api/galleryupload', 'Add a picture to the gallery'),
    upload: { picture: 'images', fields: newGalleryImageSchema },
    status: 201,
  },
  deleteGalleryImage: {
    ...staffChange('DELETE', '/api/deleteGalleryImg/{id}', 'Remove a picture from the gallery'),
    params: idParamsSchema,
  },
  manageBikes: staffRead('/api/bikes_admin', 'All motorcycles', list(vehicleRowSchema)),
  manageScooters: staffRead('/api/scooters_admin', 'All scooters', list(scooterRowSchema)),
  manageEv: staffRead('/api/ev_admin', 'All electric models', list(vehicleRowSchema)),
  setBikeStatus: statusChange('/api/bikes/{id}/status', 'Show or hide a motorcycle'),
  setScooterStatus: statusChange('/api/scooters/{id}/status', 'Show or hide a scooter'),
  setEvStatus: statusChange('/api/ev/{id}/status', 'Show or hide an electric model'),
} as const satisfies Record<string, Endpoint>;

/** The call of a form, which follows from its definition. */
export const enquiryEndpoint = ({ path, title, schema }: EnquiryDefinition) =>
  ({
    method: 'POST',
    path,
    access: 'public',
    group: 'Enquiries',
    summary: title,
    body: schema,
    reply: messageReplySchema,
    status: 201,
    // A page of somebody else's cannot have shown our consent text.
    sameOrigin: true,
    limited: true,
    takesForms: true,
  }) as const satisfies Endpoint;

/** The call of a report, which follows from its definition. */
export const reportEndpoint = (report: ReportDefinition) =>
  ({
    method: 'POST',
    path: report.path,
    access: 'staff',
    group: 'Reports',
    summary: report.title,
    body: reportQuerySchema,
    reply: reportReplySchema(report),
  }) as const satisfies Endpoint;

/** Calls with a name of their own. */
export const namedEndpoints = { ...catalogue, ...visits, ...session, ...management };

/** The one table of all calls: the server registers from it, the browser calls through it, the reference and the tests walk it. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...namedEndpoints,
  ...Object.fromEntries(enquiries.map((enquiry) => [`submit:${enquiry.kind}`, enquiryEndpoint(enquiry)])),
  ...Object.fromEntries(reports.map((report) => [`report:${report.name}`, reportEndpoint(report)])),
};

function read<Reply extends z.ZodType>(
  path: `/${string}`,
  summary: string,
  reply: Reply,
  texts: readonly string[] = [],
) {
  return { method: 'GET', path, access: 'public', group: 'Catalogue', summary, reply, cached: true, texts } as const;
}

function ofModel<Reply extends z.ZodType>(
  path: `/${string}`,
  summary: string,
  reply: Reply,
  texts: readonly string[] = [],
) {
  return { ...read(path, summary, reply, texts), params: bikeNameParamsSchema };
}

function staffRead<Reply extends z.ZodType>(path: `/${string}`, summary: string, reply: Reply) {
  return { method: 'GET', path, access: 'staff', group: 'Staff', summary, reply } as const;
}

function staffChange<Method extends 'POST' | 'PATCH' | 'DELETE'>(method: Method, path: `/${string}`, summary: string) {
  return { method, path, access: 'staff', group: 'Staff', summary, reply: messageReplySchema } as const;
}

function statusChange(path: `/${string}`, summary: string) {
  return { ...staffChange('PATCH', path, summary), params: idParamsSchema, body: vehicleStatusSchema };
}
