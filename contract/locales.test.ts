import { expect, it } from 'vitest';
import {
  askIn,
  interfaceOf,
  languagesOf,
  localePrefix,
  locales,
  otherLocales,
  pathIn,
  splitLocale,
} from './locales.ts';

it.each([
  ['/', 'en', '/'],
  ['/finance', 'en', '/finance'],
  ['/kn', 'kn', '/'],
  ['/kn/', 'kn', '/'],
  ['/kn/dealers/3', 'kn', '/dealers/3'],
  ['/hi/finance', 'hi', '/finance'],
  ['/mr/finance', 'mr', '/finance'],
  ['/en/finance', 'en', '/en/finance'],
  ['/fr/finance', 'en', '/fr/finance'],
  ['/knife', 'en', '/knife'],
] as const)('%s is in %s the page %s', (address, locale, pathname) => {
  expect(splitLocale(address)).toEqual({ locale, pathname });
});

it('prefixes every language but English', () => {
  expect([localePrefix('en'), localePrefix('kn'), localePrefix('hi')]).toEqual(['', '/kn', '/hi']);
});

it('speaks English on pages in a language that it has no sentences in', () => {
  expect(locales.map(interfaceOf)).toEqual(['en', 'kn', 'hi', 'en', 'en', 'en', 'en']);
});

it('shows English, and what was chosen beside it, in one order; where nothing was, what it speaks itself', () => {
  expect(languagesOf(['mr', 'kn'])).toEqual(['en', 'kn', 'mr']);
  expect(languagesOf([])).toEqual(['en']);
  expect(languagesOf()).toEqual(['en', 'kn', 'hi']);
  expect(['en', ...otherLocales]).toEqual(locales);
});

it.each([
  ['en', '/', '/'],
  ['kn', '/', '/kn'],
  ['kn', '/?a=1', '/kn?a=1'],
  ['hi', '/#map', '/hi#map'],
  ['hi', '/finance?bike=SP125', '/hi/finance?bike=SP125'],
  ['en', '/finance', '/finance'],
] as const)('in %s the page %s is at %s', (locale, path, address) => {
  expect(pathIn(locale, path)).toBe(address);
});

it('asks for an answer in every language but English', () => {
  expect([askIn('en', '/api/ev'), askIn('hi', '/api/ev')]).toEqual(['/api/ev', '/api/ev?lang=hi']);
});
