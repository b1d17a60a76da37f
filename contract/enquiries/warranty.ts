import { email, message, mobile, text, year } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const warrantyEnquiry: EnquiryDefinition = {
  kind: 'warranty',
  title: 'Extended warranty enquiry',
  path: '/warranty',
  fields: {
    model: text('Model', { column: 'model' }),
    yearOfPurchase: year('Year of purchase'),
    registrationNumber: text('Registration number', { column: 'registration', maxLength: 20 }),
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    email: email('Email', { required: true }),
    contactNumber: mobile('Contact number', { required: true }),
    message: message(),
  },
  context: ['cameFrom'],
  texts: enquiryMessages.warranty,
  incomplete: 'warranty.incomplete',
  checks: 'sentence',
  showsSubmitting: true,
};
