import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { missingFields, openAgreements, valuesToPayload } from './form-values.ts';

const definition: FormDefinition = {
  kind: 'sample',
  title: 'A form',
  path: '/somewhere',
  fields: {
    name: { label: 'Name', control: 'text', required: true },
    agree: { label: 'Agree', control: 'checkbox', required: true },
    notifications: { label: 'Channels', control: 'channels', required: false, options: ['sms', 'email'] },
  },
  context: ['variant', 'cameFrom'],
  chosen: {},
  texts: { success: 'yes', network: 'no' },
  checks: 'sentence',
};

describe('the payload of a form', () => {
  it('says what the page knows beside the fields, and nothing where it knows nothing', () => {
    const values = { name: 'Asha', variant: 'DLX', cameFrom: '', branch: 'Keshwapur' };
    const { name, variant, ...others } = valuesToPayload(definition, values);
    expect({ name, variant }).toEqual({ name: 'Asha', variant: 'DLX' });
    expect(Object.keys(others)).toEqual(['agree', 'notifications']);
  });

  it('has texts, boxes and channels in the shape that the call takes', () => {
    expect(valuesToPayload(definition, { name: 'Asha', agree: 'on', notifications: 'sms' })).toEqual({
      name: 'Asha',
      agree: true,
      notifications: { all: false, sms: true, email: false },
    });
    expect(valuesToPayload(definition, { name: '', notifications: ['sms', 'email'] })).toEqual({
      name: '',
      agree: false,
      notifications: { all: true, sms: true, email: true },
    });
  });

  it('names the trap only when something fell into it', () => {
    expect(valuesToPayload(definition, { name: 'Asha', website: '' })).not.toHaveProperty('website');
    expect(valuesToPayload(definition, { name: 'Asha', website: 'https://spam.example' })).toHaveProperty('website');
  });
});

it('finds the required fields that are empty', () => {
  expect(missingFields(definition, { name: '  ' })).toEqual(['name']);
  expect(missingFields(definition, { name: 'Asha' })).toEqual([]);
});

it('finds the agreements that are not ticked', () => {
  expect(openAgreements(definition, { name: 'Asha' })).toEqual(['agree']);
  expect(openAgreements(definition, { agree: 'on' })).toEqual([]);
});
