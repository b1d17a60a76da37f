import { choice, email, message, mobile, text, year } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const joyClubModels = ['Shine', 'Activa', 'Unicorn', 'CBR 150R'] as const;

export const joyClubEnquiry: EnquiryDefinition = {
  kind: 'joyClub',
  title: 'JOY CLUB enquiry',
  path: '/api/joyClub',
  fields: {
    name: text('Your name', { column: 'name', autocomplete: 'name' }),
    mobile: mobile('Contact number'),
    email: email('Email address'),
    model: choice('Model', joyClubModels, { column: 'model' }),
    regNo: text('Registration number', { column: 'registration', maxLength: 20 }),
    purchaseYear: year('Year of purchase'),
    message: message(),
  },
  context: ['cameFrom'],
  texts: enquiryMessages.joyClub,
  checks: 'browser',
  hidesReason: true,
  refuseEmpty: 'joyClub.empty',
};
