import { email, message, mobile, text, year } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const amcEnquiry: EnquiryDefinition = {
  kind: 'amc',
  title: 'Annual maintenance contract enquiry',
  path: '/amc',
  fields: {
    model: text('Model', { column: 'model', required: true }),
    yearOfPurchase: year('Year of purchase', { required: true }),
    registrationNumber: text('Registration number', { column: 'registration', maxLength: 20, required: true }),
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    email: email('Email', { required: true }),
    contactNumber: mobile('Contact number', { required: true }),
    message: message(),
  },
  context: ['cameFrom'],
  texts: enquiryMessages.amc,
  incomplete: 'amc.incomplete',
  checks: 'sentence',
  quotesReply: true,
};
