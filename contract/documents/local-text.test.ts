import { expect, it } from 'vitest';
import { isSameButTranslations, stateOf, textIn, textsIn } from './local-text.ts';

const text = { en: 'Open', kn: { text: 'ತೆರೆದಿದೆ', of: 'Open' }, hi: { text: 'खुला', of: 'Opened' } };

it('knows a translation that is fresh, one whose English has changed since, and none', () => {
  expect(stateOf(text, 'kn')).toBe('fresh');
  expect(stateOf(text, 'hi')).toBe('stale');
  expect(stateOf({ en: 'Open' }, 'kn')).toBe('missing');
  expect(stateOf({ en: 'Open', kn: { text: '', of: 'Open' } }, 'kn')).toBe('missing');
});

it('shows a stale translation rather than English, and English rather than nothing', () => {
  expect(textIn(text, 'en')).toBe('Open');
  expect(textIn(text, 'kn')).toBe('ತೆರೆದಿದೆ');
  expect(textIn(text, 'hi')).toBe('खुला');
  expect(textIn({ en: 'Open', hi: { text: '', of: 'Open' } }, 'hi')).toBe('Open');
});

it('finds every text of a document, with its place', () => {
  const document = { id: 1, name: text, days: [{ date: 'x', name: { en: 'Ugadi' } }], none: null, map: { en: 1 } };
  expect(textsIn(document)).toEqual([
    { place: 'name', text },
    { place: 'days.0.name', text: { en: 'Ugadi' } },
  ]);
});

it('tells a change of translations from any other', () => {
  const document = { id: 1, name: text, days: [{ name: { en: 'Ugadi' } }] };
  const kn = { text: 'ಯುಗಾದಿ', of: 'Ugadi' };
  const isSame = (other: unknown) => isSameButTranslations(document, other);
  expect(isSame(document)).toBe(true);
  expect(isSame({ ...document, days: [{ name: { en: 'Ugadi', kn } }] })).toBe(true);
  expect(isSame({ ...document, name: { en: 'Open' } })).toBe(true);
  for (const other of [
    { ...document, id: 2 },
    { ...document, more: true },
    { id: 1, name: text },
    { ...document, days: [] },
    { ...document, days: { 0: document.days[0] } },
    { ...document, days: [{ name: { en: 'Diwali', kn } }] },
    { ...document, days: [{ name: { en: 'Ugadi', fr: kn } }] },
    { ...document, days: [{ name: { en: 'Ugadi', kn: { ...kn, link: 'x' } } }] },
    { ...document, days: [{ name: { en: 'Ugadi', kn: 'plain' } }] },
    { ...document, days: [{ name: { en: 'Ugadi', kn: null } }] },
    { ...document, days: [{ name: 'Ugadi' }] },
    null,
  ]) {
    expect(isSame(other), JSON.stringify(other)).toBe(false);
  }
});
