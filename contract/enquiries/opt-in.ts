import { channels, mobile, text } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const optInChannels = ['rcs', 'sms', 'obd', 'email', 'whatsapp'] as const;

export const optInEnquiry: EnquiryDefinition = {
  kind: 'optIn',
  title: 'Notification opt-in',
  path: '/opt-in',
  fields: {
    registration: text('Registration number', { column: 'registration', maxLength: 20, required: true }),
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    mobile: mobile('Mobile number', { required: true }),
    notifications: channels('Notifications', optInChannels),
  },
  context: ['cameFrom'],
  texts: { ...enquiryMessages.optIn, errorPrefix: 'Error: ' },
  checks: 'browser',
  consent: 'notify',
  showsSubmitting: true,
};
