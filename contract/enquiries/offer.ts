import { checkbox, email, mobile, text } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const offerEnquiry: EnquiryDefinition = {
  kind: 'offer',
  title: 'Offer enquiry',
  path: '/offer',
  fields: {
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    email: email('Email', { required: true }),
    contact: mobile('Contact number', { required: true }),
    agree: checkbox('Terms and conditions', { required: 'offer.agreementMissing' }),
  },
  context: ['offer', 'offerId', 'cameFrom'],
  texts: enquiryMessages.offer,
  checks: 'browser',
  showsSubmitting: true,
};
