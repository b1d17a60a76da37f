import { describe, expect, it } from 'vitest';
import { currentLink } from './current-link.ts';

const first = { to: '/dealers/6' };
const second = { to: '/dealers/6?branch=second' };
const other = { to: '/dealers/7' };
const currentAt = (pathname: string, search = '') => currentLink([first, second, other], { pathname, search });

describe('of the links of a menu, the current one is', () => {
  it('the one with the path of the page', () => {
    expect(currentAt('/dealers/7')).toBe(other);
    expect(currentAt('/dealers/7', '?utm_source=chat')).toBe(other);
  });

  it('among several with one path the one that the address names, alone', () => {
    expect(currentAt('/dealers/6', '?branch=second')).toBe(second);
    expect(currentAt('/dealers/6', '?utm_source=chat&branch=second')).toBe(second);
  });

  it('the first of them where the address names none', () => {
    expect(currentAt('/dealers/6')).toBe(first);
    expect(currentAt('/dealers/6', '?branch=nowhere')).toBe(first);
  });

  it('none on a page that no link leads to', () => {
    expect(currentAt('/dealers/60')).toBeUndefined();
    expect(currentAt('/', '?branch=second')).toBeUndefined();
  });
});
