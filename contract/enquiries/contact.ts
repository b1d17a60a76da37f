import { choice, email, message, mobile, text } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

const contactReasons = ['Inquiry', 'Support', 'Feedback'] as const;

export const contactEnquiry: EnquiryDefinition = {
  kind: 'contact',
  title: 'Contact request',
  path: '/contact',
  fields: {
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    email: email('Email', { required: true }),
    contact: mobile('Contact number', { required: true }),
    reason: choice('Reason', contactReasons, { required: true }),
    message: message({ required: true }),
  },
  context: ['exchange', 'cameFrom'],
  texts: { ...enquiryMessages.contact, errorPrefix: 'Error: ' },
  checks: 'browser',
  showsSubmitting: true,
};
