import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '../../contract/csv.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { someModel } from '../../test-support/demo.ts';
import { publishSite } from '../../test-support/publish-site.ts';
import { readableText } from '../../test-support/readable-text.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { BUILD_FOLDER } from '../ssr/built-front-end.ts';
import { servePages } from '../ssr/serve-pages.ts';

const NAME = 'धारवाड शोरूम, कॅमेऱ्यासह';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a language that the product does not speak and the dealership adds', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  let staff: StaffCall;
  beforeAll(async () => {
    staff = await test.logIn();
  });
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const show = (...languages: string[]) => publishSite(staff, { languages });
  const read = async (address: string) => (await staff('GET', `/api/documents/${address}`)).json();
  const save = async (address: string, change: (body: Record<string, never>) => object) => {
    const { live, draft, body } = await read(address);
    const reply = await staff('PATCH', `/api/documents/${address}`, {
      base: (draft ?? live).id,
      body: { ...body, ...change(body) },
    });
    return reply.json();
  };
  const publish = async (address: string, change: (body: Record<string, never>) => object) => {
    const { draft } = await save(address, change);
    return staff('POST', `/api/documents/${address}/publish`, { revision: draft.id });
  };
  const list = async (query: object = {}) => (await staff('POST', '/api/texts', query)).json();

  it('leads to English before, and calls in it say the same as in English', async () => {
    const { statusCode, headers } = await visit('/mr/contact');
    expect([statusCode, headers.location]).toEqual([302, '/contact']);
    const [english, marathi] = [await visit('/api/network'), await visit('/api/network?lang=mr')];
    expect(marathi.rawPayload).toEqual(english.rawPayload);
    expect((await list()).languages.map(({ language }: { language: string }) => language)).toEqual(['kn', 'hi']);
  });

  it('can be translated into as soon as a draft of the settings names it, before visitors see it', async () => {
    await save('site/site', () => ({ languages: ['kn', 'hi', 'mr'] }));
    const { languages, texts, total } = await list();
    expect(languages).toContainEqual({ language: 'mr', missing: total, stale: 0 });
    expect(texts[0].translations.mr).toEqual({ text: '', state: 'missing' });
    expect((await visit('/mr')).statusCode).toBe(302);
  });

  describe('once it is shown', () => {
    beforeAll(async () => {
      expect((await show('kn', 'hi', 'mr')).statusCode).toBe(200);
    });
    afterAll(async () => {
      await show('kn', 'hi');
    });

    it('has every page, said to be in it, with the scripts of English and the letters of its script', async () => {
      const [english, hindi, marathi] = await Promise.all(
        ['/contact', '/hi/contact', '/mr/contact'].map(async (url) => (await visit(url)).body),
      );
      const scripts = (body = '') => body.match(/\/assets\/[\w-]+\.js/g);
      const fonts = (body = '') => body.match(/<link rel="preload" as="font"[^>]+>/g);
      expect(marathi).toContain('<html lang="mr">');
      expect(scripts(marathi)).toEqual(scripts(english));
      expect(fonts(marathi)).toEqual(fonts(hindi));
      expect(fonts(marathi)).not.toEqual(fonts(english));
      expect(marathi).toContain('<meta property="og:locale" content="mr_IN">');
      expect(marathi).toContain('<link rel="canonical" href="https://www.example.test/mr/contact">');
      expect((await visit('/mr/')).headers.location).toBe('/mr');
      const lost = await visit('/mr/nowhere');
      expect([lost.statusCode, lost.body.includes('<html lang="mr">')]).toEqual([404, true]);
      expect((await visit('/mr/offline-copy')).statusCode).toBe(200);
    });

    it('is named where the others are', async () => {
      for (const url of ['/', '/kn', '/mr']) {
        const { body } = await visit(url);
        expect(body, url).toMatch(/<a [^>]*lang="mr"[^>]*>मराठी<\/a>/);
        expect(body, url).toContain('<link rel="alternate" hreflang="mr" href="https://www.example.test/mr">');
      }
      expect((await visit('/sitemap.xml')).body).toContain('<loc>https://www.example.test/mr/contact</loc>');
      expect((await visit('/.well-known/security.txt')).body).toContain('Preferred-Languages: en, kn, hi, mr\n');
    });

    it("says that the product's own words in it are English", async () => {
      const { body } = await visit('/mr/contact');
      expect(body).toMatch(/<form [^>]*lang="en"[^>]*action="\/contact\?lang=mr"/);
      expect(body).toMatch(/<nav [^>]*id="main-menu"[^>]*lang="en"/);
      // As long as nobody has translated it, it is English as well.
      expect(body).toMatch(/<address class/);
      expect((await visit('/mr/nowhere')).body).toMatch(/<div lang="en"[^>]*><h1/);
      // Of the two links to the page in English.
      for (const url of ['/kn/contact', '/hi/nowhere'])
        expect((await visit(url)).body.match(/ lang="en"/g), url).toHaveLength(2);
    });

    it('answers a form in English words, on a page in it', async () => {
      const payload = new URLSearchParams({ name: '', _back: '/mr/contact' }).toString();
      const refused = await test.inject({ method: 'POST', url: '/contact?lang=mr', headers: FORM, payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('<html lang="mr">');
      expect(readableText(refused.body)).toContain('Name is required');
    });

    it('shows what is translated, and English for the rest; a change of the English makes it stale', async () => {
      const place = 'branch/dharwad-showroom';
      const { name: before } = (await read(place)).body;
      const translated = { ...before, mr: { text: NAME, of: before.en } };
      expect((await publish(place, () => ({ name: translated }))).statusCode).toBe(200);
      const page = readableText((await visit(`/mr${pagePaths.networks}`)).body);
      expect(page).toContain(NAME);
      expect(page).toContain('Hubli showroom');
      expect((await visit('/api/network?lang=mr')).body).toContain(NAME);
      expect((await visit('/api/network?lang=hi')).body).not.toContain(NAME);
      await save(place, () => ({ name: { ...translated, en: 'Dharwad new' } }));
      expect(await list({ search: 'Dharwad new', state: 'stale', language: 'mr' })).toMatchObject({
        total: 1,
        texts: [{ translations: { mr: { text: NAME, state: 'stale' } } }],
      });
      await save(place, () => ({ name: translated }));
    });

    it('goes out in a file and comes back in one', async () => {
      const { csv } = (await staff('POST', '/api/texts/export', { kind: 'branch' })).json();
      const [headings = []] = parseCsv(csv, 1000).map(({ cells }) => cells);
      expect(headings.slice(3)).toEqual(['English', 'Kannada', 'Hindi', 'Marathi', 'State']);
      expect(csv).toContain(NAME);
      const file = 'Document,Place,English,Marathi\nbranch/keshwapur,name,Keshwapur,केशवापूर';
      const taken = (await staff('POST', '/api/texts/import', { csv: file, isDry: false })).json();
      expect(taken).toMatchObject({ faults: [], added: 1, changed: 0, unchanged: 0 });
      const { body } = await read('branch/keshwapur');
      expect(body.name).toMatchObject({ mr: { text: 'केशवापूर', of: 'Keshwapur' }, kn: { text: expect.any(String) } });
      const none = 'Document,Place,English\nbranch/keshwapur,name,Keshwapur';
      const { faults } = (await staff('POST', '/api/texts/import', { csv: none, isDry: true })).json();
      expect(faults[0].message).toBe('The first line must name the columns. Missing: a language such as Kannada.');
    });

    it('has the English notice above a form until that is translated, and is agreed to as what was read', async () => {
      const versionOn = async (url: string) => /name="_consent" value="([^"]+)"/.exec((await visit(url)).body)?.[1];
      expect(await versionOn('/mr/contact')).toBe(await versionOn('/contact'));
      const text = 'आम्ही तुम्हाला उत्तर द्यावे, यास तुमची संमती आहे.';
      const done = await publish('consent/answer', ({ text: notice }: Record<string, { en: string }>) => ({
        text: { ...notice, mr: { text, of: notice?.en } },
      }));
      expect(done.statusCode).toBe(200);
      const { body } = await visit('/mr/contact');
      expect(body).toMatch(new RegExp(`<p lang="mr"[^>]*>${text}`));
      expect(await versionOn('/mr/contact')).toMatch(/^answer-mr-/);
      expect(await versionOn('/contact')).toMatch(/^answer-en-/);
    });

    it('is printed in English where the product has no letters of its script', async () => {
      await show('kn', 'hi', 'mr', 'te');
      const tag = async (language: string) => (await visit(`${someModel.brochure}?lang=${language}`)).headers.etag;
      expect(await tag('te')).toBe(await tag('en'));
      expect((await visit('/te')).body).toContain('<html lang="te">');
      await show('kn', 'hi', 'mr');
    });
  });

  it('leads to English again when it is removed, and its texts are kept', async () => {
    const { statusCode, headers } = await visit('/mr/networks');
    expect([statusCode, headers.location]).toEqual([302, '/networks']);
    expect((await visit('/')).body).not.toContain('मराठी');
    expect((await read('branch/dharwad-showroom')).body.name.mr.text).toBe(NAME);
    expect((await list()).languages.map(({ language }: { language: string }) => language)).toEqual(['kn', 'hi']);
    await show('mr');
    expect(readableText((await visit(`/mr${pagePaths.networks}`)).body)).toContain(NAME);
    await show('kn', 'hi');
  });
});
