import { checkbox, email, message, mobile, rupees, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { defineEnquiry } from './define-enquiry.ts';

export const financeEnquiry = defineEnquiry({
  kind: 'finance',
  title: 'Finance enquiry',
  path: '/finance',
  fields: {
    name: text('Name', { column: 'name', autocomplete: 'name' }),
    email: email('Email'),
    contact: mobile('Contact number', { stripNonDigits: true }),
    loanAmount: rupees('Loan amount'),
    model: text('Model', { column: 'model', required: messages.finance.modelMissing }),
    message: message(),
    agreed: checkbox('Agreement'),
  },
  context: ['variant', 'chosenColour', 'cameFrom'],
  texts: { ...messages.finance, incomplete: messages.finance.modelMissing },
  checks: 'sentence',
});
