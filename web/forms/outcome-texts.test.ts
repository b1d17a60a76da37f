import { describe, expect, it } from 'vitest';
import type { FormFacts } from './form-facts.ts';
import { failureText, successText } from './outcome-texts.ts';

const facts: FormFacts = {
  path: '/somewhere',
  fields: {},
  context: [],
  chosen: {},
  texts: { success: 'Stored!', network: 'No network.' },
  checks: 'browser',
  consent: 'answer',
  showsSubmitting: false,
  hidesReason: false,
  quotesReply: false,
};
const refused = (message: string) => ({ kind: 'refused', status: 400, message, fields: {} }) as const;

describe('the toast of a form that failed', () => {
  it('is the sentence of the server, with the prefix of the form', () => {
    expect(failureText(facts, refused('Name is required.'))).toBe('Name is required.');
    const prefixed = { ...facts, texts: { ...facts.texts, errorPrefix: 'Error: ' } };
    expect(failureText(prefixed, refused('Name is required.'))).toBe('Error: Name is required.');
  });

  it('is the own text of the form where the server has none, or where its sentence is not for visitors', () => {
    expect(failureText(facts, refused(''))).toBe('No network.');
    const own = { ...facts, texts: { ...facts.texts, failure: 'Failed.' } };
    expect(failureText(own, refused(''))).toBe('Failed.');
    expect(failureText({ ...own, hidesReason: true }, refused('Name is required.'))).toBe('Failed.');
    expect(failureText(own, { kind: 'unreachable' })).toBe('No network.');
  });
});

it('quotes the reply of the server only where that is said', () => {
  expect(successText(facts, 'Thanks')).toBe('Stored!');
  expect(successText({ ...facts, quotesReply: true }, 'Thanks')).toBe('Thanks');
  expect(successText({ ...facts, quotesReply: true }, '')).toBe('Stored!');
});
