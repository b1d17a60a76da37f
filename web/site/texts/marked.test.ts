import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { marked } from './marked.tsx';

const htmlOf = (text: string): string => renderToStaticMarkup(createElement('p', null, marked(text)));

it('shows bold words, and links to our own pages and to others', () => {
  expect(htmlOf('**Now** [here](/contact?a=1), [there](https://example.com/?a=1&b=2).')).toBe(
    '<p><strong>Now</strong> <a class="link" href="/contact?a=1" data-link="{}">here</a>, ' +
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener" class="link">there</a>.</p>',
  );
});

it.each([
  '<script>alert(1)</script>',
  '**<img src=x onerror=alert(1)>**',
  '[<b>x</b>](https://example.com/"onclick="alert)',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//example.com)',
])('makes no element or address of what is hostile: %s', (text) => {
  const html = htmlOf(text);
  expect(
    html.replace(/<\/?(p|strong)>|<a href="https:\/\/example\.com\/[^"<>]*" rel="noopener" class="link">|<\/a>/g, ''),
  ).not.toMatch(/<|javascript:.*"|href=/);
});
