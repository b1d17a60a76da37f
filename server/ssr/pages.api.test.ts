import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse as Response } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { formatRupees } from '../../contract/display.ts';
import { messages } from '../../contract/messages.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { modelPreview } from '../../contract/previews.ts';
import siteContent from '../../test-support/dealership/content/site.json' with { type: 'json' };
import { someModel } from '../../test-support/demo.ts';
import { readableText } from '../../test-support/readable-text.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { raiseContentVersion } from '../db/meta.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('pages', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages);
  const visit = (url: string, headers: Record<string, string> = {}) =>
    test.inject({ method: 'GET', url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } });

  const { bikeName, name, brochure } = someModel;
  const details = aboutBike(pagePaths.bikeDetail, bikeName);
  const inCatalogue = `/motorcycle?${new URLSearchParams({ model: bikeName })}`;
  const viewBike = async () => (await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).json();

  const CATALOGUES = [
    ['/motorcycle', '/api/bikes'],
    ['/scooters', '/api/scooters'],
    ['/ev', '/api/ev'],
  ] as const;

  it.each(CATALOGUES)('%s arrives with every model of %s on it, and its price', async (path, call) => {
    const page = await visit(path);
    expect(page.statusCode).toBe(200);
    const text = readableText(page.body);
    for (const { name, price } of (await test.call('GET', call)).json()) {
      expect(text).toContain(name);
      expect(text).toContain(formatRupees(price));
    }
  });

  it('of a model have its name and price in the head, with its picture, for whoever gets the link', async () => {
    const { bikePrice } = await viewBike();
    const { body, statusCode } = await visit(details);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${name}`);
    expect(body).toMatch(new RegExp(`og:description" content="[^"]*${formatRupees(bikePrice)}`));
    expect(body).toContain(`og:image" content="https://www.example.test${modelPreview(bikeName, bikePrice)}"`);
    expect(body).toContain(`<link rel="canonical" href="https://www.example.test${details}">`);
    expect(body).toMatch(/<link rel="preload" as="image" type="image\/avif".*hero.*fetchpriority="high">/);
  });

  it('lead to the brochure in their own language', async () => {
    for (const path of [inCatalogue, details]) {
      expect((await visit(path)).body).toContain(`href="${brochure}"`);
      expect((await visit(`/kn${path}`)).body).toContain(`href="${brochure}?lang=kn"`);
    }
  });

  it('name only the smallest files of their pictures for those who save data or have a thin line', async () => {
    const rastersOf = ({ body }: Response) => [...new Set(body.match(/(?<=[" ])\/pictures\/[^" ]+\.avif/g))];
    const plain = await visit('/motorcycle');
    expect(rastersOf(plain).some((file) => /hero\.avif$/.test(file))).toBe(true);
    for (const headers of [{ 'save-data': 'on' }, { ect: '3g' }, { ect: 'slow-2g' }]) {
      const lean = await visit('/motorcycle', headers);
      expect(lean.body).toContain('<html lang="en" data-lean>');
      expect(rastersOf(lean).length).toBeGreaterThan(3);
      expect(rastersOf(lean).filter((file) => !/-(400|480)\.avif$/.test(file))).toEqual([]);
      expect(lean.headers.etag).not.toBe(plain.headers.etag);
    }
    for (const headers of [{}, { 'save-data': 'off' }, { ect: '4g' }, { ect: 'nonsense' }]) {
      const { body, headers: told } = await visit('/motorcycle', headers);
      expect(body).toBe(plain.body);
      expect(told).toMatchObject({ vary: 'accept-encoding, save-data, ect', 'accept-ch': 'ect' });
    }
  });

  it('about a model that nobody knows are not found, and not kept', async () => {
    const page = await visit('/view-details?bike=Nimbus%20900');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('noindex');
  });

  it('show a new price at once', async () => {
    const staff = await test.logIn();
    const { bikePrice } = await viewBike();
    const setPrice = (price: number) => staff('PATCH', `/api/managePrice/${encodeURIComponent(bikeName)}`, { price });
    await visit(details);
    await setPrice(bikePrice + 1111);
    expect(readableText((await visit(details)).body)).toContain(formatRupees(bikePrice + 1111));
    await setPrice(bikePrice);
  });

  it('are the same whatever else stands in the address', async () => {
    const plain = await visit('/motorcycle');
    const tracked = await visit('/motorcycle?utm_source=chat&model=');
    expect(tracked.headers.etag).toBe(plain.headers.etag);
  });

  it.each([
    ['/%6Dotorcycle?model=CB300R', '/motorcycle?model=CB300R'],
    ['/kn/%74erms-conditions', '/kn/terms-conditions'],
    ['/%76iew-details?tab=colours&bike=B%52%41VO&x=1', '/view-details?bike=BRAVO&tab=colours'],
  ])('have one spelling: %s leads to %s', async (url, own) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location]).toEqual([308, own]);
  });

  it('are made once for every spelling of what stands in their address', async () => {
    await visit('/dealers/3');
    const read = vi.spyOn(test.app.context.keptContent, 'get');
    for (const url of ['/dealers/%33', '/dealers/3?x=1', '/dealers/3?branch=']) {
      expect((await visit(url)).statusCode, url).toBe(200);
    }
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('are made without a request of their own, and from what was read for others', async () => {
    test.app.context.contentVersion.raisedTo(await raiseContentVersion(test.database.db));
    const requests = vi.spyOn(test.app, 'inject');
    const tables = vi.spyOn(test.database.db, 'selectFrom');
    await visit(details);
    expect(tables.mock.calls).toContainEqual(['documents']);
    tables.mockClear();
    expect((await visit(inCatalogue)).statusCode).toBe(200);
    expect((await visit(`${details}&tab=specifications`)).statusCode).toBe(200);
    expect(tables.mock.calls.filter(([table]) => table !== 'meta')).toEqual([]);
    expect(requests).not.toHaveBeenCalled();
    requests.mockRestore();
    tables.mockRestore();
  });

  it('of branches that share an id mark and call the one that they show, and no other', async () => {
    const sharers = (await test.call('GET', '/api/dealers/6')).json();
    expect(sharers).toHaveLength(2);
    for (const [address, { name, sale_no, service_no }] of [
      ['/dealers/6', sharers[0]],
      ['/dealers/6?branch=nowhere', sharers[0]],
      ['/dealers/6?branch=annigeri', sharers[1]],
    ] as const) {
      const { body } = await visit(address);
      const [marked, ...others] = body.match(/<a [^>]*aria-current="page".*?<\/a>/g) ?? [];
      expect(readableText(marked ?? ''), address).toContain(name);
      expect(others, address).toEqual([]);
      const bar = body.match(/<nav aria-label="Quick contact".*?<\/nav>/s)?.[0];
      expect([`tel:+91${sale_no}`, `tel:+91${service_no}`], address).toContain(bar?.match(/tel:[^"]*/)?.[0]);
    }
  });

  it('have no other name of the site in them, whatever stands in front of the path', async () => {
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    await visit('/motorcycle');
    const plain = await askRaw(Number(port), '/motorcycle');
    expect(plain).toMatch(/^HTTP\/1\.1 200 /);
    const whole = await askRaw(Number(port), 'http://evil.example/motorcycle');
    expect(whole.replace(/x-request-id: .*|date: .*/gi, '')).toBe(plain.replace(/x-request-id: .*|date: .*/gi, ''));
    for (const target of ['http://evil.example/somewhere/', 'http://evil.example/kn/', 'http://evil.example?x=1']) {
      expect(await askRaw(Number(port), target), target).not.toContain('evil');
    }
  });

  it.each(['kn', 'hi'])('have the first of them in %s also where a stroke follows it', async (locale) => {
    const { statusCode, headers } = await test.inject({ url: `/${locale}/?from=chat` });
    expect([statusCode, headers.location]).toEqual([301, `/${locale}?from=chat`]);
    const { headers: led } = await test.inject({
      url: `/%${locale.charCodeAt(0).toString(16)}${locale[1]}/?from=chat`,
    });
    expect(led.location).toBe(`/${locale}?from=chat`);
  });

  it.each(['kn', 'hi'])('are there in %s, under their prefix and in their own words', async (locale) => {
    const page = await visit(`/${locale}/motorcycle`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${locale}">`);
    expect(page.body).toContain(`href="/${locale}/finance"`);
    expect(page.body).not.toContain('MOTORCYCLE');
    expect(page.body).toContain(`hreflang="${locale}" href="https://www.example.test/${locale}/motorcycle"`);
    expect(page.body).toContain(`<link rel="canonical" href="https://www.example.test/${locale}/motorcycle">`);
    expect((await visit(`/${locale}`)).statusCode).toBe(200);
    const { body } = await visit(`/${locale}${details}`);
    expect(body).toContain(`<link rel="canonical" href="https://www.example.test/${locale}${details}">`);
  });

  describe('the home page', () => {
    it('arrives whole: who the dealership is and how to reach it', async () => {
      const page = await visit('/');
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      const text = readableText(page.body);
      const { dealership, address, salesHours } = siteContent;
      for (const fact of [dealership, address, salesHours.opens]) expect(text).toContain(fact);
      expect(page.body).toMatch(/<title>[^<]+<\/title>/);
      expect(page.body).toContain('<link rel="canonical" href="https://www.example.test/">');
    });

    it('carries what it was made from, so that the browser need not ask before it hydrates', async () => {
      const { queries } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec((await visit('/')).body)?.[1] ?? '');
      const models = (await test.call('GET', '/api/homeModels')).json();
      expect(queries).toContainEqual([['listHomeModels'], models]);
    });

    it('runs nothing but our own files and the one script that fetches them', async () => {
      const page = await visit('/');
      const policy = String(page.headers['content-security-policy']);
      const [tag, source = ''] =
        /<script data-steps="(?:\/assets\/[\w-]+\.js ?)+" data-needed="(?:\/assets\/[\w-]+\.js ?)+">(.*?)<\/script>/s.exec(
          page.body,
        ) ?? [];
      const hash = createHash('sha256').update(source).digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(policy).not.toContain('unsafe');
      const others = page.body.replace(tag ?? '', '').match(/<script[^>]*>/g) ?? [];
      expect(others).toEqual([
        '<script type="application/ld+json">',
        '<script type="application/json" id="page-data">',
      ]);
      expect(page.body).not.toMatch(/ (style|onclick|onload)=/);
    });

    it('is not sent again while it is the same', async () => {
      const { etag } = (await visit('/')).headers;
      expect((await visit('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    });
  });

  describe('a catalogue', () => {
    it('changes at once when a vehicle is taken off sale', async () => {
      const staff = await test.logIn();
      const [first] = (await test.call('GET', '/api/scooters')).json();
      const listed = async () => readableText((await visit('/scooters')).body).includes(first.name);
      expect(await listed()).toBe(true);
      await staff('PATCH', `/api/scooters/${first.id}/status`, { status: 0 });
      expect(await listed()).toBe(false);
      await staff('PATCH', `/api/scooters/${first.id}/status`, { status: 1 });
      expect(await listed()).toBe(true);
    });

    it('leaves a list that cannot be read to the browser, and is not kept like that', async () => {
      const [electric] = (await test.call('GET', '/api/ev')).json();
      await (await test.logIn())('PATCH', `/api/ev/${electric.id}/status`, { status: 1 });
      const { keptContent } = test.app.context;
      const get = keptContent.get.bind(keptContent);
      const broken = vi.spyOn(keptContent, 'get');
      broken.mockImplementation((key, ...read) =>
        key.startsWith('/api/ev ') ? Promise.reject(new Error('gone')) : get(key, ...read),
      );
      const complaints = vi.spyOn(test.app.log, 'error');
      const page = readableText((await visit('/ev')).body);
      broken.mockRestore();
      expect(complaints.mock.calls).toEqual([
        [expect.objectContaining({ name: 'listEv', reason: 'gone' }), 'reading for a page failed'],
      ]);
      complaints.mockRestore();
      expect(page).toContain('Loading...');
      expect(page).not.toContain(electric.name);
      expect(readableText((await visit('/ev')).body)).toContain(electric.name);
    });
  });

  it('that cannot be made become a page that says how to reach the dealership, and nothing of what went wrong', async () => {
    const send = vi.spyOn(test.app.context.replies, 'send').mockRejectedValueOnce(new Error('select * from secrets'));
    const page = await visit('/');
    send.mockRestore();
    expect([page.statusCode, page.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(readableText(page.body)).toContain(messages.request.failed);
    expect(page.body).toContain(`tel:+91${siteContent.salesPhone}`);
    expect(page.body).toContain('<link rel="stylesheet"');
    expect(page.body).not.toMatch(/secrets|<script/);
  });
});

/** As no client library would ask. */
async function askRaw(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
