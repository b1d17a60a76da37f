import { expect, it } from 'vitest';
import { stateOf, textIn } from './local-text.ts';

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
