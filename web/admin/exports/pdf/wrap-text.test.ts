import { describe, expect, it } from 'vitest';
import { divideWidth } from '../column-widths.ts';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, width: number) => wrapText(text, width, (piece) => [...piece].length);

describe('the lines of a cell', () => {
  it.each([
    ['short', 10, ['short']],
    ['', 10, ['']],
    ['  white   space ', 20, ['white space']],
    ['one two three', 7, ['one two', 'three']],
    ['one\ntwo\r\nthree', 20, ['one', 'two', 'three']],
    ['a\n\nb', 5, ['a', '', 'b']],
    ['asha.patil@example.com', 10, ['asha.patil', '@example.c', 'om']],
    ['see extraordinarily', 6, ['see', 'extrao', 'rdinar', 'ily']],
  ])('%j in %d', (text, width, lines) => expect(wrap(text, width)).toEqual(lines));

  it('never parts what belongs together in Kannada', () => {
    expect(wrap('ಶ್ರೀನಿವಾಸ', 4).join('|')).toBe('ಶ್ರೀ|ನಿವಾ|ಸ');
  });
});

describe('dividing a page', () => {
  const total = (widths: number[]) => Math.round(widths.reduce((sum, width) => sum + width, 0));

  it('gives columns that fit their share of what is left', () => {
    expect(
      divideWidth(
        [
          { natural: 20, longestWord: 20 },
          { natural: 30, longestWord: 10 },
        ],
        100,
      ),
    ).toEqual([40, 60]);
  });

  it('breaks comments rather than words', () => {
    const widths = divideWidth(
      [
        { natural: 30, longestWord: 30 },
        { natural: 30, longestWord: 30 },
        { natural: 900, longestWord: 10 },
        { natural: 28, longestWord: 28 },
      ],
      100,
    );
    expect(widths.slice(0, 2)).toEqual([30, 30]);
    expect(widths[2]).toBeCloseTo(12);
  });

  it('fills the page exactly, also when words are too wide for it', () => {
    expect(total(divideWidth(Array(12).fill({ natural: 200, longestWord: 150 }), 780))).toBe(780);
    expect(total(divideWidth([{ natural: 1, longestWord: 1 }], 780))).toBe(780);
  });
});
