import { describe, expect, it } from 'vitest';
import { lineOf, wrap } from './lettering.ts';

describe('lettering', () => {
  it('breaks a headline into as few lines as fit, and even ones', () => {
    expect(wrap('Join free', 'heavy', 82, 560)).toEqual(['Join free']);
    expect(wrap('You choose the way', 'heavy', 82, 560)).toEqual(['You choose', 'the way']);
  });

  it('draws the rupee sign', () => expect(lineOf('₹', 'bold', 40).path).toMatch(/^M/));
});
