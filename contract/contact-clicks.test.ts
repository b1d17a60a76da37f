import { describe, expect, it } from 'vitest';
import { countedPage } from './contact-clicks.ts';
import { contactClickSchema } from './schemas/contact-clicks.ts';

const known = {
  model: (spelled: string) => (spelled.toLowerCase() === 'sp125' ? 'SP125' : undefined),
  hasBranch: (id: string) => id === '6',
};

describe('the page that a click is counted for', () => {
  it.each([
    ['/', '/'],
    ['/kn', '/'],
    ['/kn/finance?bike=SP125', '/finance'],
    ['/motorcycle?model=SP125&utm_source=chat', '/motorcycle'],
    ['/hi/view-details?tab=colours&bike=sp125', '/view-details?bike=SP125'],
    ['/angle-view?bike=SP125', '/angle-view?bike=SP125'],
    ['/dealers/6?branch=annigeri', '/dealers/6'],
  ])('%s is %s', (address, page) => {
    expect(countedPage(address, known)).toBe(page);
  });

  it.each([
    '',
    '/nowhere',
    '/admin/dashboard',
    '/admin/login',
    '/dealers/7',
    '/dealers/6/x',
    '/dealers/{id}',
    '/view-details',
    '/view-details?bike=Nimbus',
    'https://elsewhere.example/',
    '/kn/kn/finance',
  ])('%j is none', (address) => {
    expect(countedPage(address, known)).toBeUndefined();
  });
});

it('a click is its kind and its page, and nothing else', () => {
  const click = { kind: 'call', page: '/' };
  expect(contactClickSchema.safeParse(click).success).toBe(true);
  for (const other of [{ ...click, name: 'x' }, { ...click, kind: 'visit' }, { kind: 'call' }, { ...click, page: 7 }]) {
    expect(contactClickSchema.safeParse(other).success).toBe(false);
  }
});
