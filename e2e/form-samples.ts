import { DAY_MS } from '../contract/durations.ts';
import { amcEnquiry } from '../contract/enquiries/amc.ts';
import { contactEnquiry } from '../contract/enquiries/contact.ts';
import type { EnquiryDefinition } from '../contract/enquiries/enquiry-definition.ts';
import { financeEnquiry } from '../contract/enquiries/finance.ts';
import { joyClubEnquiry } from '../contract/enquiries/joy-club.ts';
import { offerEnquiry } from '../contract/enquiries/offer.ts';
import { optInEnquiry } from '../contract/enquiries/opt-in.ts';
import { productEnquiry } from '../contract/enquiries/product.ts';
import { serviceEnquiry } from '../contract/enquiries/service.ts';
import { warrantyEnquiry } from '../contract/enquiries/warranty.ts';
import { kolkataDate } from '../contract/kolkata-time.ts';
import { aboutBike, pagePaths } from '../contract/page-paths.ts';
import { reports } from '../contract/reports/index.ts';
import { MODEL } from './demo-model.ts';

/** What a person does with a field: type a text, choose a value of a list, tick a box. */
type Entry = string | { choose: string } | true;

export interface FormSample {
  definition: EnquiryDefinition;
  page: string;
  /** Field by field in the order of the tab key; NAME stands for the name of the sender. */
  entries: Record<string, Entry>;
}

export const NAME = '{name}';

const vehicle = { model: { choose: MODEL.slug }, yearOfPurchase: '2024', registrationNumber: 'KA25AB1234' };
const sender = { name: NAME, email: 'asha@example.com', contactNumber: '9876543210', message: 'Please call me.' };

export const formSamples: readonly FormSample[] = [
  {
    definition: financeEnquiry,
    page: pagePaths.finance,
    entries: {
      model: { choose: MODEL.slug },
      loanAmount: '60000',
      name: NAME,
      contact: '9876543210',
      email: 'asha@example.com',
      message: 'Please call me.',
      agreed: true,
    },
  },
  {
    definition: contactEnquiry,
    page: pagePaths.contact,
    entries: {
      name: NAME,
      email: 'asha@example.com',
      contact: '9876543210',
      reason: { choose: 'Support' },
      message: 'Please call me.',
    },
  },
  {
    definition: serviceEnquiry,
    page: pagePaths.serviceBooking,
    entries: {
      model: { choose: 'veteran' },
      enteredModel: 'Veteran, the first',
      yearOfPurchase: '2019',
      serviceType: { choose: 'Paid' },
      registrationNumber: 'KA25AB1234',
      bookingDate: kolkataDate(Date.now() + 7 * DAY_MS),
      ...sender,
    },
  },
  { definition: amcEnquiry, page: pagePaths.amc, entries: { ...vehicle, ...sender } },
  { definition: warrantyEnquiry, page: pagePaths.extendedWarranty, entries: { ...vehicle, ...sender } },
  {
    definition: optInEnquiry,
    page: pagePaths.optIn,
    entries: { registration: 'KA25AB1234', name: NAME, mobile: '9876543210', 'notifications-all': true },
  },
  {
    definition: offerEnquiry,
    page: pagePaths.offers,
    entries: { name: NAME, email: 'asha@example.com', contact: '9876543210', agree: true },
  },
  {
    definition: productEnquiry,
    page: aboutBike(pagePaths.productEnquiry, MODEL.bikeName),
    entries: {
      name: NAME,
      emailId: 'asha@example.com',
      mobileNo: '9876543210',
      model: { choose: MODEL.bikeName },
      color: { choose: 'Blue' },
      message: 'Please call me.',
    },
  },
  {
    definition: joyClubEnquiry,
    page: pagePaths.joyClub,
    entries: {
      model: { choose: 'CBR 150R' },
      purchaseYear: '2020',
      regNo: 'KA25AB1234',
      name: NAME,
      email: 'asha@example.com',
      mobile: '9876543210',
      message: 'Please call me.',
    },
  },
];

export function reportOf({ definition }: FormSample) {
  const report = reports.find(({ enquiry }) => enquiry.kind === definition.kind);
  if (!report) throw new Error(`No report shows ${definition.kind}.`);
  return report;
}

export function sampleOf(kind: string): FormSample {
  const sample = formSamples.find(({ definition }) => definition.kind === kind);
  if (!sample) throw new Error(`There is no sample of ${kind}.`);
  return sample;
}
