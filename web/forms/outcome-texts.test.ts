import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contract/enquiries/translate-enquiry.ts';
import { failureText, successText } from './outcome-texts.ts';

const definition: FormDefinition = {
  kind: 'sample',
  title: 'A form',
  path: '/somewhere',
  fields: {},
  context: [],
  chosen: {},
  texts: { success: 'Stored!', network: 'No network.' },
  checks: 'browser',
};
const refused = (message: string) => ({ kind: 'refused', status: 400, message, fields: {} }) as const;

describe('the toast of a form that failed', () => {
  it('is the sentence of the server, with the prefix of the form', () => {
    expect(failureText(definition, refused('Name is required.'))).toBe('Name is required.');
    const prefixed = { ...definition, texts: { ...definition.texts, errorPrefix: 'Error: ' } };
    expect(failureText(prefixed, refused('Name is required.'))).toBe('Error: Name is required.');
  });

  it('is the own text of the form where the server has none, or where its sentence is not for visitors', () => {
    expect(failureText(definition, refused(''))).toBe('No network.');
    const own = { ...definition, texts: { ...definition.texts, failure: 'Failed.' } };
    expect(failureText(own, refused(''))).toBe('Failed.');
    expect(failureText({ ...own, hidesReason: true }, refused('Name is required.'))).toBe('Failed.');
    expect(failureText(own, { kind: 'unreachable' })).toBe('No network.');
  });
});

it('quotes the reply of the server only where that is said', () => {
  expect(successText(definition, 'Thanks')).toBe('Stored!');
  expect(successText({ ...definition, quotesReply: true }, 'Thanks')).toBe('Thanks');
  expect(successText({ ...definition, quotesReply: true }, '')).toBe('Stored!');
});
