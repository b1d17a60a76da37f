import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterfaceLocale } from '../../contract/locales.ts';
import { inCurrent, speak } from '../lib/locale.ts';
import type { Sentence } from './messages.ts';
import { messageTypes, sentenceModule } from './messages.ts';

type Say = (fill?: Record<string, string | number>) => string;

function compile(sentence: Sentence, ...spoken: InterfaceLocale[]): Say {
  const code = sentenceModule('said', sentence, spoken)
    .replace(/^import .*$/m, '')
    .replace('export const said =', 'return');
  return new Function('inCurrent', code)(inCurrent);
}

describe('the function of a sentence', () => {
  it('fills in what it is given, as often as the sentence has room for it', () => {
    const say = compile({ en: '{name} costs {price}: {name}!' }, 'en');
    expect(say({ name: 'Pulse', price: 5 })).toBe('Pulse costs 5: Pulse!');
  });

  it('says every text as it is written, whatever would mean something in a script', () => {
    const text = fc.string({
      unit: fc.constantFrom('`', '$', '\\', '{', '}', '"', "'", '\n', 'n', 'ಕ', '*/', '\u2028'),
    });
    fc.assert(
      fc.property(text, (english) => {
        fc.pre(!/\{\w+\}/.test(english));
        expect(compile({ en: english }, 'en')()).toBe(english);
      }),
    );
  });

  it('does not look for places to fill in inside what was filled in', () => {
    const say = compile({ en: 'Hello {name}' }, 'en');
    expect(say({ name: '{name} `' })).toBe('Hello {name} `');
  });

  it('says it in the language of the page where a build speaks several, and in English what is not translated', () => {
    const say = compile({ en: 'Home', kn: 'ಮುಖಪುಟ' }, 'en', 'kn', 'hi');
    const said = (['kn', 'hi', 'mr', 'en'] as const).map((locale) => {
      speak(locale);
      return say();
    });
    expect(said).toEqual(['ಮುಖಪುಟ', 'Home', 'Home', 'Home']);
  });

  it('has nothing of the other languages in a build that speaks one', () => {
    expect(sentenceModule('said', { en: 'Home', kn: 'ಮುಖಪುಟ' }, ['kn'])).toBe(
      'export const said = (fill) => `ಮುಖಪುಟ`;',
    );
  });
});

it('the types of sentences name what has to be filled in, once each', () => {
  const types = messageTypes({ plain: { en: 'Home */' }, filled: { en: '{name} and {price}, {name}' } });
  expect(types).toContain('readonly plain: () => string;');
  expect(types).toContain('readonly filled: (fill: { name: string | number; price: string | number }) => string;');
  expect(types.match(/\*\//g)).toHaveLength(2);
});
