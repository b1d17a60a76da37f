import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../../../contract/locales.ts';
import { BASE_LOCALE } from '../../../contract/locales.ts';
import type { PageContent, Site } from '../../../contract/types.ts';
import { releasedSite } from '../../../test-support/released-site.ts';
import { speak } from '../../lib/locale.ts';
import { site, takeSite } from '../site-content.ts';
import { pageText } from './page-text.ts';

const facts = releasedSite();
const words = pageText<'about'>({ en: { title: 'About {dealership}' }, kn: { title: '{dealership}, {district}' } });

function titleIn(locale: Locale, from: Site): PageContent['about']['title'] {
  speak(locale);
  takeSite(from);
  return words().title;
}

afterEach(() => {
  speak(BASE_LOCALE);
  takeSite(undefined as never);
});

it('has the facts of the dealership filled in, in the language of the page', () => {
  expect(titleIn('en', facts.en)).toBe(`About ${facts.en.dealership}`);
  expect(titleIn('kn', facts.kn)).toBe(`${facts.kn.dealership}, ${facts.kn.district}`);
});

it('is filled in once, and again when the dealership says something else of itself', () => {
  titleIn('en', facts.en);
  const first = words();
  expect(words()).toBe(first);
  expect(titleIn('en', { ...facts.en, dealership: 'Tungabhadra Wheels' })).toBe('About Tungabhadra Wheels');
  expect(titleIn('en', facts.en)).toBe(`About ${facts.en.dealership}`);
});

it('is not to be had before anybody has said whose site it is', () => {
  expect(() => site()).toThrow('whose site');
  expect(() => words()).toThrow('whose site');
});
