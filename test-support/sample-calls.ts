import type { InjectOptions } from 'fastify';
import { loadContent } from '../content/load-content.ts';
import { HOUR_MS } from '../contract/durations.ts';
import { consentPurposes } from '../contract/enquiries/consent.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import type { Endpoint } from '../contract/schemas/endpoint.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { demoModelsOf, someModel } from './demo.ts';
import { multipart, smallPicture } from './multipart.ts';

/** Asked for at each call: tests that run past midnight would send yesterday. */
const today = () => kolkataDate(Date.now());
const person = { name: 'Test Person', email: 'test@example.com' };

const passkeyMessage = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };

/** A body that each call accepts. Calls without an entry here take none. */
const bodies: Record<string, unknown> = {
  'submit:finance': { ...person, contact: '9876543210', loanAmount: 50_000, model: 'SP125', message: '', agreed: true },
  'submit:contact': { ...person, contact: '9876543210', reason: 'Support', message: 'Hello' },
  'submit:service': {
    ...person,
    contactNumber: '9876543210',
    get bookingDate() {
      return today();
    },
    serviceType: 'Paid',
  },
  'submit:amc': {
    ...person,
    contactNumber: '9876543210',
    model: 'SP125',
    yearOfPurchase: '2022',
    registrationNumber: 'KA25AB1234',
  },
  'submit:warranty': { ...person, contactNumber: '9876543210' },
  'submit:optIn': {
    registration: 'KA25AB1234',
    name: 'Test Person',
    mobile: '9876543210',
    notifications: { sms: true },
  },
  'submit:offer': { ...person, contact: '9876543210', agree: true },
  'submit:product': { name: 'Test', mobileNo: '9876543210', emailId: 'test@example.com', model: 'SP125', color: 'Red' },
  'submit:joyClub': { name: 'Test Person', model: 'Activa', purchaseYear: 2020 },
  countContact: { kind: 'call', page: '/' },
  logIn: { userId: 'admin', password: 'not the password' },
  updateProfile: { userName: 'New Name', email: 'new@example.com', mobileNo: '9876543210' },
  changePassword: { oldPassword: 'x', newPassword: 'new password', confirmPassword: 'new password' },
  beginSecondFactor: { password: 'correct horse battery' },
  confirmSecondFactor: { password: 'correct horse battery', code: '123456' },
  newRecoveryCodes: { password: 'correct horse battery', code: '123456' },
  endSecondFactor: { password: 'correct horse battery', code: '123456' },
  beginPasskey: { password: 'correct horse battery' },
  addPasskey: { name: 'My phone', passkey: passkeyMessage },
  removePasskey: { password: 'correct horse battery' },
  logInByPasskey: { passkey: passkeyMessage },
  readInvitation: { token: 'x' },
  acceptInvitation: { token: 'x', newPassword: 'new password', confirmPassword: 'new password' },
  addPerson: { userId: 'new-person', userName: 'New Person', role: 'sales' },
  changeRole: { demandsSecondStep: false },
  changePerson: { version: 1, userName: 'Admin', role: 'owner', isActive: true, lastDay: null },
  changeLead: { version: 1, name: 'Test Person' },
  addContact: { clientKey: 'sample-key', way: 'call', outcome: 'reached' },
  addNote: { text: 'A note' },
  changeLeads: { leads: [{ id: 1, version: 1 }], change: { model: 'SP125' } },
  addView: { name: 'A list', query: 'state=late' },
  changeCustomer: { version: 1, name: 'Asha' },
  mergeCustomers: { kept: { id: 2, version: 1 }, joined: { id: 3, version: 1 } },
  splitCustomers: { merge: 1 },
  addLeadCustomer: { version: 1, mobile: '98450 12345' },
  leadMonth: { month: '2026-11' },
  saveDraft: { base: 1, body: {} },
  publishDraft: { revision: 1 },
  discardDraft: { revision: 1 },
  restoreRevision: { revision: 1, base: 1 },
  undoPublish: { revision: 1 },
  planDraft: {
    revision: 1,
    get at() {
      return Date.now() + HOUR_MS;
    },
  },
  addDocument: { title: 'New branch' },
  moveDocument: { before: null },
  archiveDocument: { isArchived: true },
  publishDrafts: { drafts: [{ kind: 'branch', key: 'annigeri', revision: 1 }] },
  setDuty: { expected: [], duty: [] },
  addAbsence: {
    get from() {
      return today();
    },
    get to() {
      return today();
    },
  },
  handOverLeads: { to: null },
  setBranchRule: { expected: null, branch: null },
  leadsOfEnquiries: { enquiries: [1] },
  listMessages: { state: 'waiting' },
  sendMessageAgain: { state: 'dead' },
  dropMessage: { state: 'dead' },
  previewMessage: { template: 'acknowledge', language: 'en' },
  subscribePush: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  unsubscribePush: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
  doSetUpStep: { isDone: true },
  changePicture: { alt: { en: 'A bike' }, isDecorative: false },
  cutPicture: { part: { x: 0, y: 0, width: 0.5, height: 0.5 } },
  replacePicture: { by: 'another' },
  importTexts: { csv: '', isDry: true },
  updatePrice: { price: 123_456 },
  importPrices: { lines: [{ line: 2, model: someModel.bikeName, price: 123_456 }], isDry: true },
  crossedSlabs: { model: someModel.bikeName, prices: [{ variant: null, price: 123_456 }] },
  listPriceHistory: { kind: 'bike', subject: someModel.bikeName },
  updateAccessoryPrice: { price: 999 },
  setBikeStatus: { status: 0 },
  setScooterStatus: { status: 0 },
  setEvStatus: { status: 0 },
};

const parameters: Record<string, string> = {
  bikeName: encodeURIComponent(someModel.bikeName),
  id: '1',
  userId: 'admin',
  role: 'reader',
  step: 'name',
  kind: 'branch',
  key: 'annigeri',
  page: 'about',
  enquiryKind: 'product',
  channel: 'email',
};
/** Motorcycles are filled in first, then scooters, then electric models. */
const firstScooter = 1 + demoModelsOf('bikes').length;
const firstElectric = firstScooter + demoModelsOf('scooters').length;
/** The documents of an empty store are filled in one after the other: the site's own, what people agree to, then the branches. */
const firstOfAnnigeri = 2 + consentPurposes.length + loadContent().dealers.findIndex(({ name }) => name === 'Annigeri');
/** Stored by whoever makes these calls. */
export const SAMPLE_PICTURE = 'sample';
/** The one without a customer. */
const SAMPLE_LEAD = '4';
const ids: Record<string, string> = {
  '/api/pictures/{id}': SAMPLE_PICTURE,
  '/api/pictures/{id}/cut': SAMPLE_PICTURE,
  '/api/pictures/{id}/replace': SAMPLE_PICTURE,
  '/api/leads/{id}/customer': SAMPLE_LEAD,
  '/api/documents/{kind}/{key}/revisions/{id}': String(firstOfAnnigeri),
  '/api/scooters/{id}/status': String(firstScooter),
  '/api/ev/{id}/status': String(firstElectric),
};

export const sampleBody = (name: string, endpoint: Endpoint): unknown =>
  bodies[name] ?? (name.startsWith('report:') ? { page: 1, limit: 10 } : endpoint.body && {});

export const sampleUrl = ({ path }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => (name === 'id' && ids[path]) || (parameters[name] ?? 'x'));

/** Every call of the table, complete and valid but for the session. */
export async function sampleCalls(): Promise<{ name: string; endpoint: Endpoint; call: InjectOptions }[]> {
  const picture = await smallPicture();
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    call: { method: endpoint.method, url: sampleUrl(endpoint), ...payloadFor(name, endpoint, picture) },
  }));
}

function payloadFor(name: string, endpoint: Endpoint, picture: Buffer): Pick<InjectOptions, 'headers' | 'payload'> {
  if (endpoint.upload) {
    const texts = { title: 'An offer', description: 'A description' };
    return multipart(texts, [{ field: endpoint.upload.picture, bytes: picture }]);
  }
  const body = sampleBody(name, endpoint);
  return body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}
