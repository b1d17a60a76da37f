import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '../../contract/page-paths.ts';
import { someModel } from '../../test-support/demo.ts';
import { publishSite } from '../../test-support/publish-site.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { BUILD_FOLDER } from '../ssr/built-front-end.ts';
import { servePages } from '../ssr/serve-pages.ts';

const KNOWN_BY_ALL_MS = 2000;

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a language that the dealership does not show', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  let staff: StaffCall;
  let other: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    staff = await test.logIn();
    const database = openDatabase(test.config);
    ({ app: other } = await buildApp(test.config, database, servePages));
    close = async () => {
      await other.close();
      await database.close();
    };
  });
  afterAll(() => close());

  const visit = (url: string, app = test.app) => app.inject({ url, headers: { accept: 'text/html' } });
  const hide = (...hidden: string[]) =>
    publishSite(staff, { languages: ['kn', 'hi'].filter((locale) => !hidden.includes(locale)) });

  it('leads to the same in English, for as long as it is not shown', async () => {
    expect((await visit('/hi/contact')).statusCode).toBe(200);
    await hide('hi');
    for (const [url, english] of [
      ['/hi', '/'],
      ['/hi/', '/'],
      ['/hi/contact?subject=a%20b', '/contact?subject=a%20b'],
      ['/hi/nowhere', '/nowhere'],
      ['/hi/offline-copy', '/offline-copy'],
      ['/hi//elsewhere.example/', '/elsewhere.example/'],
      ['/hi/\\elsewhere.example', '/elsewhere.example'],
    ] as const) {
      const { statusCode, headers } = await visit(url);
      expect([statusCode, headers.location, headers['cache-control']], url).toEqual([302, english, 'no-store']);
    }
    expect((await visit('/kn/contact')).statusCode).toBe(200);
    await hide();
    expect((await visit('/hi/contact')).statusCode).toBe(200);
  });

  it('is named on no page, in no list of pages, and in no link between languages', async () => {
    const brochure = `${someModel.brochure}?lang=hi`;
    const asked = async () => ({
      home: (await visit('/')).body,
      kannada: (await visit(`/kn${pagePaths.contact}`)).body,
      sitemap: (await visit('/sitemap.xml')).body,
      security: (await visit('/.well-known/security.txt')).body,
    });
    const before = await asked();
    expect(before.home).toMatch(/hreflang="hi"/i);
    await hide('hi');
    const without = await asked();
    expect(without.home).not.toMatch(/hreflang="hi"|hi_IN|\/hi[/"]|"hi"\]/i);
    expect(without.kannada).not.toMatch(/hreflang="hi"|hi_IN|\/hi[/"]/i);
    expect(without.kannada).toMatch(/hreflang="kn"/i);
    expect(without.sitemap).not.toMatch(/hreflang="hi"|example\.test\/hi/);
    expect(without.sitemap.match(/<url>/g)?.length).toBe(((before.sitemap.match(/<url>/g)?.length ?? 0) / 3) * 2);
    expect(without.security).toContain('Preferred-Languages: en, kn\n');
    const [english, hindi] = [await visit(someModel.brochure), await visit(brochure)];
    expect(hindi.headers.etag).toBe(english.headers.etag);
    await hide('kn', 'hi');
    expect((await visit('/')).body).not.toContain('aria-label="Language"');
    await hide();
    expect(await asked()).toEqual({ ...before, sitemap: expect.stringMatching(/hreflang="hi"/) });
  });

  it('is gone on every server within two seconds, and there again as soon', async () => {
    const statuses = async () => [(await visit('/hi', other)).statusCode, (await visit('/hi')).statusCode];
    const english = async () => /hreflang="hi"/i.test((await visit('/', other)).body);
    expect([await statuses(), await english()]).toEqual([[200, 200], true]);
    await hide('hi');
    await delay(KNOWN_BY_ALL_MS);
    expect([await statuses(), await english()]).toEqual([[302, 302], false]);
    await hide();
    await delay(KNOWN_BY_ALL_MS);
    expect([await statuses(), await english()]).toEqual([[200, 200], true]);
  });

  it('still answers calls, which say themselves what they speak, and keeps its texts', async () => {
    const before = (await test.app.context.site.current()).hi.tagline;
    await hide('hi');
    expect((await test.call('GET', '/api/network?lang=hi')).statusCode).toBe(200);
    expect((await test.app.context.site.current()).hi.tagline).toBe(before);
    await hide();
  });

  it('cannot be English, or one that nobody knows', async () => {
    for (const languages of [['en'], ['fr'], 'kn']) {
      const reply = await publishSite(staff, { languages });
      expect(reply.statusCode, String(languages)).toBe(400);
    }
    expect((await hide()).statusCode).toBe(200);
  });
});
