import { describe, expect, it } from 'vitest';
import { MODELS_PER_PART, MOST_TOGETHER } from './catalogue.ts';
import { around, partWith } from './catalogue-part.ts';

const models = (count: number) => Array.from({ length: count }, (_, index) => ({ bikeName: `Model ${index}` }));

describe('a part of a catalogue', () => {
  it('is all of one that is not large', () => {
    const all = models(MOST_TOGETHER);
    expect(partWith(all, MOST_TOGETHER - 1)).toEqual({ total: MOST_TOGETHER, from: 0, models: all });
  });

  it('is the one that the model is in, and leads to both sides', () => {
    const all = models(MOST_TOGETHER + 1);
    const part = partWith(all, MODELS_PER_PART);
    expect(part).toMatchObject({ total: all.length, from: MODELS_PER_PART });
    expect(part.models).toEqual(all.slice(MODELS_PER_PART, 2 * MODELS_PER_PART));
    expect([part.previous, part.next]).toEqual([
      all[MODELS_PER_PART - 1]?.bikeName,
      all[2 * MODELS_PER_PART]?.bikeName,
    ]);
  });

  it('ends with the catalogue', () => {
    const part = partWith(models(MOST_TOGETHER + 1), MOST_TOGETHER);
    expect(part.models).toHaveLength(1 + (MOST_TOGETHER % MODELS_PER_PART));
    expect(part).not.toHaveProperty('next');
  });
});

it.each([
  [0, [1, 2, 3, 4]],
  [1, [0, 2, 3, 4]],
  [5, [3, 4, 6, 7]],
  [9, [5, 6, 7, 8]],
])('around %i of ten stand %j', (index, expected) => {
  const ten = Array.from({ length: 10 }, (_, number) => number);
  expect(around(ten, index, 4)).toEqual(expected);
});

it('around one of few stand all the others', () => expect(around(['a', 'b', 'c'], 1, 20)).toEqual(['a', 'c']));
