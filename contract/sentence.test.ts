import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { fieldSentences, translateSentence } from './sentences.ts';
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

describe('a sentence of the API in another language', () => {
  it.each([
    [messages.request.failed, 'कुछ गड़बड़ हो गई।'],
    [messages.field.required('Name'), 'नाम ज़रूरी है।'],
    [messages.field.required('Model'), 'Model ज़रूरी है।'],
    [messages.field.tooLong('Name', 100), 'नाम: 100 अक्षर तक।'],
    [messages.field.choice('Name'), 'नाम: सूची में से चुनें।'],
    ['Something nobody ever said.', 'Something nobody ever said.'],
  ])('%s', (sentence, expected) => expect(translateSentence(sentence, translate)).toBe(expected));

  it('is known by what is filled in', () => {
    expect(fieldSentences).toContain('{label} can have at most {limit} characters.');
    expect(fieldSentences.every((sentence) => sentence.includes('{label}'))).toBe(true);
  });
});
