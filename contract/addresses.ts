type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path of a call; `{name}` stands for a part of the path. Parameters that the path does not name stand after its `?`. */
export type Address = `${Method} /${string}`;

/** The calls that visitors make. */
export const publicAddresses = {
  listSlides: 'GET /api/images',
  listSlideWords: 'GET /api/images/words',
  listBikes: 'GET /api/bikes',
  listScooters: 'GET /api/scooters',
  listEv: 'GET /api/ev',
  listCataloguePart: 'GET /api/cataloguePart/{type}',
  modelBeside: 'GET /api/modelBeside/{bikeName}',
  listModelChoices: 'GET /api/modelChoices',
  listHomeModels: 'GET /api/homeModels',
  listGallery: 'GET /api/gallery',
  listOffers: 'GET /api/getOffers',
  listDealers: 'GET /api/dealers/{id}',
  listNetwork: 'GET /api/network',
  listNetworkPage: 'GET /api/networkPage',
  listNetworkAt: 'GET /api/network/{id}',
  readPageText: 'GET /api/pageTexts/{page}',
  viewBike: 'GET /api/bikeView/{bikeName}',
  listVariants: 'GET /api/variants/{bikeName}',
  listFeatures: 'GET /api/bikeFeatures/{bikeName}',
  listAccessories: 'GET /api/bikeAccessories/{bikeName}',
  listColours: 'GET /api/bikeColours/{bikeName}',
  listAngleImages: 'GET /api/360Images/{bikeName}',
  listModelOptions: 'GET /api/modelOptions',
  listSpecificationLabels: 'GET /api/specificationLabels/{bikeName}',
  onRoad: 'GET /api/onRoad/{bikeName}',
  listVariantsOnRoad: 'GET /api/onRoad/{bikeName}/variants',
  listLoanOffers: 'GET /api/loanOffers',
  runningCost: 'GET /api/runningCost',
  exchange: 'GET /api/exchange',
  find: 'GET /api/find',
  compare: 'GET /api/compare',
  search: 'GET /api/search',
  countContact: 'POST /api/contactClicks',
} as const satisfies Record<string, Address>;

/** The calls by which staff come in: anybody may make them, but no script of the site does. */
export const entryAddresses = {
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
  readDocument: 'GET /api/documents/{kind}/{key}',
  listRevisions: 'GET /api/documents/{kind}/{key}/revisions',
  readRevision: 'GET /api/documents/{kind}/{key}/revisions/{id}',
  saveDraft: 'PATCH /api/documents/{kind}/{key}',
  publishDraft: 'POST /api/documents/{kind}/{key}/publish',
  discardDraft: 'POST /api/documents/{kind}/{key}/discard',
  restoreRevision: 'POST /api/documents/{kind}/{key}/restore',
  undoPublish: 'POST /api/documents/{kind}/{key}/undo',
  planDraft: 'POST /api/documents/{kind}/{key}/plan',
  listPlans: 'GET /api/plans',
  cancelPlan: 'POST /api/plans/{id}/cancel',
  publishPlanNow: 'POST /api/plans/{id}/publish',
  dismissPlan: 'POST /api/plans/{id}/dismiss',
  listDocuments: 'POST /api/documents/{kind}/list',
  addDocument: 'POST /api/documents/{kind}',
  moveDocument: 'POST /api/documents/{kind}/{key}/move',
  archiveDocument: 'POST /api/documents/{kind}/{key}/archive',
  sortSamples: 'POST /api/documents/{kind}/samples',
  publishDrafts: 'POST /api/publish',
  readSetUp: 'GET /api/setUp',
  doSetUpStep: 'POST /api/setUp/{step}',
  listTexts: 'POST /api/texts',
  exportTexts: 'POST /api/texts/export',
  importTexts: 'POST /api/texts/import',
  publishTexts: 'POST /api/texts/publish',
  dashboard: 'GET /api/dashboard',
  activity: 'GET /api/activity',
  listPrices: 'GET /api/managePrice',
  updatePrice: 'PATCH /api/managePrice/{bikeName}',
  listVariantPrices: 'GET /api/manageVariants',
  listPriceChanges: 'GET /api/priceChanges',
  listPriceHistory: 'POST /api/priceHistory',
  importPrices: 'POST /api/prices/import',
  crossedSlabs: 'POST /api/prices/slabs',
  listAccessoryPrices: 'GET /api/manageAccessories',
  updateAccessoryPrice: 'PATCH /api/manageAccessories/{id}',
  addPicture: 'POST /api/pictures',
  listPictures: 'POST /api/pictures/list',
  readPicture: 'GET /api/pictures/{id}',
  changePicture: 'PATCH /api/pictures/{id}',
  cutPicture: 'POST /api/pictures/{id}/cut',
  replacePicture: 'POST /api/pictures/{id}/replace',
  deletePicture: 'DELETE /api/pictures/{id}',
  createOffer: 'POST /api/createOffers',
  listAllOffers: 'GET /api/manageOffers',
  updateOffer: 'PATCH /api/updateOffers/{id}',
  deleteOffer: 'DELETE /api/deleteOffers/{id}',
  addGalleryImage: 'POST /api/galleryupload',
  deleteGalleryImage: 'DELETE /api/deleteGalleryImg/{id}',
  addLogo: 'POST /api/logo',
  listSuspected: 'POST /api/enquiries/suspected',
  notSpam: 'POST /api/enquiries/{id}/notSpam',
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

/** A path with its parameters filled in; what it does not name comes after a `?`. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  const rest = new URLSearchParams(params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name);
    return encodeURIComponent(params[name] ?? '');
  });
  return rest.size > 0 ? `${filled}?${rest}` : filled;
}
