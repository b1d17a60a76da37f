import { expect, it } from 'vitest';
import { namedSo, namesOf } from './named-so.ts';

const names = namesOf({ name: 'Honda Activa 6G No. 119', bikeName: 'ACTIVA 6G' });

it.each(['activa', 'Activa6G', 'ctiv', 'ACTIVA  6G', '6g honda', 'no. 119', 'honda 119', ''])(
  '%s is in its name',
  (typed) => {
    expect(namedSo(typed)(names)).toBe(true);
  },
);

it.each(['shine', 'no. 19', 'activa 125', 'honda 6 x'])('%s is not', (typed) => {
  expect(namedSo(typed)(names)).toBe(false);
});
