import { describe, expect, it } from 'vitest';
import { entryAddresses, publicAddresses, staffAddresses } from '../addresses.ts';
import { endpoints } from './endpoints.ts';

const publicCalls = `
GET /api/images
GET /api/images/words
GET /api/bikes
GET /api/scooters
GET /api/ev
GET /api/gallery
GET /api/getOffers
POST /finance
POST /contact
POST /book-service
POST /amc
POST /warranty
POST /opt-in
POST /offer
POST /api/postBooking
POST /api/joyClub
GET /api/360Images/{bikeName}
GET /api/dealers/{id}
GET /api/network
GET /api/network/{id}
GET /api/pageTexts/{page}
GET /api/bikeView/{bikeName}
GET /api/variants/{bikeName}
GET /api/bikeFeatures/{bikeName}
GET /api/bikeAccessories/{bikeName}
GET /api/bikeColours/{bikeName}
GET /api/modelOptions
GET /api/cataloguePart/{type}
GET /api/modelBeside/{bikeName}
GET /api/modelChoices
GET /api/homeModels
GET /api/networkPage
GET /api/specificationLabels/{bikeName}
GET /api/onRoad/{bikeName}
GET /api/onRoad/{bikeName}/variants
GET /api/loanOffers
GET /api/runningCost
GET /api/exchange
GET /api/find
GET /api/compare
GET /api/search
POST /api/login
POST /api/login/passkey
POST /api/login/passkey/answer
POST /api/invitation
POST /api/invitation/accept
POST /api/contactClicks
`;

const staffCalls = `
POST /api/logout
GET /api/me
GET /api/me/permissions
GET /api/passkeys
POST /api/passkeys
POST /api/passkeys/begin
POST /api/passkeys/challenge
POST /api/passkeys/{id}/remove
GET /api/sessions
DELETE /api/sessions/{id}
GET /api/branches
GET /api/roles
PATCH /api/roles/{role}
GET /api/people
POST /api/people
PATCH /api/people/{userId}
POST /api/people/{userId}/invitation
POST /api/people/{userId}/oneStep
GET /api/people/{userId}/sessions
DELETE /api/people/{userId}/sessions/{id}
GET /api/managePrice
GET /api/priceChanges
POST /api/priceHistory
POST /api/prices/import
POST /api/prices/slabs
GET /api/manageVariants
PATCH /api/managePrice/{bikeName}
GET /api/manageAccessories
PATCH /api/manageAccessories/{id}
GET /api/dashboard
GET /api/system
POST /api/messages/list
GET /api/messages/counts
POST /api/messages/{id}/again
POST /api/messages/{id}/drop
POST /api/messages/preview
GET /api/messages/channels
POST /api/messages/channels/{channel}/test
GET /api/push
POST /api/push/subscribe
POST /api/push/unsubscribe
POST /api/logo
GET /api/documents/{kind}/{key}
GET /api/documents/{kind}/{key}/revisions
GET /api/documents/{kind}/{key}/revisions/{id}
POST /api/documents/{kind}/{key}/undo
POST /api/documents/{kind}/{key}/plan
GET /api/plans
POST /api/plans/{id}/cancel
POST /api/plans/{id}/publish
POST /api/plans/{id}/dismiss
PATCH /api/documents/{kind}/{key}
POST /api/documents/{kind}/{key}/publish
POST /api/documents/{kind}/{key}/discard
POST /api/documents/{kind}/{key}/restore
POST /api/documents/{kind}
POST /api/documents/{kind}/list
POST /api/documents/{kind}/samples
POST /api/publish
GET /api/setUp
POST /api/setUp/{step}
POST /api/documents/{kind}/{key}/move
POST /api/documents/{kind}/{key}/archive
POST /api/texts
POST /api/texts/export
POST /api/texts/import
POST /api/texts/publish
POST /api/history
GET /api/activity
GET /api/contactClicks
POST /api/pictures
POST /api/pictures/list
GET /api/pictures/{id}
PATCH /api/pictures/{id}
POST /api/pictures/{id}/cut
POST /api/pictures/{id}/replace
DELETE /api/pictures/{id}
POST /api/createOffers
GET /api/manageOffers
PATCH /api/updateOffers/{id}
DELETE /api/deleteOffers/{id}
POST /api/galleryupload
DELETE /api/deleteGalleryImg/{id}
PATCH /api/profile/{userId}
PATCH /api/profile/password/{userId}
GET /api/secondFactor
POST /api/secondFactor/begin
POST /api/secondFactor/confirm
POST /api/secondFactor/recoveryCodes
POST /api/secondFactor/off
GET /api/bikes_admin
GET /api/scooters_admin
GET /api/ev_admin
PATCH /api/bikes/{id}/status
PATCH /api/scooters/{id}/status
PATCH /api/ev/{id}/status
POST /api/bookingReports
POST /api/amcReports
POST /api/ExtendedWarrantyReports
POST /api/financeReports
POST /api/enquiryReports
POST /api/offerReports
POST /api/getJoyClub
POST /api/contactReports
POST /api/customers/list
POST /api/optInReports
POST /api/enquiries/suspected
POST /api/enquiries/{id}/notSpam
POST /api/enquiries/{id}/spam
GET /api/team
PATCH /api/team/people/{userId}/duty
POST /api/team/people/{userId}/absences
DELETE /api/team/people/{userId}/absences/{id}
POST /api/team/people/{userId}/handOver
PATCH /api/team/rules/{enquiryKind}
POST /api/leads/ofEnquiries
POST /api/leads/list
GET /api/leads/counts
GET /api/leads/choices
GET /api/leads/{id}
PATCH /api/leads/{id}
POST /api/leads/{id}/contacts
POST /api/leads/{id}/notes
POST /api/leads/{id}/take
POST /api/leads/bulk
GET /api/views
POST /api/views
DELETE /api/views/{id}
GET /api/events
GET /api/customers/{id}
PATCH /api/customers/{id}
POST /api/customers/merge
POST /api/customers/split
POST /api/leads/{id}/customer
POST /api/leadFigures
POST /api/leadFigures/month
`;

const lines = (list: string): string[] => list.trim().split('\n').sort();

const callsOpenTo = (access: 'public' | 'staff'): string[] =>
  Object.values(endpoints)
    .filter((endpoint) => endpoint.access === access)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

describe('the table of calls', () => {
  it('opens to everybody what section 7 calls public, the branches, the models of forms and the labels of specifications, the login, invitations and the count of clicks', () => {
    expect(callsOpenTo('public')).toEqual(lines(publicCalls));
  });

  it('keeps for staff every other call of section 7, and those that were added: what a desk, its customers, its team, messages and content need', () => {
    expect(callsOpenTo('staff')).toEqual(lines(staffCalls));
  });

  it("has what is staff's among the addresses of staff, which the scripts of the site do not know, and nothing else", () => {
    for (const address of Object.values(staffAddresses)) expect(callsOpenTo('staff')).toContain(address);
    for (const address of Object.values({ ...publicAddresses, ...entryAddresses }))
      expect(callsOpenTo('public')).toContain(address);
  });

  it('names each part of an address that a call reads, and other parameters only of calls that read', () => {
    for (const { path, params, method } of Object.values(endpoints)) {
      const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const names = Object.keys(params?.shape ?? {});
      const mayAsk = method === 'GET';
      expect(mayAsk ? names.slice(0, inAddress.length) : names, path).toEqual(inAddress);
    }
  });

  it('takes the picture of an offer as image and that of the gallery as images', () => {
    expect(endpoints.createOffer?.upload?.picture).toBe('image');
    expect(endpoints.addGalleryImage?.upload?.picture).toBe('images');
  });

  it('limits every form, and nothing but the forms', () => {
    const limited = Object.values(endpoints)
      .filter((endpoint) => endpoint.limited)
      .map(({ path }) => path)
      .sort();
    const forms = ['/finance', '/contact', '/book-service', '/amc', '/warranty', '/opt-in', '/offer'];
    expect(limited).toEqual([...forms, '/api/postBooking', '/api/joyClub'].sort());
  });
});
