import { expect, it } from 'vitest';
import { languages, ownScriptOf } from './languages.ts';
import { locales } from './locales.ts';

it('has letters of its own for Marathi, which is written as Hindi is, and none for Telugu, Tamil and Malayalam', () => {
  expect(locales.map(ownScriptOf)).toEqual([
    'latin',
    'kannada',
    'devanagari',
    'devanagari',
    undefined,
    undefined,
    undefined,
  ]);
});

it('calls no two languages by one name: a file of translations tells them apart by it', () => {
  expect(new Set(Object.values(languages).map(({ english }) => english)).size).toBe(locales.length);
});
