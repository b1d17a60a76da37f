import { describe, expect, it } from 'vitest';
import { branchSlug } from '../../../contract/branch-slug.ts';
import { pickBranch } from './pick-branch.ts';

const central = { name: 'Hubli big-wing central' };
const annigeri = { name: 'Annigeri' };
const slugOf = ({ name }: { name: string }) => branchSlug(name);

describe('of several branches with one id', () => {
  it('the first is shown', () => {
    expect(pickBranch([central, annigeri], null, slugOf)).toBe(central);
  });

  it('the one that the address names is shown', () => {
    expect(pickBranch([central, annigeri], 'annigeri', slugOf)).toBe(annigeri);
    expect(pickBranch([central, annigeri], 'hubli-big-wing-central', slugOf)).toBe(central);
  });

  it('the first is shown where the address names none of them', () => {
    expect(pickBranch([central, annigeri], 'nowhere', slugOf)).toBe(central);
  });

  it('none is shown where there is none', () => {
    expect(pickBranch([], 'annigeri', slugOf)).toBeUndefined();
    expect(pickBranch(undefined, null, slugOf)).toBeUndefined();
  });
});
