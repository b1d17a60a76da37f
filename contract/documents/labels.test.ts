import { expect, it } from 'vitest';
import { fieldAt, labelOf } from './labels.ts';

it.each([
  ['branch', 'name', 'Name'],
  ['branch', 'holidays.1.name', 'Holiday 2: What for'],
  ['site', 'salesHours.opens', 'Opens at'],
  ['site', 'salesHours.lunchBreak', 'Sales hours, lunch break'],
  ['slide', 'phone', 'Picture, on a phone'],
  ['unknown', 'blocks.0.title', 'Blocks, 1, title'],
])('%s %s is called %s', (kind, place, label) => expect(labelOf(kind, place)).toBe(label));

it('the field of a place within a list is found', () => {
  expect(fieldAt('model', 'colours.2.image')).toMatchObject({ label: 'Picture', picture: { aspect: 3 / 2 } });
  expect(fieldAt('slide', 'image')?.label).toBe('Picture');
  expect(fieldAt('slide', 'phone')?.picture?.aspect).toBe(3 / 2);
  expect(fieldAt('model', 'colours.2.nothing')).toBeUndefined();
});
