import { amcEnquiry } from './amc.ts';
import { contactEnquiry } from './contact.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';
import { financeEnquiry } from './finance.ts';
import { joyClubEnquiry } from './joy-club.ts';
import { offerEnquiry } from './offer.ts';
import { optInEnquiry } from './opt-in.ts';
import { productEnquiry } from './product.ts';
import { serviceEnquiry } from './service.ts';
import { warrantyEnquiry } from './warranty.ts';

/** One line here is all that a new form needs: its endpoint, rules, storage and reference follow from the definition. */
export const enquiries: readonly EnquiryDefinition[] = [
  financeEnquiry,
  contactEnquiry,
  serviceEnquiry,
  amcEnquiry,
  warrantyEnquiry,
  optInEnquiry,
  offerEnquiry,
  productEnquiry,
  joyClubEnquiry,
];
