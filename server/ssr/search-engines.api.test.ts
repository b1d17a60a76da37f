import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { vehicleTypes } from '../../contract/catalogue.ts';
import { formatRupees } from '../../contract/display.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { pages as listedPages } from '../../e2e/pages.ts';
import { demoModelsOf, oddlyNamedModel, someModel, takeModels } from '../../test-support/demo.ts';
import { faultsOf } from '../../test-support/schema-org.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { searchedPages } from '../features/search/searched-pages.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

const ORIGIN = 'https://www.example.test';
type Thing = Record<string, unknown> & { '@type': string | string[] };

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('for search engines', () => {
  const test = setUpTestApp({ publicUrl: ORIGIN }, servePages);
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  const thingsOf = async (url: string): Promise<Thing[]> => {
    const { body } = await visit(url);
    const [, block] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    return block ? JSON.parse(block)['@graph'] : [];
  };
  const find = async (url: string, type: string) =>
    (await thingsOf(url)).find((thing) => [thing['@type']].flat().includes(type));

  const { dealers, site } = loadContent();
  /** One of each catalogue, with names that need care in an address. */
  const oneOfEach = [oddlyNamedModel, ...vehicleTypes.map((type) => takeModels(demoModelsOf(type))())];
  const modelPages = oneOfEach.map(({ bikeName }) => aboutBike(pagePaths.bikeDetail, bikeName));
  const { bikeName, name } = someModel;
  const details = aboutBike(pagePaths.bikeDetail, bikeName);
  const inCatalogue = `/motorcycle?${new URLSearchParams({ model: bikeName })}`;
  const everyPage = [
    ...new Set([
      ...listedPages.filter(({ status }) => !status).map(({ path }) => path),
      ...modelPages,
      '/dealers/7',
      '/dealers/6?branch=annigeri',
      inCatalogue,
      '/kn',
      `/hi${details}&tab=colours`,
      '/kn/dealers/3',
      '/kn/amc',
    ]),
  ];

  it('every page says what it is about, in types and properties that there are', async () => {
    for (const url of everyPage) {
      const things = await thingsOf(url);
      expect(things, url).not.toEqual([]);
      expect(
        things.flatMap((thing) => faultsOf(thing)),
        url,
      ).toEqual([]);
    }
  });

  it('every page but the first has a way that leads to it, each step to a page', async () => {
    for (const url of everyPage.filter((one) => !['/', '/kn'].includes(one))) {
      const trail = (await find(url, 'BreadcrumbList'))?.itemListElement as { item: string; position: number }[];
      expect(
        trail.map(({ position }) => position),
        url,
      ).toEqual(trail.map((_, index) => index + 1));
      for (const { item } of trail.slice(0, -1)) {
        expect((await visit(item.slice(ORIGIN.length))).statusCode, item).toBe(200);
      }
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec((await visit(url)).body)?.[1];
      expect(trail.at(-1)?.item, url).toBe(canonical?.replaceAll('&#38;', '&'));
    }
  });

  it('the home page says who the dealership is', async () => {
    expect(await find('/', 'Organization')).toMatchObject({ name: site.dealership, url: `${ORIGIN}/` });
    expect(await find('/kn', 'WebSite')).toMatchObject({ name: site.dealership, inLanguage: 'kn' });
  });

  it('a model has its price in rupees, and that of each variant', async () => {
    const [bikeView, variants] = await Promise.all(
      ['bikeView', 'variants'].map(async (call) =>
        (await test.call('GET', `/api/${call}/${encodeURIComponent(bikeName)}`)).json(),
      ),
    );
    expect(await find(details, 'Product')).toMatchObject({
      name,
      brand: { name: site.maker },
      image: [ORIGIN + bikeView.image],
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: bikeView.bikePrice,
        priceCurrency: 'INR',
        offers: variants.map(({ name, price }: { name: string; price: number }) => ({ '@type': 'Offer', name, price })),
      },
    });
  });

  it('each variant is offered at its own price, in rupees, at the address that shows it, and until no day that nobody knows', async () => {
    const variants = (await test.call('GET', `/api/variants/${encodeURIComponent(bikeName)}`)).json();
    const product = await find(details, 'Product');
    const { offers } = (product?.offers ?? { offers: [] }) as { offers: Record<string, unknown>[] };
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
      variants.map(({ name, price }: { name: string; price: number }) => [name, price, 'INR']),
    );
    expect(JSON.stringify(product)).not.toContain('priceValidUntil');
    for (const { url, price } of offers) {
      const shown = await visit(String(url).slice(ORIGIN.length));
      expect(shown.statusCode, String(url)).toBe(200);
      expect(shown.body).toContain(formatRupees(Number(price)));
    }
  });

  it('a model with a new price says so at once', async () => {
    const staff = await test.logIn();
    const { bikeName: changed } = oddlyNamedModel;
    await staff('PATCH', `/api/managePrice/${encodeURIComponent(changed)}`, { price: 77_777 });
    const product = await find(aboutBike(pagePaths.bikeDetail, changed), 'Product');
    expect(JSON.stringify(product)).toContain('77777');
  });

  it('every branch is found on the map, with its hours', async () => {
    const branches = (await thingsOf('/networks')).filter((thing) => 'geo' in thing);
    expect(branches).toHaveLength(dealers.length);
    for (const branch of branches) {
      const { latitude, longitude } = branch.geo as Record<string, number>;
      expect([latitude, longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([15, 75]);
      expect(branch.openingHoursSpecification).toMatchObject([
        { opens: expect.any(String), closes: expect.any(String) },
      ]);
    }
    const types = branches.map((branch) => branch['@type']);
    expect(types).toEqual(expect.arrayContaining(['MotorcycleRepair', 'MotorcycleDealer']));
    expect(await find('/dealers/6?branch=annigeri', 'MotorcycleRepair')).toMatchObject({
      address: { addressLocality: 'Annigeri' },
      url: `${ORIGIN}/dealers/6?branch=annigeri`,
    });
  });

  it.each(['/amc', '/joy-club'])('%s answers its questions', async (url) => {
    const questions = (await find(url, 'FAQPage'))?.mainEntity as { name: string }[];
    expect(questions.length).toBeGreaterThan(1);
    const { body } = await visit(url);
    for (const { name } of questions) expect(body).toContain(name);
  });

  it('a page that is not there is about nothing', async () => {
    expect(await thingsOf('/no-such-page')).toEqual([]);
    expect(await thingsOf('/view-details?bike=Nimbus')).toEqual([]);
  });

  it('what staff or an address say cannot end the block', async () => {
    const { body } = await visit(`${details}&tab=</script><b>`);
    expect(body.split('application/ld+json')[1]?.split('</script>')[0]).not.toContain('<');
  });

  describe('canonical addresses', () => {
    it.each([
      [`${details.toLowerCase()}&utm_source=chat`, details],
      [details.replace('?', '?tab=colours&').concat('&x=1'), `${details}&tab=colours`],
      [`${details}&tab=nothing`, details],
      [`${details}&tab=overview`, details],
      [`${inCatalogue}&page=3`, '/motorcycle'],
      [
        aboutBike(pagePaths.productEnquiry, bikeName, { variant: 'Any' }),
        aboutBike(pagePaths.productEnquiry, bikeName),
      ],
      ['/dealers/6?branch=nowhere', '/dealers/6'],
      ['/about?lang=kn', '/about'],
      ['/kn?x=1', '/kn'],
      [
        `/hi${aboutBike(pagePaths.finance, bikeName.toLowerCase())}&fbclid=7`,
        `/hi${aboutBike(pagePaths.finance, bikeName)}`,
      ],
    ])('%s is %s', async (url, canonical) => {
      expect((await visit(url)).body).toContain(
        `<link rel="canonical" href="${(ORIGIN + canonical).replaceAll('&', '&#38;')}">`,
      );
    });
  });

  describe('the sitemap', () => {
    const read = async () =>
      (await test.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'identity' } })).body;
    const listed = async () => [...(await read()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url as string);

    it('has every page in every language, once, and each leads to itself', async () => {
      const urls = await listed();
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.length % interfaceLocales.length).toBe(0);
      for (const path of ['/', '/kn', '/hi/finance', '/dealers/6?branch=annigeri', `/kn${details}`]) {
        expect(urls).toContain(ORIGIN + path);
      }
      expect(urls.join()).not.toMatch(/admin|api|not-found|XBLADE/);
      for (const url of urls.filter((_, index) => index % 15 === 0)) {
        const page = await visit(url.slice(ORIGIN.length).replaceAll('&#38;', '&'));
        expect([page.statusCode, page.body.includes(`<link rel="canonical" href="${url}">`)], url).toEqual([200, true]);
      }
    });

    it('has no page that the search of the site does not know', async () => {
      const plain = (await listed())
        .map((url) => new URL(url))
        .filter(({ pathname, search }) => !search && !/^\/($|(kn|hi)(\/|$)|dealers\/|design$)/.test(pathname))
        .map(({ pathname }) => pathname);
      expect(plain.length).toBeGreaterThan(20);
      expect(plain.filter((path) => searchedPages.every((page) => page.path !== path))).toEqual([]);
    });

    it('names the other languages of each page', async () => {
      const [entry] = (await read()).match(/<url><loc>[^<]*\/kn\/finance<.*?<\/url>/) ?? [];
      const alternates = [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair);
      expect(alternates).toEqual([
        ['en', `${ORIGIN}/finance`],
        ['kn', `${ORIGIN}/kn/finance`],
        ['hi', `${ORIGIN}/hi/finance`],
        ['x-default', `${ORIGIN}/finance`],
      ]);
    });

    it('says when the content changed last, and forgets a model that is off sale', async () => {
      const staff = await test.logIn();
      const [electric] = (await test.call('GET', '/api/ev')).json();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      const changedAt = Date.now();
      await staff('PATCH', `/api/ev/${electric.id}/status`, { status: 0 });
      vi.useRealTimers();
      const xml = await read();
      expect(xml).toContain(`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`);
      expect(xml).not.toContain(new URLSearchParams({ bike: electric.bikeName }).toString());
      await staff('PATCH', `/api/ev/${electric.id}/status`, { status: 1 });
      expect(await read()).toContain(new URLSearchParams({ bike: electric.bikeName }).toString());
    });

    it('is compressed and not sent again while it is the same', async () => {
      const reply = await test.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
      expect(reply.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'content-encoding': 'gzip',
      });
      const again = { 'if-none-match': String(reply.headers.etag) };
      expect((await test.inject({ url: '/sitemap.xml', headers: again })).statusCode).toBe(304);
    });
  });

  it('security.txt says whom to tell of a hole, for less than a year ahead (RFC 9116)', async () => {
    const reply = await test.inject({ url: '/.well-known/security.txt' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { email } = loadContent().site;
    expect(reply.body).toMatch(new RegExp(`^Contact: mailto:${email}$`, 'm'));
    const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/m.exec(reply.body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 200 * DAY_MS);
    expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
    expect(reply.body).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  });

  it('robots.txt keeps them out of panel and API, and names the sitemap', async () => {
    const reply = await test.inject({ url: '/robots.txt' });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });
});

describe.skipIf(!existsSync(BUILD_FOLDER))('as long as nobody has said which address is ours', () => {
  const test = setUpTestApp({}, servePages);

  it.each(['/robots.txt', '/sitemap.xml'])('%s with a name that a request made up is stored by nobody', async (url) => {
    const reply = await test.inject({ url, headers: { host: 'evil.example' } });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('sitemap and robots.txt name the one that was asked', async () => {
    const headers = { host: 'shop.example:8080' };
    expect((await test.inject({ url: '/robots.txt', headers })).body).toContain(
      'Sitemap: http://shop.example:8080/sitemap.xml',
    );
    expect((await test.inject({ url: '/sitemap.xml', headers })).body).toContain(
      '<loc>http://shop.example:8080/about</loc>',
    );
    expect((await test.inject({ url: '/sitemap.xml', headers: { host: 'other.example' } })).body).not.toContain(
      'shop.example',
    );
  });
});
