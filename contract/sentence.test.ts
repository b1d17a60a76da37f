import { describe, expect, it } from 'vitest';
import { messages, templateOf } from './messages.ts';
import { fault, readFault } from './schemas/fault.ts';
import type { Sentence } from './sentence.ts';
import { say, sentence, waitText } from './sentence.ts';
import { translateWith } from './translate.ts';

const translate = translateWith(
  new Map([
    ['Name', 'नाम'],
    ['{label} is required.', '{label} ज़रूरी है।'],
    ['{label} can have at most {limit} characters.', '{label}: {limit} अक्षर तक।'],
    ['Please choose one of the listed options for {label}.', '{label}: सूची में से चुनें।'],
    [messages.request.failed, 'कुछ गड़बड़ हो गई।'],
  ]),
);

describe('a sentence of the API', () => {
  it.each<[Sentence, string, string]>([
    [sentence('request.failed'), 'Something went wrong. Please try again.', 'कुछ गड़बड़ हो गई।'],
    [sentence('field.required', { label: 'Name' }), 'Name is required.', 'नाम ज़रूरी है।'],
    [sentence('field.required', { label: 'Model' }), 'Model is required.', 'Model ज़रूरी है।'],
    [
      sentence('field.tooLong', { label: 'Name', limit: 100 }),
      'Name can have at most 100 characters.',
      'नाम: 100 अक्षर तक।',
    ],
    [
      sentence('field.choice', { label: 'Name' }),
      'Please choose one of the listed options for Name.',
      'नाम: सूची में से चुनें।',
    ],
    [sentence('request.notFound'), 'There is nothing at this address.', 'There is nothing at this address.'],
  ])('%j is said in English and in another language', (said, english, translated) => {
    expect(say(said)).toBe(english);
    expect(say(said, translate)).toBe(translated);
  });

  it('takes whatever is filled in as it is, braces and dollar signs too', () => {
    expect(say(sentence('prices.variantBelowModel', { variant: '$& {label} $1' }))).toBe(
      '$& {label} $1 would cost less than the model itself.',
    );
  });

  it('has its English under its key', () => {
    for (const [area, sentences] of Object.entries(messages)) {
      for (const [name, english] of Object.entries(sentences)) {
        expect(templateOf(`${area}.${name}` as never)).toBe(english);
      }
    }
  });

  it('comes through an issue of zod as it was, and a text of zod is quoted', () => {
    expect(readFault(fault('field.year', { label: 'Year', limit: 2026 }))).toEqual({
      key: 'field.year',
      params: { label: 'Year', limit: 2026 },
    });
    expect(readFault(fault('joyClub.empty'))).toEqual({ key: 'joyClub.empty' });
    expect(say(readFault('Too small: expected number to be >=1'))).toBe('Too small: expected number to be >=1');
  });

  it.each([
    [0, 'a minute'],
    [1, 'a minute'],
    [2, '2 minutes'],
    [119, '119 minutes'],
    [120, '2 hours'],
    [1430, '24 hours'],
  ])('says how long %i minutes are: %s', (minutes, text) => expect(waitText(minutes)).toBe(text));
});
