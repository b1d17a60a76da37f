import { expect, it } from 'vitest';
import { askIn, localePrefix, pathIn, splitLocale } from './locales.ts';

it.each([
  ['/', 'en', '/'],
  ['/finance', 'en', '/finance'],
  ['/kn', 'kn', '/'],
  ['/kn/', 'kn', '/'],
  ['/kn/dealers/3', 'kn', '/dealers/3'],
  ['/hi/finance', 'hi', '/finance'],
  ['/en/finance', 'en', '/en/finance'],
  ['/knife', 'en', '/knife'],
] as const)('%s is in %s the page %s', (address, locale, pathname) => {
  expect(splitLocale(address)).toEqual({ locale, pathname });
});

it('prefixes every language but English', () => {
  expect([localePrefix('en'), localePrefix('kn'), localePrefix('hi')]).toEqual(['', '/kn', '/hi']);
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
