import { choice, email, message, mobile, text } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

const productColours = ['Red', 'Blue', 'Black', 'White', 'Grey'] as const;

export const productEnquiry: EnquiryDefinition = {
  kind: 'product',
  title: 'Product enquiry or test ride',
  path: '/api/postBooking',
  fields: {
    name: text('Your name', { column: 'name', autocomplete: 'name', required: true }),
    mobileNo: mobile('Contact number', { required: true }),
    emailId: email('Email address', { required: true }),
    model: text('Model', { column: 'model' }),
    color: choice('Colour', productColours, { required: true }),
    message: message(),
  },
  context: ['variant', 'chosenColour', 'cameFrom'],
  texts: enquiryMessages.product,
  checks: 'browser',
  hidesReason: true,
};
