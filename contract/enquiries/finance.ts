import { checkbox, email, message, mobile, rupees, text } from '../fields.ts';
import { enquiryMessages } from '../messages/enquiries.ts';
import type { EnquiryDefinition } from './enquiry-definition.ts';

export const financeEnquiry: EnquiryDefinition = {
  kind: 'finance',
  title: 'Finance enquiry',
  path: '/finance',
  fields: {
    name: text('Name', { column: 'name', autocomplete: 'name' }),
    email: email('Email'),
    contact: mobile('Contact number', { keepsDigitsAlone: true }),
    loanAmount: rupees('Loan amount'),
    model: text('Model', { column: 'model', required: 'finance.modelMissing' }),
    message: message(),
    agreed: checkbox('Agreement'),
  },
  context: ['variant', 'chosenColour', 'cameFrom'],
  texts: enquiryMessages.finance,
  incomplete: 'finance.modelMissing',
  checks: 'sentence',
};
