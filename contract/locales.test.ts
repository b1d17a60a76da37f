import { expect, it } from 'vitest';
import { localePrefix, splitLocale } from './locales.ts';

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
