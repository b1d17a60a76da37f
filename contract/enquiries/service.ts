import { choice, comingDay, email, message, mobile, text, year } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

const serviceTypes = ['Paid', 'Free'] as const;

export const serviceEnquiry: EnquiryDefinition = {
  kind: 'service',
  title: 'Service booking',
  path: '/book-service',
  fields: {
    model: text('Model', { column: 'model' }),
    enteredModel: text('Model, if not listed'),
    yearOfPurchase: year('Year of purchase'),
    serviceType: choice('Service type', serviceTypes),
    registrationNumber: text('Registration number', { column: 'registration', maxLength: 20 }),
    bookingDate: comingDay('Booking date', { required: true }),
    name: text('Name', { column: 'name', autocomplete: 'name', required: true }),
    email: email('Email'),
    contactNumber: mobile('Contact number', { required: true }),
    message: message(),
  },
  context: ['branch', 'cameFrom'],
  texts: { ...enquiryMessages.service, errorPrefix: 'Error: ' },
  checks: 'none',
};
