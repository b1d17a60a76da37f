import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadBlank } from '../content/load-blank.ts';
import { loadContent } from '../content/load-content.ts';
import { interfaceLocales, LANGUAGE_PARAMETER, pathIn } from '../contract/locales.ts';
import { pagePaths } from '../contract/page-paths.ts';
import { SET_UP_ADDRESS } from '../contract/set-up-page.ts';
import { ADMIN, blankDatabase, filledDatabase } from '../test-support/databases.ts';
import { publishSite } from '../test-support/publish-site.ts';
import { readableText } from '../test-support/readable-text.ts';
import { sampleCalls } from '../test-support/sample-calls.ts';
import { setUpTestApp } from '../test-support/test-app.ts';
import { openDatabase } from './db/connect.ts';
import type { Database } from './db/engine.ts';
import { fillDocuments } from './documents/fill-documents.ts';
import { documentKinds } from './documents/kinds/index.ts';
import { pageKind } from './documents/kinds/page.ts';
import { readLive } from './documents/live-documents.ts';
import { prepareDatabase } from './prepare-database.ts';
import { releaseFor } from './release.ts';
import { BUILD_FOLDER } from './ssr/built-front-end.ts';
import { servePages } from './ssr/serve-pages.ts';

const FACTS = {
  dealership: 'Tungabhadra Motors',
  maker: 'Hero',
  tagline: { en: 'Ride with us' },
  foundedYear: 2019,
  district: { en: 'Koppal' },
  address: { en: 'Station Road, Koppal' },
  salesPhone: '9000000091',
  servicePhone: '9000000092',
  email: 'sales@tungabhadra.example',
  salesHours: { days: { en: 'Monday-Saturday' }, opens: { en: '10:00 AM' }, closes: { en: '7:00 PM' } },
  map: { embed: 'https://maps.example/embed', link: 'https://maps.example/' },
  social: ['Facebook', 'Instagram', 'YouTube', 'X', 'WhatsApp'].map((network) => ({
    network,
    url: 'https://social.example/tungabhadra',
  })),
};

/** What is asked for beside pages and calls. */
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/icon-192.png',
  '/favicon.ico',
  '/service-worker.js',
  '/healthz',
  '/api/openapi.json',
  '/.well-known/security.txt',
  '/api/brochures/nothing.pdf',
  '/pictures/slides/showroom.webp',
  '/previews/site.jpg',
  '/offline-copy',
];
const VISITOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const everyPage = interfaceLocales.flatMap((locale) =>
  Object.values(pagePaths)
    .filter((path) => !path.startsWith('/admin'))
    .map((path) => pathIn(locale, path.replace('{id}', '1'))),
);

/** They are rendered from memory: what an engine could change, a few of them show. */
const triedPages = inject('engine') === 'sqlite' ? everyPage : everyPage.slice(0, 3);

const mainOf = (page: string): string => /<main.*<\/main>/s.exec(page)?.[0] ?? '';

const { site: demo, models, dealers } = loadContent();
const namesOfTheDemo = [
  demo.dealership,
  demo.salesPhone,
  ...models.map(({ name }) => name),
  ...dealers.map((d) => d.address),
];

/** All that visitors may see. */
async function allLive({ db }: Database): Promise<unknown[]> {
  const live = await readLive(db);
  return documentKinds.flatMap((kind) => live.of(kind));
}

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a server without the demo', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages, blankDatabase);
  const visit = (url: string) => test.inject({ url, headers: VISITOR });

  it('says on every page that the site is being set up, and leads to where that is done', async () => {
    const sentences = ['This website is being set up.', 'ಈ ವೆಬ್‌ಸೈಟ್ ಸಿದ್ಧವಾಗುತ್ತಿದೆ.', 'यह वेबसाइट तैयार की जा रही है।'];
    for (const url of triedPages) {
      const { statusCode, body } = await visit(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(sentences.filter((sentence) => readableText(body).includes(sentence))).toHaveLength(1);
      expect(body).toContain(`href="${SET_UP_ADDRESS}"`);
      expect(body).toContain('noindex');
      expect(body).not.toContain('<script');
    }
    expect(readableText((await visit('/')).body)).toContain(sentences[0]);
    expect(readableText((await visit('/kn')).body)).toContain(sentences[1]);
    expect((await visit('/no-such-page')).statusCode).toBe(404);
    expect((await visit(SET_UP_ADDRESS)).statusCode).toBe(200);
  });

  it('answers every other address, too', async () => {
    const statuses = await Promise.all(FILES.map(async (url) => [url, (await visit(url)).statusCode] as const));
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  });

  it('answers every call, of visitors and of staff, without a fault of its own', async () => {
    const staff = await test.logIn();
    const calls = (await sampleCalls()).filter(
      // What stays open has no end to wait for.
      ({ name, endpoint: { method, access, isStream } }) =>
        name !== 'logOut' && !isStream && (method === 'GET' || access === 'public'),
    );
    expect(calls.length).toBeGreaterThan(50);
    for (const { name, call } of calls) {
      for (const locale of interfaceLocales) {
        const headers = { ...call.headers, cookie: staff.cookie };
        const url = `${call.url}?${LANGUAGE_PARAMETER}=${locale}`;
        const { statusCode, body } = await test.inject({ ...call, url, headers });
        expect([name, statusCode < 500]).toEqual([name, true]);
        expect(namesOfTheDemo.filter((word) => body.includes(word))).toEqual([]);
      }
    }
  });

  it('has empty lists for visitors', async () => {
    for (const url of ['/api/bikes', '/api/scooters', '/api/ev', '/api/images', '/api/gallery', '/api/getOffers']) {
      expect([url, (await test.call('GET', url)).json()]).toEqual([url, []]);
    }
  });
});

describe.skipIf(!existsSync(BUILD_FOLDER))('a dealership that begins without the demo', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test' }, servePages, blankDatabase);
  const visit = (url: string) => test.inject({ url, headers: VISITOR });
  let staff: Awaited<ReturnType<typeof test.logIn>>;
  beforeAll(async () => {
    staff = await test.logIn();
  });

  it('finds nothing of the demo in Set up, and is told what is missing before it opens', async () => {
    const { samples, drafts } = (await staff('GET', '/api/setUp')).json();
    expect(samples.filter(({ count }: { count: number }) => count > 0)).toEqual([]);
    expect(drafts).toEqual([]);
    const early = await publishSite(staff, { dealership: FACTS.dealership });
    expect(early.statusCode).toBe(400);
    expect(Object.keys(early.json().fields)).toEqual(
      expect.arrayContaining(['maker', 'salesPhone', 'email', 'map.embed']),
    );
    expect((await visit('/')).body).toContain(SET_UP_ADDRESS);
  });

  it('opens with the facts that it publishes, on every page and in every language', async () => {
    expect((await publishSite(staff, FACTS)).statusCode).toBe(200);
    for (const url of triedPages) {
      const { statusCode, body } = await visit(url);
      // There is no branch yet.
      expect([url, statusCode]).toEqual([url, url.includes('/dealers/') ? 404 : 200]);
      expect(body).toContain(FACTS.dealership);
      expect(body).not.toContain(SET_UP_ADDRESS);
      expect([url, namesOfTheDemo.filter((word) => body.includes(word))]).toEqual([url, []]);
      const files = body.match(/\/(pictures|videos)\/[\w./-]+/g) ?? [];
      expect(files.filter((file) => file !== '/pictures/default-vehicle.svg')).toEqual([]);
    }
    for (const url of FILES) expect([url, (await visit(url)).statusCode < 500]).toEqual([url, true]);
  });

  it('says calmly that there are no models yet, with no empty heading, list or form, and how to call', async () => {
    const none = 'There are no models in this list at the moment.';
    const call = `href="tel:+91${FACTS.salesPhone}"`;
    for (const url of [pagePaths.motorcycles, pagePaths.find, pagePaths.compare, pagePaths.onRoad]) {
      const main = mainOf((await visit(url)).body);
      expect([url, readableText(main).includes(none), main.includes(call)]).toEqual([url, true, true]);
      expect([url, main.match(/<select|<form/)]).toEqual([url, null]);
    }
    const home = mainOf((await visit('/')).body);
    for (const word of ['Find your ride', 'From our motorcycles', 'Book a test ride', 'See our models']) {
      expect([word, readableText(home).includes(word)]).toEqual([word, false]);
    }
    expect(home).toContain(call);
  });

  it('has texts on all pages that could be published as they are', async () => {
    const live = await readLive(test.database.db);
    const faults = documentKinds.flatMap((kind) =>
      live.of(kind).flatMap(({ key, body }) => {
        const { error } = kind.schema.safeParse(body);
        return error ? [`${kind.name}/${key}: ${error.message}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('takes an enquiry and keeps what was agreed to', async () => {
    const enquiry = { name: 'Asha', email: 'asha@example.com', contactNumber: '9876543210' };
    expect((await test.call('POST', '/warranty', enquiry)).statusCode).toBe(201);
  });

  it('gets nothing of the demo from a later start, though the demo is there', async () => {
    const before = await allLive(test.database);
    await prepareDatabase(test.database, loadContent(), { adminUserId: ADMIN.userId, adminPassword: '' });
    expect(await allLive(test.database)).toEqual(before);
  });
});

describe('a store that the demo filled', () => {
  let filled: Awaited<ReturnType<typeof filledDatabase>>;
  let database: Database;
  beforeAll(async () => {
    filled = await filledDatabase();
    database = openDatabase(filled.settings);
  });
  afterAll(async () => {
    await database.close();
    await filled.remove();
  });
  const startWithoutDemo = async () => fillDocuments(database, await releaseFor(database.db, loadBlank()));

  it('keeps all of it when the demo is gone', async () => {
    const before = await allLive(database);
    expect(before.length).toBeGreaterThan(50);
    expect(await startWithoutDemo()).toBe(false);
    expect(await allLive(database)).toEqual(before);
  });

  it('still gets what it lacks', async () => {
    const { db } = database;
    const { id } = await db.selectFrom('documents').select('id').where('key', '=', 'about').executeTakeFirstOrThrow();
    await db
      .updateTable('documents')
      .set({ live_revision: null, release_revision: null })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('revisions').where('document_id', '=', id).execute();
    await db.deleteFrom('documents').where('id', '=', id).execute();
    expect(await startWithoutDemo()).toBe(true);
    expect(JSON.stringify((await readLive(db)).of(pageKind))).toContain(loadBlank().pageTexts.about.lead);
  });
});
