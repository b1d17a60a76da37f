import { describe, expect, it } from 'vitest';
import { tellingTrigrams } from './trigrams.ts';

const shares: Record<string, number> = { '"@ex"': 1, '"com"': 1, '"zub"': 0.0001 };
const shareOf = (trigram: string) => shares[trigram] ?? 0.01;

describe('the trigrams asked for', () => {
  it('are none for a needle too short to have one', () => {
    expect(tellingTrigrams('ab', shareOf)).toEqual([]);
  });

  it('leave out those that every row has', () => {
    const chosen = tellingTrigrams('zub@example.com', shareOf);
    expect(chosen).toContain('"zub"');
    expect(chosen).not.toContain('"@ex"');
    expect(chosen).not.toContain('"com"');
  });

  it('do not overlap where there is a choice', () => {
    const chosen = tellingTrigrams('9706456144', shareOf);
    expect(chosen).toHaveLength(2);
    const starts = chosen.map((trigram) => '9706456144'.indexOf(trigram.slice(1, 4)));
    expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 0))).toBeGreaterThanOrEqual(3);
  });

  it('are whole letters, and quotes are escaped', () => {
    expect(tellingTrigrams('👍🏽x', shareOf)).toEqual(['"👍🏽x"']);
    expect(tellingTrigrams('a"b', shareOf)).toEqual(['"a""b"']);
  });

  it('are rated in bounded number, however long the needle', () => {
    let asked = 0;
    tellingTrigrams('x'.repeat(200), () => {
      asked += 1;
      return 0.01;
    });
    expect(asked).toBeLessThanOrEqual(24);
  });
});
