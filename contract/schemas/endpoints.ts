import * as z from 'zod';
import type { Address } from '../addresses.ts';
import { publicAddresses, readAddress, staffAddresses } from '../addresses.ts';
import type { EnquiryDefinition } from '../enquiries/enquiry-definition.ts';
import { enquiries } from '../enquiries/index.ts';
import type { ReportDefinition } from '../reports/define-report.ts';
import { reports } from '../reports/index.ts';
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
import { enquirySchema } from './enquiries.ts';
import { messageReplySchema } from './replies.ts';
import { reportQuerySchema, reportReplySchema } from './report-query.ts';
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
  listSlides: read(publicAddresses.listSlides, 'Slides of the home page', list(slideSchema)),
  listBikes: read(publicAddresses.listBikes, 'Motorcycles on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listScooters: read(publicAddresses.listScooters, 'Scooters on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listEv: read(publicAddresses.listEv, 'Electric models on sale', list(vehicleSchema), VEHICLE_TEXTS),
  listGallery: read(publicAddresses.listGallery, 'Gallery pictures', list(galleryImageSchema), ['*.alt']),
  listOffers: {
    ...read(publicAddresses.listOffers, "Today's offers, the newest first", list(offerSchema), [
      '*.title',
      '*.description',
    ]),
    changesDaily: true,
  },
  listDealers: {
    ...read(publicAddresses.listDealers, 'Branches with this id', list(dealerSchema), [
      '*.name',
      '*.address',
      '*.open_time',
    ]),
    params: idParamsSchema,
  },
  viewBike: ofModel(publicAddresses.viewBike, 'Price and specification of a model', bikeViewSchema, VIEW_TEXTS),
  listVariants: ofModel(publicAddresses.listVariants, 'Variants of a model, the base one first', list(variantSchema)),
  listFeatures: ofModel(publicAddresses.listFeatures, 'Features of a model', list(featureSchema), SHOWCASE_TEXTS),
  listAccessories: ofModel(
    publicAddresses.listAccessories,
    'Accessories of a model',
    list(accessorySchema),
    SHOWCASE_TEXTS,
  ),
  listColours: ofModel(publicAddresses.listColours, 'Colours of a model', list(colourSchema), ['*.name']),
  listAngleImages: ofModel(publicAddresses.listAngleImages, 'Frames of the 360-degree view', list(angleImageSchema)),
} as const satisfies Record<string, Endpoint>;

/** Counted without a cookie, an address or anything else that tells who it was. */
const visits = {
  countContact: {
    ...readAddress(publicAddresses.countContact),
    access: 'public',
    group: 'Visits',
    summary: 'Count a call, a chat or a share that a visitor begins on a page',
    body: contactClickSchema,
    reply: messageReplySchema,
    sameOrigin: true,
  },
  contactClicks: staffRead(
    staffAddresses.contactClicks,
    'Calls, chats and shares of the last 30 days, and the pages with the most',
    contactClicksSchema,
  ),
} as const satisfies Record<string, Endpoint>;

const session = {
  logIn: {
    ...readAddress(publicAddresses.logIn),
    access: 'public',
    group: 'Session',
    summary: 'Start a staff session',
    body: loginSchema,
    reply: loginReplySchema,
    sameOrigin: true,
  },
  logOut: staffChange(staffAddresses.logOut, 'End the session'),
  whoAmI: staffRead(staffAddresses.whoAmI, 'The account of this session', accountSchema),
  updateProfile: {
    ...staffChange(staffAddresses.updateProfile, 'Change name, e-mail and mobile of the own account'),
    params: userIdParamsSchema,
    body: profileSchema,
  },
  changePassword: {
    ...staffChange(staffAddresses.changePassword, 'Change the own password'),
    params: userIdParamsSchema,
    body: passwordChangeSchema,
  },
  secondFactor: staffRead(
    staffAddresses.secondFactor,
    'Whether the own account has a second factor',
    secondFactorSchema,
  ),
  beginSecondFactor: {
    ...staffChange(staffAddresses.beginSecondFactor, 'A new secret for the authenticator app, to be confirmed'),
    body: passwordProofSchema,
    reply: secondFactorSetupSchema,
  },
  confirmSecondFactor: {
    ...staffChange(staffAddresses.confirmSecondFactor, 'Turn the second factor on; answers the recovery codes, once'),
    body: secondFactorProofSchema,
    reply: recoveryCodesSchema,
  },
  newRecoveryCodes: {
    ...staffChange(staffAddresses.newRecoveryCodes, 'New recovery codes in place of the old ones'),
    body: passwordProofSchema,
    reply: recoveryCodesSchema,
  },
  endSecondFactor: {
    ...staffChange(staffAddresses.endSecondFactor, 'Turn the second factor off'),
    body: passwordProofSchema,
  },
} as const satisfies Record<string, Endpoint>;

const management = {
  dashboard: staffRead(staffAddresses.dashboard, "Today's counts", dashboardSchema),
  activity: staffRead(
    staffAddresses.activity,
    'Enquiries of the last 30 days by day, and the latest ten',
    activitySchema,
  ),
  listPrices: staffRead(staffAddresses.listPrices, 'Prices of all models', list(managedPriceSchema)),
  updatePrice: {
    ...staffChange(staffAddresses.updatePrice, 'Set the price of a model, and of variants with it'),
    params: bikeNameParamsSchema,
    body: priceUpdateSchema,
  },
  listVariantPrices: staffRead(staffAddresses.listVariantPrices, 'Prices of all variants', list(managedVariantSchema)),
  listPriceChanges: staffRead(
    staffAddresses.listPriceChanges,
    'The last change of each price',
    list(priceChangeSchema),
  ),
  listPriceHistory: {
    ...staffChange(staffAddresses.listPriceHistory, 'All changes of the price of a model or accessory'),
    body: priceHistoryQuerySchema,
    reply: priceHistorySchema,
  },
  listAccessoryPrices: staffRead(
    staffAddresses.listAccessoryPrices,
    'Prices of all accessories',
    list(managedAccessorySchema),
  ),
  updateAccessoryPrice: {
    ...staffChange(staffAddresses.updateAccessoryPrice, 'Set the price of an accessory'),
    params: idParamsSchema,
    body: accessoryPriceUpdateSchema,
  },
  createOffer: {
    ...staffChange(staffAddresses.createOffer, 'Publish an offer'),
    upload: { picture: 'image', fields: newOfferSchema },
    status: 201,
  },
  listAllOffers: staffRead(
    staffAddresses.listAllOffers,
    'All offers, the newest first, with those planned and ended',
    list(managedOfferSchema),
  ),
  updateOffer: {
    ...staffChange(staffAddresses.updateOffer, 'Change an offer; its picture stays where none is sent'),
    params: idParamsSchema,
    upload: { picture: 'image', isPictureOptional: true, fields: offerEditSchema },
  },
  deleteOffer: {
    ...staffChange(staffAddresses.deleteOffer, 'Withdraw an offer'),
    params: idParamsSchema,
  },
  addGalleryImage: {
    ...staffChange(staffAddresses.addGalleryImage, 'Add a picture to the gallery'),
    upload: { picture: 'images', fields: newGalleryImageSchema },
    status: 201,
  },
  deleteGalleryImage: {
    ...staffChange(staffAddresses.deleteGalleryImage, 'Remove a picture from the gallery'),
    params: idParamsSchema,
  },
  manageBikes: staffRead(staffAddresses.manageBikes, 'All motorcycles', list(vehicleRowSchema)),
  manageScooters: staffRead(staffAddresses.manageScooters, 'All scooters', list(scooterRowSchema)),
  manageEv: staffRead(staffAddresses.manageEv, 'All electric models', list(vehicleRowSchema)),
  setBikeStatus: statusChange(staffAddresses.setBikeStatus, 'Show or hide a motorcycle'),
  setScooterStatus: statusChange(staffAddresses.setScooterStatus, 'Show or hide a scooter'),
  setEvStatus: statusChange(staffAddresses.setEvStatus, 'Show or hide an electric model'),
} as const satisfies Record<string, Endpoint>;

/** The call of a form, which follows from its definition. */
export const enquiryEndpoint = (enquiry: EnquiryDefinition) =>
  ({
    method: 'POST',
    path: enquiry.path,
    access: 'public',
    group: 'Enquiries',
    summary: enquiry.title,
    body: enquirySchema(enquiry),
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
export const namedEndpoints = { ...catalogue, ...visits, ...session, ...management } satisfies Record<
  keyof typeof publicAddresses | keyof typeof staffAddresses,
  Endpoint
>;

/** The one table of all calls: the server registers from it, the browser calls through it, the reference and the tests walk it. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...namedEndpoints,
  ...Object.fromEntries(enquiries.map((enquiry) => [`submit:${enquiry.kind}`, enquiryEndpoint(enquiry)])),
  ...Object.fromEntries(reports.map((report) => [`report:${report.name}`, reportEndpoint(report)])),
};

function read<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply, texts: readonly string[] = []) {
  return {
    ...readAddress(address),
    access: 'public',
    group: 'Catalogue',
    summary,
    reply,
    cached: true,
    texts,
  } as const;
}

function ofModel<Reply extends z.ZodType>(
  address: Address,
  summary: string,
  reply: Reply,
  texts: readonly string[] = [],
) {
  return { ...read(address, summary, reply, texts), params: bikeNameParamsSchema };
}

function staffRead<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return { ...readAddress(address), access: 'staff', group: 'Staff', summary, reply } as const;
}

function staffChange(address: Address, summary: string) {
  return staffRead(address, summary, messageReplySchema);
}

function statusChange(address: Address, summary: string) {
  return { ...staffChange(address, summary), params: idParamsSchema, body: vehicleStatusSchema };
}
