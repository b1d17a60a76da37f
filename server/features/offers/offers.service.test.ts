import { expect, it } from 'vitest';
import { loadTranslations } from '../../../content/load-translations.ts';
import { withWords } from './offers.service.ts';

it('a change of an offer keeps the translations that its form does not ask for', () => {
  const typed = { title: 'New', description: 'Text', starts_on: null, ends_on: null };
  const inBoth = { title_kn: 'ಹೊಸ', title_hi: '', description_kn: '', description_hi: '' };
  const mr = { text: 'जुने', of: 'Old' };
  const old = { title: { en: 'Old', hi: { text: 'पुराना', of: 'Old' }, mr }, description: { en: 'Text' } };
  const before = { ...old, id: 1, version: 1, image: '/x.webp', startsOn: null, endsOn: null };
  const { title, description } = withWords({ ...typed, ...inBoth }, loadTranslations(), before);
  expect(title).toEqual({ en: 'New', kn: { text: 'ಹೊಸ', of: 'New' }, mr });
  expect(description).toEqual({ en: 'Text' });
});
