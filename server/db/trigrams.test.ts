import { describe, expect, it } from 'vitest';
import { tellingTrigrams } from './trigrams.ts';

const shares: Record<string, number> = { '@ex': 1, com: 1, zub: 0.0001 };
const all = () => true;
const shareOf = (trigram: string) => shares[trigram] ?? 0.01;

describe('the trigrams asked for', () => {
  it('are none for a needle too short to have one', () => {
    expect(tellingTrigrams('ab', shareOf, all)).toEqual([]);
  });

  it('leave out those that every row has', () => {
    const chosen = tellingTrigrams('zub@example.com', shareOf, all);
    expect(chosen).toContain('zub');
    expect(chosen).not.toContain('@ex');
    expect(chosen).not.toContain('com');
  });

  it('do not overlap where there is a choice', () => {
    const chosen = tellingTrigrams('9706456144', shareOf, all);
    expect(chosen).toHaveLength(2);
    const starts = chosen.map((trigram) => '9706456144'.indexOf(trigram));
    expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 0))).toBeGreaterThanOrEqual(3);
  });

  it('are whole letters', () => {
    expect(tellingTrigrams('👍🏽x', shareOf, all)).toEqual(['👍🏽x']);
  });

  it('are only those that the index knows', () => {
    const isIndexed = (trigram: string) => /^\w+$/.test(trigram);
    expect(tellingTrigrams('a@b@c', shareOf, isIndexed)).toEqual([]);
    expect(tellingTrigrams('abc@d', shareOf, isIndexed)).toEqual(['abc']);
  });
});
