import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import siteContent from '../../test-support/dealership/content/site.json' with { type: 'json' };
import { readableText } from '../../test-support/readable-text.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('an address without a page', () => {
  const test = setUpTestApp({}, servePages);
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  it('shows the not-found page to a visitor', async () => {
    const page = await visit('/no/such/page?x=1');
    expect(page.statusCode).toBe(404);
    expect(readableText(page.body)).toContain('Page not found');
    expect(readableText(page.body)).toContain(siteContent.dealership);
  });

  it.each([
    ['GET', '/api/nothing', 'text/html'],
    ['GET', '/nothing', 'application/json'],
    ['POST', '/nothing', 'text/html'],
  ] as const)('answers %s %s that accepts %s with data', async (method, url, accept) => {
    const reply = await test.inject({ method, url, headers: { accept } });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
  });

  it('with a slash too many leads to the one without, and never to another website', async () => {
    const reply = await visit('/somewhere/');
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/somewhere']);
    for (const url of ['//evil.example/', '/\\evil.example/', '/%5Cevil.example/..//x/']) {
      expect((await visit(url)).headers.location ?? '').not.toMatch(/^(\/\/|\/\\|https?:)/);
    }
  });
});
