type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path of a call; `{name}` stands for a part of the path. */
export type Address = `${Method} /${string}`;

/** The calls that anybody may make. */
export const publicAddresses = {
  listSlides: 'GET /api/images',
  listBikes: 'GET /api/bikes',
  listScooters: 'GET /api/scooters',
  listEv: 'GET /api/ev',
  listGallery: 'GET /api/gallery',
  listOffers: 'GET /api/getOffers',
  listDealers: 'GET /api/dealers/{id}',
  viewBike: 'GET /api/bikeView/{bikeName}',
  listVariants: 'GET /api/variants/{bikeName}',
  listFeatures: 'GET /api/bikeFeatures/{bikeName}',
  listAccessories: 'GET /api/bikeAccessories/{bikeName}',
  listColours: 'GET /api/bikeColours/{bikeName}',
  listAngleImages: 'GET /api/360Images/{bikeName}',
  countContact: 'POST /api/contactClicks',
  logIn: 'POST /api/login',
  beginPasskeyLogin: 'POST /api/login/passkey',
  logInByPasskey: 'POST /api/login/passkey/answer',
  readInvitation: 'POST /api/invitation',
  acceptInvitation: 'POST /api/invitation/accept',
} as const satisfies Record<string, Address>;

/** The calls that demand a live session, of which the site's scripts know nothing. */
export const staffAddresses = {
  contactClicks: 'GET /api/contactClicks',
  logOut: 'POST /api/logout',
  whoAmI: 'GET /api/me',
  myPermissions: 'GET /api/me/permissions',
  updateProfile: 'PATCH /api/profile/{userId}',
  changePassword: 'PATCH /api/profile/password/{userId}',
  secondFactor: 'GET /api/secondFactor',
  beginSecondFactor: 'POST /api/secondFactor/begin',
  confirmSecondFactor: 'POST /api/secondFactor/confirm',
  newRecoveryCodes: 'POST /api/secondFactor/recoveryCodes',
  endSecondFactor: 'POST /api/secondFactor/off',
  listPasskeys: 'GET /api/passkeys',
  challengePasskey: 'POST /api/passkeys/challenge',
  beginPasskey: 'POST /api/passkeys/begin',
  addPasskey: 'POST /api/passkeys',
  removePasskey: 'POST /api/passkeys/{id}/remove',
  listOwnSessions: 'GET /api/sessions',
  endOwnSession: 'DELETE /api/sessions/{id}',
  listBranches: 'GET /api/branches',
  listRoles: 'GET /api/roles',
  changeRole: 'PATCH /api/roles/{role}',
  listPeople: 'GET /api/people',
  addPerson: 'POST /api/people',
  changePerson: 'PATCH /api/people/{userId}',
  invitePerson: 'POST /api/people/{userId}/invitation',
  endSecondFactorOf: 'POST /api/people/{userId}/oneStep',
  listSessionsOf: 'GET /api/people/{userId}/sessions',
  endSessionOf: 'DELETE /api/people/{userId}/sessions/{id}',
  systemState: 'GET /api/system',
  readHistory: 'POST /api/history',
  dashboard: 'GET /api/dashboard',
  activity: 'GET /api/activity',
  listPrices: 'GET /api/managePrice',
  updatePrice: 'PATCH /api/managePrice/{bikeName}',
  listVariantPrices: 'GET /api/manageVariants',
  listPriceChanges: 'GET /api/priceChanges',
  listPriceHistory: 'POST /api/priceHistory',
  listAccessoryPrices: 'GET /api/manageAccessories',
  updateAccessoryPrice: 'PATCH /api/manageAccessories/{id}',
  createOffer: 'POST /api/createOffers',
  listAllOffers: 'GET /api/manageOffers',
  updateOffer: 'PATCH /api/updateOffers/{id}',
  deleteOffer: 'DELETE /api/deleteOffers/{id}',
  addGalleryImage: 'POST /api/galleryupload',
  deleteGalleryImage: 'DELETE /api/deleteGalleryImg/{id}',
  manageBikes: 'GET /api/bikes_admin',
  manageScooters: 'GET /api/scooters_admin',
  manageEv: 'GET /api/ev_admin',
  setBikeStatus: 'PATCH /api/bikes/{id}/status',
  setScooterStatus: 'PATCH /api/scooters/{id}/status',
  setEvStatus: 'PATCH /api/ev/{id}/status',
} as const satisfies Record<string, Address>;

export function readAddress(address: Address): { method: Method; path: `/${string}` } {
  const [method, path] = address.split(' ');
  return { method: method as Method, path: path as `/${string}` };
}
