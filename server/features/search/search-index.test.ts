import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';

const models = [
  ...['Activa 6G', 'Activa 125', 'Dio 110', 'Dio 125', 'SP125', 'SP160', 'Shine 125', 'CB350RS', "H'ness CB350"],
  ...['Hornet 2.0', 'Unicorn', 'XBLADE'],
];
const index = new SearchIndex([
  ...models.map((name) => ({ item: name, titles: [name], more: ['Honda'] })),
  { item: 'helmet', titles: ['Full-face Helmet', 'ಫುಲ್-ಫೇಸ್ ಹೆಲ್ಮೆಟ್', 'फुल-फेस हेलमेट'], more: ['08H50-K00-100'] },
  { item: 'accessories', titles: ['Accessories'], more: ['helmet'] },
]);
const find = (text: string) => index.find(text);

describe('finds as it is written', () => {
  it.each([
    ['sp 125', ['SP125']],
    ['SP-125', ['SP125']],
    ['sp೧೨೫', ['SP125']],
    ['sp', ['SP125', 'SP160']],
    ['acti va', ['Activa 6G', 'Activa 125']],
    ['x-blade', ['XBLADE']],
    ['h ness', ["H'ness CB350"]],
    ['ಆಕ್ಟಿವಾ 125', ['Activa 125']],
    ['ಎಸ್‌ಪಿ 125', ['SP125']],
    ['ಎಸ್ ಪಿ ೧೨೫', ['SP125']],
    ['सीबी350', ['CB350RS', "H'ness CB350"]],
    ['ಹೆಲ್ಮೆಟ್', ['helmet', 'accessories']],
    ['08h50 k00', ['helmet']],
    ['activaa', ['Activa 125', 'Activa 6G']],
  ])('%s', (text, items) => {
    expect(find(text)).toEqual({ fit: 'written', items });
  });
});

describe('forgives', () => {
  it.each([
    ['actvia', 'Activa 125'],
    ['hornat', 'Hornet 2.0'],
    ['unikron', 'Unicorn'],
    ['helmat', 'helmet'],
    ['acessor', 'accessories'],
    ['ಹಾರ್ನೆಟ್', 'Hornet 2.0'],
    ['ಹೆಲಮೆಟ್', 'helmet'],
    ['ಹಲ್ಮೆಟ್', 'helmet'],
    ['हेल्मट', 'helmet'],
    ['एक्टिवा 6जी', 'Activa 6G'],
    ['शाइन', 'Shine 125'],
    ['ಯುನಿಕಾರ್ನ್', 'Unicorn'],
  ])('%s', (text, first) => {
    const { fit, items } = find(text);
    expect([fit === 'partly', items[0]]).toEqual([false, first]);
  });

  it('nothing in a number, nor in a word of two letters', () => {
    expect(find('sp 152').fit).toBe('partly');
    expect(find('152').items).toEqual([]);
    expect(find('sq').items).toEqual([]);
  });

  it('only what is nearest', () => {
    expect(find('हेल्मट').items).toEqual(['helmet']);
    expect(find('ಶೈನ್').items).toEqual(['Shine 125']);
  });

  it('only where nothing fits otherwise', () => {
    expect(find('dio').items).toEqual(['Dio 110', 'Dio 125']);
  });
});

describe('has first', () => {
  it('what is called so, then what begins so, then what only goes by that word', () => {
    const ranked = new SearchIndex(
      [['Hondala'], ['Sonda', 'honda'], ['Honda']].map(([title = '', ...more]) => ({
        item: title,
        titles: [title],
        more,
      })),
    );
    expect(ranked.find('honda').items).toEqual(['Honda', 'Hondala', 'Sonda']);
  });

  it('the shorter name of two that fit alike', () => {
    expect(find('activa').items).toEqual(['Activa 125', 'Activa 6G']);
  });

  it('where nothing has every word, what has most of them', () => {
    const { fit, items } = find('price of activa 125');
    expect([fit, items[0]]).toEqual(['partly', 'Activa 125']);
  });
});

it('finds nothing in what is no word, and survives what nobody would type', () => {
  for (const text of [
    '',
    '  ',
    '.*',
    '\u0000',
    '[a-z]{1,99}+',
    'zzzz',
    'qqqq',
    'a'.repeat(10_000),
    'ab '.repeat(5000),
    '್್್',
  ]) {
    expect(find(text).items).toEqual([]);
  }
});

it('searches two thousand models in a blink', () => {
  const sounds = ['ra', 'vi', 'ko', 'ne', 'shi', 'mu', 'ta', 'lo', 'ga', 'zi'];
  const nameOf = (id: number) => [...String(id + 1000)].map((digit) => sounds[Number(digit)]).join('');
  const many = new SearchIndex(
    Array.from({ length: 2000 }, (_, id) => ({
      item: id,
      titles: [`${nameOf(id)} ${100 + (id % 200)}`],
      more: ['Honda', 'Scooter', 'ಸ್ಕೂಟರ್', 'स्कूटर', 'Deluxe', 'Disc'],
    })),
  );
  const asked = Array.from({ length: 60 }, (_, id) => `${nameOf(id * 31).replace('a', 'e')}x on road price in hubli`);
  // Of the processor, and not of the clock, and the best of three: what else the machine does is no part of it.
  const timeOf = (text: string) => {
    const start = process.cpuUsage();
    many.find(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const times = asked.map((text) => Math.min(timeOf(text), timeOf(text), timeOf(text)));
  expect(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]).toBeLessThan(50);
});
