import { describe, expect, it } from 'vitest';
import { enquiries } from '../../contract/enquiries/index.ts';
import { departmentNamed, departmentOf } from '../../contract/leads/departments/index.ts';
import { originOf } from './came-from.ts';
import { chooseBranch } from './choose-branch.ts';
import type { Desk } from './desk.ts';

const branch = (key: string, id: number, name: string, ...trades: ('sales' | 'service')[]) => ({
  key,
  id,
  name,
  trades,
  opening: undefined,
});
const desk: Desk = {
  now: 0,
  branches: [
    branch('workshop', 1, 'Hubli workshop', 'service'),
    branch('showroom', 1, 'Hubli showroom', 'sales'),
    branch('gadag', 2, 'Gadag', 'sales', 'service'),
  ],
  rules: new Map([
    ['finance', 'gadag'],
    ['offer', 'closed-for-good'],
  ]),
};
const choose = (kind: string, named?: unknown, cameFrom?: unknown) =>
  chooseBranch(desk, {
    kind,
    department: departmentOf(kind) ?? departmentNamed('general'),
    named,
    origin: originOf(cameFrom),
  });

describe('the branch of an enquiry', () => {
  it.each([
    ['what the form says', choose('service', 'Gadag', '/dealers/1'), 'gadag'],
    ['however it is written', choose('service', ' gadag '), 'gadag'],
    ['by its key', choose('service', 'workshop'), 'workshop'],
    ['the page it came from, in any language', choose('product', undefined, '/kn/dealers/2'), 'gadag'],
    ['of two with one number the one that does it', choose('product', undefined, '/dealers/1'), 'showroom'],
    ['the one that the address names', choose('contact', undefined, '/dealers/1?branch=showroom'), 'showroom'],
    ['not one that does no such work', choose('product', 'Hubli workshop', '/dealers/1?branch=workshop'), 'showroom'],
    ['the rule for its kind', choose('finance'), 'gadag'],
    ['what the sender says before the rule', choose('finance', undefined, '/dealers/1'), 'showroom'],
    ['no rule that names a branch which is gone', choose('offer'), 'showroom'],
    ['the first that does it', choose('product', 'Nowhere', '/dealers/99'), 'showroom'],
    ['the first of all where every branch does it', choose('contact'), 'workshop'],
    ['nothing that makes no sense', choose('contact', { en: 'Gadag' }, 7), 'workshop'],
  ])('is %s', (_what, chosen, expected) => expect(chosen).toBe(expected));

  it('is none where there is none', () => {
    const department = departmentNamed('sales');
    expect(
      chooseBranch({ ...desk, branches: [] }, { kind: 'product', department, named: '', origin: { source: '' } }),
    ).toBe('');
  });
});

describe('where somebody came from', () => {
  it.each([
    ['/kn/view-details?bike=SP125', '/view-details'],
    ['/offers', '/offers'],
    ['WWW.Google.com', 'www.google.com'],
    ['', ''],
    [undefined, ''],
    [`/${'x'.repeat(400)}`, `/${'x'.repeat(99)}`],
  ])('%j in short', (cameFrom, source) => expect(originOf(cameFrom).source).toBe(source));
});

it('has a department for every form that asks for something', () => {
  const without = enquiries.filter(({ kind }) => !departmentOf(kind)).map(({ kind }) => kind);
  expect(without).toEqual(['optIn']);
});
