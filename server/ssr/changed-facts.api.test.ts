import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { interfaceLocales, pathIn } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import type { SiteDocument } from '../../contract/schemas/site-document.ts';
import { readableText } from '../../test-support/readable-text.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { siteKind } from '../documents/kinds/site.ts';
import type { Documents } from '../documents/live-documents.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

const NEW = {
  dealership: 'Tungabhadra Wheels',
  salesPhone: '9123456780',
  email: 'sales@tungabhadra.example',
  accentColour: '#0a7a3c',
  map: { embed: 'https://maps.tungabhadra.example/embed', link: 'https://maps.tungabhadra.example/' },
};

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('what the dealership says of itself', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const blockOf = (body: string, id: string) =>
    JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(body)?.[1] ?? '{}');

  /** As a change by staff does it: other facts, and a new content version. */
  async function change(values: Partial<SiteDocument>): Promise<void> {
    const live = await test.app.context.documents.current();
    const changed = live.of(siteKind).map(({ key, body }) => ({ key, body: { ...body, ...values } }));
    const of = ((kind: DocumentKind) => (kind.name === siteKind.name ? changed : live.of(kind))) as Documents['of'];
    vi.spyOn(test.app.context.documents, 'current').mockResolvedValue({ of });
    await noteChange();
  }

  const noteChange = async () => test.app.context.contentVersion.raisedTo(await raiseContentVersion(test.database.db));

  afterEach(async () => {
    vi.restoreAllMocks();
    await noteChange();
  });

  it.each(interfaceLocales)('comes with every page in %s, in its language', async (locale) => {
    const { body } = await visit(pathIn(locale, pagePaths.contact));
    const { site } = blockOf(body, 'page-data');
    expect(site).toEqual((await test.app.context.site.current())[locale]);
    expect(readableText(body)).toContain(site.tagline);
  });

  it.each(interfaceLocales)(
    'stands in the sentence above a form in %s, under the version that is kept',
    async (locale) => {
      const { answer, notify } = loadContent().consent;
      for (const [path, notice] of [
        [pagePaths.contact, answer[locale]],
        [pagePaths.optIn, notify[locale]],
      ] as const) {
        const { body } = await visit(pathIn(locale, path));
        expect(readableText(body)).toContain(notice.text);
        expect(body).toContain(`name="_consent" value="${notice.version}"`);
      }
    },
  );

  it('changes on the next page, without a new build', async () => {
    const before = (await visit('/')).body;
    expect(before).not.toContain(NEW.dealership);
    await change(NEW);
    for (const locale of interfaceLocales) {
      const { body } = await visit(pathIn(locale, '/'));
      expect(body).toContain(`<meta property="og:site_name" content="${NEW.dealership}">`);
      expect(body).toContain(`tel:+91${NEW.salesPhone}`);
      expect(blockOf(body, 'page-data').site).toMatchObject(NEW);
      expect(readableText(body)).not.toContain(loadContent().site.dealership);
    }
    const about = readableText((await visit(pagePaths.about)).body);
    expect(about).toContain(NEW.dealership);
    expect(about).not.toContain(loadContent().site.dealership);
  });

  it('brings a policy that allows its colour and its map', async () => {
    const old = String((await visit('/')).headers['content-security-policy']);
    await change(NEW);
    for (const url of ['/', '/admin', '/not-there', '/offline-copy']) {
      const { body, headers } = await visit(url);
      const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
      expect(style, url).toContain(NEW.accentColour);
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy.includes('https://maps.tungabhadra.example'), url).toBe(url !== '/admin');
    }
    vi.restoreAllMocks();
    await noteChange();
    expect((await visit('/')).headers['content-security-policy']).toBe(old);
  });

  it('is on the pages that nobody keeps: what went wrong, and the answer to a form', async () => {
    await change(NEW);
    vi.spyOn(test.app.context.replies, 'send').mockRejectedValueOnce(new Error('gone'));
    const problem = await visit('/');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const answer = await test.inject({ method: 'POST', url: '/contact', headers, payload: 'name=Asha' });
    for (const page of [problem, answer]) {
      expect(readableText(page.body)).toContain(NEW.dealership);
      expect(page.body).toContain(`--accent:${NEW.accentColour}`);
      expect(page.headers['content-security-policy']).toContain('https://maps.tungabhadra.example');
    }
  });

  it('reaches the panel, the manifest, the icons and whoever found a hole', async () => {
    const icon = (await visit('/icon-192.png')).rawPayload;
    await change(NEW);
    const { vendor } = loadContent().site;
    expect(blockOf((await visit('/admin')).body, 'panel-data')).toEqual({
      dealership: NEW.dealership,
      vendor,
      shownLanguages: interfaceLocales,
    });
    const manifest = (await visit('/manifest.webmanifest')).json();
    expect([manifest.name, manifest.short_name, manifest.theme_color]).toEqual([
      NEW.dealership,
      'Tungabhadra',
      NEW.accentColour,
    ]);
    expect((await visit('/icon.svg')).body).toContain(NEW.accentColour);
    expect((await visit('/icon-192.png')).rawPayload.equals(icon)).toBe(false);
    expect((await visit('/.well-known/security.txt')).body).toContain(`mailto:${NEW.email}`);
  });
});
