import { describe, expect, it } from 'vitest';
import { deadLinks, readMarks, withoutMarks } from './marked-text.ts';

describe('a text with marks', () => {
  it('is its own words, bold words and links, in their order', () => {
    expect(readMarks('Nothing marked.')).toEqual(['Nothing marked.']);
    expect(readMarks('')).toEqual([]);
    expect(readMarks('**Now** at [our branches](/networks#map), or [elsewhere](https://example.com/a?b=c).')).toEqual([
      { bold: 'Now' },
      ' at ',
      { words: 'our branches', to: '/networks#map' },
      ', or ',
      { words: 'elsewhere', to: 'https://example.com/a?b=c' },
      '.',
    ]);
    expect(withoutMarks('**Now** at [our branches](/networks).')).toBe('Now at our branches.');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT://%0aalert)',
    '[x](data:text/html,<script>)',
    '[x](http://example.com)',
    '[x](//example.com)',
    '[x](/\\example.com)',
    '[x](https://admin@example.com)',
    '[x](/admin/dashboard)',
    '[x](/nowhere)',
    '[x](https://)',
    '[x](vbscript:x)',
    '<a href="https://example.com">x</a>',
    '<img src=x onerror=alert(1)>',
    '** **',
    '****',
    '**a*b**',
    '[](/about)',
    '[a [b](/about',
    '{dealership} [1] (2)',
  ])('is letters where it is no mark: %s', (text) => {
    expect(readMarks(text)).toEqual([text]);
    expect(withoutMarks(text)).toBe(text);
  });

  it('is read in no time, however long and however odd', () => {
    // Of the processor: whatever else the machine does meanwhile does not count.
    const before = process.threadCpuUsage();
    for (const odd of ['**', '[', '[a](', '[a](/', '**a', '*a*', '](']) readMarks(odd.repeat(20_000));
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(2_000_000);
  });
});

it('names the links that lead nowhere', () => {
  expect(deadLinks('See [a](/about), [b](/abuot), [c](javascript:void) and [d](example.com), [e]( ).')).toEqual([
    '/abuot',
    'javascript:void',
    'example.com',
    ' ',
  ]);
  expect(deadLinks('[x](/about?from=here#top) [y](https://example.com)')).toEqual([]);
});
