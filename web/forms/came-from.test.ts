import { afterEach, expect, it, vi } from 'vitest';
import { cameFrom } from './came-from.ts';

const SITE = 'https://dealer.example';
const here = new URL(`${SITE}/contact`) as unknown as Location;

/** The addresses of a tab, the last of which it shows. */
const showing = (...urls: string[]) =>
  vi.stubGlobal('navigation', {
    entries: () => urls.map((url, index) => ({ index, url })),
    currentEntry: { index: urls.length - 1 },
  });

afterEach(() => vi.unstubAllGlobals());

it('is the page before this one, whatever was jumped to on this one', () => {
  showing(`${SITE}/`, `${SITE}/dealers/6?branch=annigeri`, `${SITE}/contact`, `${SITE}/contact#enquiry`);
  expect(cameFrom(here, 'https://search.example/')).toBe('/dealers/6?branch=annigeri');
});

it('is what the browser says of the first page of a tab: a page of ours, or another website by its name alone', () => {
  showing(`${SITE}/contact`);
  expect(cameFrom(here, `${SITE}/offers`)).toBe('/offers');
  expect(cameFrom(here, 'https://search.example/find?q=asha+9876543210')).toBe('search.example');
  expect(cameFrom(here, '')).toBe('');
});

it('does not say what was searched for', () => {
  showing(`${SITE}/kn/search?q=asha+9876543210`, `${SITE}/contact`);
  expect(cameFrom(here, '')).toBe('/kn/search');
});

it('is known from the browser alone where the tab keeps its pages to itself', () => {
  expect(cameFrom(here, `${SITE}/amc`)).toBe('/amc');
});
