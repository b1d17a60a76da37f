import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { previewSlug } from '../../contract/previews.ts';
import type { DemoModel } from '../../test-support/demo.ts';
import { takeModels } from '../../test-support/demo.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { firePlans } from '../documents/fire-plans.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('the short name of a model', () => {
  const test = setUpTestApp({}, servePages);
  const takeModel = takeModels();
  let staff: StaffCall;
  beforeAll(async () => {
    staff = await test.logIn();
  });

  const at = (key: string) => `/api/documents/model/${key}`;
  const read = async (key: string) => (await staff('GET', at(key))).json();
  const save = async (key: string, change: object) => {
    const { live, draft, body } = await read(key);
    return (await staff('PATCH', at(key), { base: (draft ?? live).id, body: { ...body, ...change } })).json();
  };
  const publish = async (key: string) => staff('POST', `${at(key)}/publish`, { revision: (await read(key)).draft.id });
  const rename = async ({ slug }: Pick<DemoModel, 'slug'>, bikeName: string) => {
    await save(slug, { bikeName });
    const reply = await publish(slug);
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const visit = (url: string) => test.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const page = (bikeName: string) => aboutBike(pagePaths.bikeDetail, bikeName);
  /** Where an address leads, without what stands before and after the name. */
  const leadsTo = async (bikeName: string) => {
    const { statusCode, headers } = await visit(page(bikeName));
    return statusCode === 308 ? headers.location : statusCode;
  };
  const viewed = async (bikeName: string) => {
    const reply = await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`);
    return reply.statusCode === 200 ? reply.json().bikeName : reply.statusCode;
  };

  it('leads to the new one from every page, in every language, with whatever else the address says', async () => {
    const model = takeModel();
    const query = (bikeName: string) => new URLSearchParams({ bike: bikeName, tab: 'colours' });
    await rename(model, 'Newly Named');
    const reply = await visit(`/kn/view-details?${query(model.bikeName.toLowerCase())}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, `/kn/view-details?${query('Newly Named')}`]);
    // A browser that remembered it would go in circles once the name is taken back.
    expect(reply.headers['cache-control']).toBe('no-cache');
    for (const path of [pagePaths.angleView, pagePaths.productEnquiry, pagePaths.finance]) {
      expect((await visit(aboutBike(path, model.bikeName))).headers.location).toBe(aboutBike(path, 'Newly Named'));
    }
    const inCatalogue = await visit(`/motorcycle?${new URLSearchParams({ model: model.bikeName })}`);
    expect(inCatalogue.headers.location).toBe('/motorcycle?model=Newly+Named');
    expect((await visit(page('Newly Named'))).statusCode).toBe(200);
    const preview = await visit(`/previews/models/${previewSlug(model.bikeName)}.jpg?price=1`);
    expect([preview.statusCode, preview.headers.location]).toEqual([
      308,
      `/previews/models/newly-named.jpg?price=${model.price}`,
    ]);
    const { bikeView, variants } = { bikeView: await viewed(model.bikeName), variants: model.variants.length };
    expect(bikeView).toBe('Newly Named');
    const listed = await test.call('GET', `/api/variants/${encodeURIComponent(model.bikeName)}`);
    expect(listed.json()).toHaveLength(variants);
  });

  it('leads to the last one in one step, however often it changes, and back again', async () => {
    const model = takeModel();
    await rename(model, 'Second Name');
    const { live } = await rename(model, 'Third Name');
    expect(await leadsTo(model.bikeName)).toBe(page('Third Name'));
    expect(await leadsTo('second name')).toBe(page('Third Name'));
    expect((await staff('POST', `${at(model.slug)}/undo`, { revision: live.id })).statusCode).toBe(200);
    expect(await leadsTo('Third Name')).toBe(page('Second Name'));
    expect(await leadsTo(model.bikeName)).toBe(page('Second Name'));
    expect(await leadsTo('Second Name')).toBe(200);
    const revisions = (await staff('GET', `${at(model.slug)}/revisions`)).json();
    const first = revisions.at(-1).id;
    await staff('POST', `${at(model.slug)}/restore`, { revision: first, base: (await read(model.slug)).live.id });
    await publish(model.slug);
    expect((await read(model.slug)).body).toMatchObject({
      bikeName: model.bikeName,
      earlierNames: ['Third Name', 'Second Name'],
    });
    expect(await leadsTo('Third Name')).toBe(page(model.bikeName));
  });

  it('that somebody plans leads to the new one as soon as that is live', async () => {
    const model = takeModel();
    const { draft } = await save(model.slug, { bikeName: 'Planned Name' });
    const due = Date.now() + 120_000;
    expect((await staff('POST', `${at(model.slug)}/plan`, { revision: draft.id, at: due })).statusCode).toBe(200);
    expect(await leadsTo(model.bikeName)).toBe(200);
    const firing = { now: due, stop: new AbortController().signal, log: { error: () => undefined } };
    expect(await firePlans(test.database, firing)).toEqual({ published: 1, failed: 0 });
    await test.app.context.contentVersion.confirm();
    expect(await leadsTo(model.bikeName)).toBe(page('Planned Name'));
  });

  it('that was one of another model is taken only once that has given it up', async () => {
    const [model, other] = [takeModel(), takeModel()];
    await rename(model, 'Moved On');
    const saved = await save(other.slug, { bikeName: model.bikeName.toLowerCase() });
    expect(saved.faults.bikeName).toMatch(new RegExp(`^is an earlier short name of ${model.name}, and links`));
    expect((await publish(other.slug)).statusCode).toBe(400);
    await save(model.slug, { earlierNames: [] });
    await publish(model.slug);
    expect(await viewed(model.bikeName)).toBe(404);
    expect((await publish(other.slug)).statusCode).toBe(200);
    expect(await viewed(model.bikeName)).toBe(model.bikeName.toLowerCase());
    expect(await leadsTo(other.bikeName)).toBe(page(model.bikeName.toLowerCase()));
  });

  it('is not that of a copy, and leads nowhere while the model is hidden', async () => {
    const model = takeModel();
    await rename(model, 'Copied From');
    const { key } = (await staff('POST', '/api/documents/model', { title: 'A Copy', from: model.slug })).json();
    expect((await read(key)).body.earlierNames).toBeUndefined();
    const { id } = (await read(model.slug)).body;
    await staff('PATCH', `/api/${model.type}/${id}/status`, { status: 0 });
    expect(await viewed(model.bikeName)).toBe(404);
    expect(await leadsTo(model.bikeName)).toBe(404);
  });

  it('finds the brochure at its new address', async () => {
    const model = takeModel();
    await save(model.slug, { bikeName: 'Paper Name', brochure: '/brochures/paper-name.pdf' });
    await publish(model.slug);
    const reply = await visit(`${model.brochure}?lang=kn`);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/brochures/paper-name.pdf?lang=kn']);
  });

  it('still finds what staff and visitors have under it', async () => {
    const model = takeModel();
    const enquiry = { name: 'Old Name', mobileNo: '9876543210', emailId: 'a@example.com', color: 'Red' };
    const send = () => test.call('POST', '/api/postBooking', { ...enquiry, model: model.bikeName });
    const setPrice = (name: string, price: number) =>
      staff('PATCH', `/api/managePrice/${encodeURIComponent(name)}`, { price });
    await setPrice(model.bikeName, model.price + 1);
    const first = (await send()).statusCode;
    await rename(model, 'Sold Now');
    expect([first, (await send()).statusCode]).toEqual([201, 201]);
    const report = await staff('POST', '/api/enquiryReports', { page: 1, limit: 10, search: model.bikeName });
    expect(report.json().totalRecords).toBe(2);
    expect((await setPrice(model.bikeName, model.price + 2)).statusCode).toBe(200);
    const history = (await staff('POST', '/api/priceHistory', { kind: 'bike', subject: 'Sold Now' })).json();
    const prices = history.data.filter(({ kind }: { kind: string }) => kind === 'bike');
    expect(prices.map(({ after }: { after: number }) => after)).toEqual([model.price + 2, model.price + 1]);
  });
});
