import { describe, expect, it } from 'vitest';
import { arranged } from './arranged.ts';

const page = (keys: string, beyond: string[] = []) => ({
  documents: [...keys].map((key) => ({ key })),
  beyond,
  total: keys.length + beyond.length,
});
const order = (list: { documents: { key: string }[] }) => list.documents.map(({ key }) => key).join('');

describe('arranged', () => {
  it.each([
    ['c', 'a', 'cabd'],
    ['a', 'c', 'bacd'],
    ['b', null, 'acdb'],
    ['a', 'a', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'gone', 'abcd'],
  ])('puts %s before %s', (key, before, expected) => expect(order(arranged(page('abcd'), key, before))).toBe(expected));

  it('leaves the page as it is when something goes to another one', () => {
    const list = page('abcd', ['e']);
    expect(arranged(list, 'a', 'e')).toBe(list);
    expect(arranged(list, 'a', null)).toBe(list);
  });
});
