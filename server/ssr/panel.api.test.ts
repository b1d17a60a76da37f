import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIRST_CALLS } from '../../contract/first-calls.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))("the panel's document", () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  it.each(['/admin', '/admin/login', '/admin/dashboard', '/admin/anything/else'])('opens at %s', async (url) => {
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('/assets/admin-');
    expect(page.body).not.toContain('page-data');
  });

  it('runs nothing but our own files and the one script that asks for the figures of its first screen', async () => {
    const page = await visit('/admin/dashboard');
    const [carried = '', ...others] = [...page.body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source]) => source);
    expect(others).toEqual([]);
    for (const address of FIRST_CALLS) expect(carried).toContain(address);
    const hash = createHash('sha256').update(carried).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});
