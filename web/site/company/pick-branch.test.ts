import { describe, expect, it } from 'vitest';
import { pickBranch } from './pick-branch.ts';

const central = { name: 'Hubli big-wing central' };
const annigeri = { name: 'Annigeri' };

describe('of several branches with one id', () => {
  it('the first is shown', () => {
    expect(pickBranch([central, annigeri], null)).toBe(central);
  });

  it('the one that the address names is shown', () => {
    expect(pickBranch([central, annigeri], 'annigeri')).toBe(annigeri);
    expect(pickBranch([central, annigeri], 'hubli-big-wing-central')).toBe(central);
  });

  it('the first is shown where the address names none of them', () => {
    expect(pickBranch([central, annigeri], 'nowhere')).toBe(central);
  });

  it('none is shown where there is none', () => {
    expect(pickBranch([], 'annigeri')).toBeUndefined();
    expect(pickBranch(undefined, null)).toBeUndefined();
  });
});
