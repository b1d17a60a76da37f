import { describe, expect, it } from 'vitest';
import { translateTexts, translateWith } from './translate.ts';

const translate = translateWith(
  new Map([
    ['Engine', 'ಎಂಜಿನ್'],
    ['Drum', 'ಡ್ರಮ್'],
  ]),
);

describe('the texts of a reply', () => {
  it('are translated where the call says that there are some, and nowhere else', () => {
    const reply = [{ name: 'Engine', specs: { engine: 'Engine', brakes: { front: 'Drum', rear: 'Disc' } }, price: 5 }];
    expect(translateTexts(reply, ['*.specs.engine', '*.specs.brakes.*'], translate)).toEqual([
      { name: 'Engine', specs: { engine: 'ಎಂಜಿನ್', brakes: { front: 'ಡ್ರಮ್', rear: 'Disc' } }, price: 5 },
    ]);
  });

  it('stay as they were typed where no dictionary knows them, however they are called', () => {
    const typed = { a: 'Rain sale', b: 'constructor', c: '__proto__' };
    expect(translateTexts(typed, ['*'], translate)).toEqual(typed);
  });

  it('need not be there', () => {
    expect(translateTexts({ a: 1, b: null }, ['*', 'a.x', 'b.*', 'c.d'], translate)).toEqual({ a: 1, b: null });
  });
});
