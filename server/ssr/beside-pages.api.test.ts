import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('beside the pages', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  describe('the offline page for the service worker', () => {
    it.each([
      ['/offline-copy', '/offline', 'en'],
      ['/kn/offline-copy', '/kn/offline', 'kn'],
    ])('is at %s what %s is, without the script that starts others', async (url, own, locale) => {
      const [copy, page] = [await visit(url), await visit(own)];
      const script = /\n<script data-steps=.*?<\/script>/s.exec(page.body)?.[0] ?? 'none';
      expect(copy.body).toBe(page.body.replace(script, ''));
      expect(copy.body).toContain(`<html lang="${locale}">`);
      expect(copy.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    });

    it('names the files that it needs: its styles and letters', async () => {
      const { headers, body } = await visit('/kn/offline-copy');
      const files = String(headers['needed-files']).split(' ');
      expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['css', 'woff2']));
      for (const file of files) {
        expect(body).toContain(`href="${file}"`);
        expect((await test.inject({ url: file })).statusCode).toBe(200);
      }
    });
  });

  it.each(['/favicon.ico', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/icon-maskable.png'])(
    'is the icon %s',
    async (url) => {
      const { statusCode, headers, rawPayload } = await visit(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    },
  );

  it('are scripts and styles, compressed and to be kept for good', async () => {
    const files = (await visit('/')).body.match(/\/assets\/site-[\w.-]+\.(?:js|css)/g) ?? [];
    expect(files.length).toBeGreaterThan(1);
    for (const [url, coding] of files.flatMap((file) => [[file, 'br'] as const, [file, 'gzip'] as const])) {
      const reply = await test.inject({ method: 'GET', url, headers: { 'accept-encoding': coding } });
      expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, coding]);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});
