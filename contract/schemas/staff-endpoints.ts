import * as z from 'zod';
import type { Address } from '../addresses.ts';
import { readAddress, staffAddresses } from '../addresses.ts';
import { bikeNameParamsSchema, idParamsSchema } from './catalogue.ts';
import { contactClicksSchema } from './contact-clicks.ts';
import type { Endpoint } from './endpoint.ts';
import { messageReplySchema } from './replies.ts';
import {
  accessoryPriceUpdateSchema,
  accountSchema,
  activitySchema,
  dashboardSchema,
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

/** The own account and its session. */
export const accountEndpoints = {
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

/** Figures, and what staff change on the site. */
export const managementEndpoints = {
  dashboard: staffRead(staffAddresses.dashboard, "Today's counts", dashboardSchema),
  activity: staffRead(
    staffAddresses.activity,
    'Enquiries of the last 30 days by day, and the latest ten',
    activitySchema,
  ),
  contactClicks: staffRead(
    staffAddresses.contactClicks,
    'Calls, chats and shares of the last 30 days, and the pages with the most',
    contactClicksSchema,
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

function staffRead<Reply extends z.ZodType>(address: Address, summary: string, reply: Reply) {
  return { ...readAddress(address), access: 'staff', group: 'Staff', summary, reply } as const;
}

function staffChange(address: Address, summary: string) {
  return staffRead(address, summary, messageReplySchema);
}

function statusChange(address: Address, summary: string) {
  return { ...staffChange(address, summary), params: idParamsSchema, body: vehicleStatusSchema };
}
