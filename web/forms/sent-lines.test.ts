import { expect, it } from 'vitest';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { mobileIn, sentLines } from './sent-lines.ts';

const definition = {
  fields: {
    model: { label: 'Model', control: 'text', required: false },
    reason: {
      label: 'Reason',
      control: 'select',
      required: false,
      options: ['Support'],
      optionLabels: { Support: 'Help' },
    },
    contact: { label: 'Number', control: 'tel', required: false },
    plate: { label: 'Registration', control: 'text', required: false },
    loan: { label: 'Loan', control: 'number', required: false },
    day: { label: 'Day', control: 'date', required: false },
    agree: { label: 'Terms', control: 'checkbox', required: false },
    channels: { label: 'Messages', control: 'channels', required: false, options: ['sms', 'email'] },
    message: { label: 'Message', control: 'textarea', required: false },
  },
  chosen: {
    colour: { label: 'Chosen colour', control: 'text', required: false },
    branch: { label: 'Branch', control: 'text', required: false },
  },
} as unknown as FormDefinition;

it('reads what was sent as the form and its page showed it, and leaves out what was left empty', () => {
  const values = {
    model: 'sp125',
    reason: 'Support',
    contact: '+91 98765-43210',
    plate: 'ka 25 ea 5449',
    loan: '150000',
    day: '2026-03-14',
    agree: 'on',
    channels: ['all', 'sms', 'email'],
    message: '',
    colour: 'Pearl Signal Yellow',
  };
  const changes = {
    model: { options: [{ value: 'sp125', label: 'SP 125' }] },
    plate: { isInCapitals: true },
    colour: { options: [{ value: 'Pearl Signal Yellow', label: 'ಪರ್ಲ್ ಸಿಗ್ನಲ್ ಯೆಲ್ಲೋ' }] },
  };
  expect(sentLines(definition, values, changes, 'Yes').map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Model: SP 125',
    'Reason: Help',
    'Number: 98765 43210',
    'Registration: KA 25 EA 5449',
    'Loan: ₹1,50,000',
    'Day: 14-03-2026',
    'Terms: Yes',
    'Messages: sms, email',
    'Chosen colour: ಪರ್ಲ್ ಸಿಗ್ನಲ್ ಯೆಲ್ಲೋ',
  ]);
});

it('knows where the sender can be called, if anywhere', () => {
  expect(mobileIn(definition, { contact: '9876543210' })).toBe('9876543210');
  expect(mobileIn(definition, { contact: '' })).toBeUndefined();
});
