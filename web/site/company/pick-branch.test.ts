import { describe, expect, it } from 'vitest';
import { pickBranch } from './pick-branch.ts';

const central = { slug: 'hubli-big-wing-central' };
const annigeri = { slug: 'annigeri' };

describe('the branch of a page', () => {
  it('is the first with the id', () => {
    expect(pickBranch([central, annigeri], null)).toBe(central);
  });

  it('is the one that the address names', () => {
    expect(pickBranch([central, annigeri], 'annigeri')).toBe(annigeri);
    expect(pickBranch([central, annigeri], 'hubli-big-wing-central')).toBe(central);
  });

  it('is the first where the address names none of them', () => {
    expect(pickBranch([central, annigeri], 'nowhere')).toBe(central);
  });

  it('is none where there is none', () => {
    expect(pickBranch([], 'annigeri')).toBeUndefined();
    expect(pickBranch(undefined, null)).toBeUndefined();
  });
});
