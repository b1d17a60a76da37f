import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MODELS_BESIDE, MODELS_PER_PART } from '../../contract/catalogue.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { someModel } from '../../test-support/demo.ts';
import { addManyDocuments } from '../../test-support/many-documents.ts';
import { readableText } from '../../test-support/readable-text.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { readContentVersion } from '../db/meta.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** What pages show of many models and branches is as much as of some more. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a page with many models and branches', () => {
  const test = setUpTestApp({ publicUrl: 'https://www.example.test', unusualPagesPerMinute: 0 }, servePages);
  const visit = async (url: string): Promise<string> => {
    const reply = await test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(200);
    return reply.body;
  };
  const names = async (call: string): Promise<string[]> =>
    (await test.call('GET', call)).json().map(({ name }: { name: string }) => name);
  const grow = async (models: number, branches: number) => {
    await addManyDocuments(test.database, { models, branches });
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  };

  const linksIn = (page: string) =>
    [...page.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', text = '']) => ({
      to: new URL(href.replaceAll('&amp;', '&'), 'http://localhost'),
      text,
    }));
  const wayTo = (page: string, text: string) => linksIn(page).find((link) => link.text === text)?.to;

  const { bikeName } = someModel;
  const pages = [
    pagePaths.home,
    pagePaths.motorcycles,
    aboutBike(pagePaths.bikeDetail, bikeName),
    pagePaths.networks,
    pagePaths.find,
    pagePaths.onRoad,
    pagePaths.loan,
    pagePaths.runningCost,
    pagePaths.exchange,
    `${pagePaths.compare}?bikes=${encodeURIComponent(bikeName)}`,
  ];

  beforeAll(() => grow(200, 60));

  it('weighs what it weighs with twice as many', async () => {
    const some = await Promise.all(pages.map(visit));
    await grow(400, 120);
    const many = await Promise.all(pages.map(visit));
    for (const [index, page] of pages.entries()) {
      expect([page, (many[index] ?? '').length / (some[index] ?? '').length < 1.03]).toEqual([page, true]);
    }
  });

  it('of a catalogue has the part with the model on top, and leads to the others without scripts', async () => {
    const all = await names('/api/bikes');
    const first = await visit(pagePaths.motorcycles);
    const { search } = wayTo(first, 'Models 25 to 48') ?? {};
    const second = readableText(await visit(pagePaths.motorcycles + search));
    for (const name of all.slice(MODELS_PER_PART, 2 * MODELS_PER_PART)) expect(second).toContain(name);
    expect(second).toContain('Models 1 to 24');
    expect(second).toContain('Models 49 to 72');
  });

  it('of a model has its neighbours, and no other', async () => {
    const page = await visit(aboutBike(pagePaths.bikeDetail, bikeName));
    const linked = linksIn(page)
      .filter(({ to }) => to.pathname === pagePaths.bikeDetail)
      .map(({ to }) => to.searchParams.get('bike'));
    expect(new Set(linked.filter((name) => name !== bikeName)).size).toBe(MODELS_BESIDE);
  });

  it('of branches has some, leads to the next and finds a place', async () => {
    const all = await names('/api/network');
    const page = await visit(pagePaths.networks);
    expect(page).toContain('href="/networks?page=2"');
    expect(readableText(page)).not.toContain(all.at(-1));
    expect(readableText(await visit('/networks?page=5'))).toContain(all.at(-1));
    const found = readableText(await visit(`/networks?${new URLSearchParams({ place: all.at(-1) ?? '' })}`));
    expect(found).toContain('Branches found: 1');
    expect(readableText(await visit('/networks?place=nowhere'))).toContain(
      'No branch has nowhere in its name or address.',
    );
  });

  it.each([
    [pagePaths.compare, { bikes: bikeName }, 'bikes'],
    [pagePaths.loan, {}, 'bike'],
  ])('%s finds a model by its name and leads to it', async (path, chosen, parameter) => {
    const asked = (name: string) => visit(`${path}?${new URLSearchParams({ ...chosen, name })}`);
    const wished = (await test.call('GET', '/api/scooters')).json().at(-1);
    const page = await asked(wished.name);
    expect(page).not.toContain('<optgroup');
    const way = wayTo(page, wished.name);
    expect(way?.pathname).toBe(path);
    expect(way?.searchParams.get(parameter)?.split(',').at(-1)).toBe(wished.bikeName);
    expect(readableText(await asked('nowhere'))).toContain('There is no model called nowhere.');
  });
});
