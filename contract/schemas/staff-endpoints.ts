import * as z from 'zod';
import type { Address } from '../addresses.ts';
import { staffAddresses } from '../addresses.ts';
import { LOGO_FILE } from '../logo.ts';
import type { Need } from '../permissions.ts';
import { bikeNameParamsSchema, idParamsSchema } from './catalogue.ts';
import { contactClicksSchema } from './contact-clicks.ts';
import { logoSchema } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { historyQuerySchema, historySchema } from './history.ts';
import {
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeySchema,
  stepsProofSchema,
} from './passkeys.ts';
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
  ownPermissionsSchema,
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
  systemStateSchema,
  userIdParamsSchema,
  vehicleRowSchema,
  vehicleStatusSchema,
} from './staff.ts';
import { staffChange, staffRead } from './staff-endpoint.ts';

const list = <Row extends z.ZodType>(row: Row) => z.array(row);

/** The own account and its session. */
export const accountEndpoints = {
  logOut: staffChange('login', staffAddresses.logOut, 'End the session'),
  whoAmI: staffRead('login', staffAddresses.whoAmI, 'The account of this session', accountSchema),
  myPermissions: staffRead(
    'login',
    staffAddresses.myPermissions,
    'What the account of this session may do',
    ownPermissionsSchema,
  ),
  updateProfile: {
    ...staffChange('login', staffAddresses.updateProfile, 'Change name, e-mail and mobile of the own account'),
    params: userIdParamsSchema,
    body: profileSchema,
  },
  changePassword: {
    ...staffChange('login', staffAddresses.changePassword, 'Change the own password'),
    params: userIdParamsSchema,
    body: passwordChangeSchema,
  },
  secondFactor: staffRead(
    'login',
    staffAddresses.secondFactor,
    'Whether the own account has a second factor',
    secondFactorSchema,
  ),
  beginSecondFactor: {
    ...staffChange(
      'login',
      staffAddresses.beginSecondFactor,
      'A new secret for the authenticator app, to be confirmed',
    ),
    body: passwordProofSchema,
    reply: secondFactorSetupSchema,
  },
  confirmSecondFactor: {
    ...staffChange(
      'login',
      staffAddresses.confirmSecondFactor,
      'Turn the second factor on; answers the recovery codes, once',
    ),
    body: secondFactorProofSchema,
    reply: recoveryCodesSchema,
  },
  newRecoveryCodes: {
    ...staffChange('login', staffAddresses.newRecoveryCodes, 'New recovery codes in place of the old ones'),
    body: stepsProofSchema,
    reply: recoveryCodesSchema,
  },
  endSecondFactor: {
    ...staffChange('login', staffAddresses.endSecondFactor, 'Turn the second factor off'),
    body: stepsProofSchema,
  },
  listPasskeys: staffRead('login', staffAddresses.listPasskeys, 'The passkeys of the own account', list(passkeySchema)),
  challengePasskey: staffRead(
    'login',
    staffAddresses.challengePasskey,
    'What a browser needs to ask for a passkey of the own account',
    passkeyOptionsSchema,
  ),
  beginPasskey: {
    ...staffRead('login', staffAddresses.beginPasskey, 'What a browser needs to make a passkey', passkeyOptionsSchema),
    body: stepsProofSchema,
  },
  addPasskey: {
    ...staffChange('login', staffAddresses.addPasskey, 'Add the passkey that was made'),
    body: newPasskeySchema,
    status: 201,
  },
  removePasskey: {
    ...staffChange('login', staffAddresses.removePasskey, 'Remove a passkey of the own account'),
    params: passkeyParamsSchema,
    body: stepsProofSchema,
  },
} as const satisfies Record<string, Endpoint>;

/** Figures, and what staff change on the site. */
export const managementEndpoints = {
  readHistory: {
    ...staffRead('history.read', staffAddresses.readHistory, 'Who did what, the newest first', historySchema),
    body: historyQuerySchema,
  },
  systemState: staffRead('system.read', staffAddresses.systemState, 'How the server is doing', systemStateSchema),
  dashboard: staffRead('figures.read', staffAddresses.dashboard, "Today's counts", dashboardSchema),
  activity: staffRead(
    'figures.read',
    staffAddresses.activity,
    'Enquiries of the last 30 days by day, and the latest ten',
    activitySchema,
  ),
  contactClicks: staffRead(
    'figures.read',
    staffAddresses.contactClicks,
    'Calls, chats and shares of the last 30 days, and the pages with the most',
    contactClicksSchema,
  ),
  listPrices: staffRead('prices.change', staffAddresses.listPrices, 'Prices of all models', list(managedPriceSchema)),
  updatePrice: {
    ...staffChange('prices.change', staffAddresses.updatePrice, 'Set the price of a model, and of variants with it'),
    params: bikeNameParamsSchema,
    body: priceUpdateSchema,
  },
  listVariantPrices: staffRead(
    'prices.change',
    staffAddresses.listVariantPrices,
    'Prices of all variants',
    list(managedVariantSchema),
  ),
  listPriceChanges: staffRead(
    'prices.change',
    staffAddresses.listPriceChanges,
    'The last change of each price',
    list(priceChangeSchema),
  ),
  listPriceHistory: {
    ...staffChange(
      'prices.change',
      staffAddresses.listPriceHistory,
      'All changes of the price of a model or accessory',
    ),
    body: priceHistoryQuerySchema,
    reply: priceHistorySchema,
  },
  listAccessoryPrices: staffRead(
    'prices.change',
    staffAddresses.listAccessoryPrices,
    'Prices of all accessories',
    list(managedAccessorySchema),
  ),
  updateAccessoryPrice: {
    ...staffChange('prices.change', staffAddresses.updateAccessoryPrice, 'Set the price of an accessory'),
    params: idParamsSchema,
    body: accessoryPriceUpdateSchema,
  },
  createOffer: {
    ...staffChange('offers.change', staffAddresses.createOffer, 'Publish an offer'),
    upload: { picture: 'image', fields: newOfferSchema },
    status: 201,
  },
  listAllOffers: staffRead(
    'offers.change',
    staffAddresses.listAllOffers,
    'All offers, the newest first, with those planned and ended',
    list(managedOfferSchema),
  ),
  updateOffer: {
    ...staffChange(
      'offers.change',
      staffAddresses.updateOffer,
      'Change an offer; its picture stays where none is sent',
    ),
    params: idParamsSchema,
    upload: { picture: 'image', isPictureOptional: true, fields: offerEditSchema },
  },
  deleteOffer: {
    ...staffChange('offers.change', staffAddresses.deleteOffer, 'Withdraw an offer'),
    params: idParamsSchema,
  },
  addGalleryImage: {
    ...staffChange('gallery.change', staffAddresses.addGalleryImage, 'Add a picture to the gallery'),
    upload: { picture: 'images', fields: newGalleryImageSchema },
    status: 201,
  },
  deleteGalleryImage: {
    ...staffChange('gallery.change', staffAddresses.deleteGalleryImage, 'Remove a picture from the gallery'),
    params: idParamsSchema,
  },
  addLogo: {
    ...staffRead(
      'content.change',
      staffAddresses.addLogo,
      'Upload a logo, for the settings of the site to name',
      logoSchema,
    ),
    upload: { picture: LOGO_FILE, fields: z.object({}) },
    status: 201,
  },
  manageBikes: staffRead('vehicles.change', staffAddresses.manageBikes, 'All motorcycles', list(vehicleRowSchema)),
  manageScooters: staffRead('vehicles.change', staffAddresses.manageScooters, 'All scooters', list(scooterRowSchema)),
  manageEv: staffRead('vehicles.change', staffAddresses.manageEv, 'All electric models', list(vehicleRowSchema)),
  setBikeStatus: statusChange('vehicles.change', staffAddresses.setBikeStatus, 'Show or hide a motorcycle'),
  setScooterStatus: statusChange('vehicles.change', staffAddresses.setScooterStatus, 'Show or hide a scooter'),
  setEvStatus: statusChange('vehicles.change', staffAddresses.setEvStatus, 'Show or hide an electric model'),
} as const satisfies Record<string, Endpoint>;

function statusChange(needs: Need, address: Address, summary: string) {
  return { ...staffChange(needs, address, summary), params: idParamsSchema, body: vehicleStatusSchema };
}
