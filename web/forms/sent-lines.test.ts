import { expect, it } from 'vitest';
import type { FormFacts } from './form-facts.ts';
import { mobileIn, sentLines } from './sent-lines.ts';

const facts = {
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
    day: { label: 'Day', control: 'date', required: false },
    agree: { label: 'Terms', control: 'checkbox', required: false },
    channels: { label: 'Messages', control: 'channels', required: false, options: ['sms', 'email'] },
    message: { label: 'Message', control: 'textarea', required: false },
  },
} as unknown as FormFacts;

it('reads what was sent as the form showed it, and leaves out what was left empty', () => {
  const values = {
    model: 'sp125',
    reason: 'Support',
    contact: '+91 98765-43210',
    day: '2026-03-14',
    agree: 'on',
    channels: ['all', 'sms', 'email'],
    message: '',
  };
  const changes = { model: { options: [{ value: 'sp125', label: 'SP 125' }] } };
  expect(sentLines(facts, values, changes).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Model: SP 125',
    'Reason: Help',
    'Number: 98765 43210',
    'Day: 14-03-2026',
    'Messages: sms, email',
  ]);
});

it('knows where the sender can be called, if anywhere', () => {
  expect(mobileIn(facts, { contact: '9876543210' })).toBe('9876543210');
  expect(mobileIn(facts, { contact: '' })).toBeUndefined();
});
