import { describe, expect, it } from 'vitest';
import { contactHref } from './contact-href.ts';

describe('what a contact leads to', () => {
  it.each([
    ['90000 00001', 'tel:+919000000001'],
    ['sales@malaprabha.example', 'mailto:sales@malaprabha.example'],
    ['Plot 7, Gokul Road, Hubballi, Karnataka 580030', undefined],
  ])('%s', (value, href) => {
    expect(contactHref(value)).toBe(href);
  });
});
