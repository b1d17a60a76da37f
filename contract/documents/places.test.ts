import { expect, it } from 'vitest';
import { valueAt, withValueAt } from './places.ts';

const document = { name: 'A', hours: { days: { en: 'Monday' } }, social: [{ url: 'x' }, { url: 'y' }] };

it('finds what stands at a place, and nothing where there is nothing', () => {
  expect(valueAt(document, 'hours.days.en')).toBe('Monday');
  expect(valueAt(document, 'social.1.url')).toBe('y');
  expect(valueAt(document, 'nowhere.at.all')).toBeUndefined();
});

it('puts a value at a place and leaves the rest, and the document itself, as they are', () => {
  const changed = withValueAt(document, 'social.1.url', 'z');
  expect(changed.social).toEqual([{ url: 'x' }, { url: 'z' }]);
  expect(changed.hours).toBe(document.hours);
  expect(document.social[1]?.url).toBe('y');
  expect(withValueAt(document, 'hours.days.kn', { text: 'k', of: 'Monday' }).hours.days).toMatchObject({
    en: 'Monday',
    kn: { text: 'k' },
  });
  expect(withValueAt({}, 'map.link', 'https://a')).toEqual({ map: { link: 'https://a' } });
});
