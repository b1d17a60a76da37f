import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { loadTranslations } from '../../../content/load-translations.ts';
import type { DemoModel } from '../../../test-support/demo.ts';
import { demoAccessories, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { fillDocuments } from '../../documents/fill-documents.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
const takeModel = takeModels();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const at = (key: string) => `/api/documents/model/${key}`;
const read = async (key: string) => (await staff('GET', at(key))).json();
const save = async (key: string, change: object) => {
  const { live, draft, body } = await read(key);
  return staff('PATCH', at(key), { base: (draft ?? live).id, body: { ...body, ...change } });
};
const publish = async (key: string) => staff('POST', `${at(key)}/publish`, { revision: (await read(key)).draft.id });
const view = async ({ bikeName }: DemoModel) =>
  (await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).json();
const setPrice = ({ bikeName }: DemoModel, body: object) =>
  staff('PATCH', `/api/managePrice/${encodeURIComponent(bikeName)}`, body);
const add = async (title: string, from?: string): Promise<string> =>
  (await staff('POST', '/api/documents/model', { title, ...(from && { from }) })).json().key;

describe('a model', () => {
  it('is published as staff have written it, in each language, with its brochure and its preview', async () => {
    const model = takeModel();
    const details = { en: 'Rewritten.', kn: { text: 'ಹೊಸದು.', of: 'Rewritten.' } };
    await save(model.slug, { details, name: 'Honda Renamed' });
    expect((await view(model)).bikeDetails).toBe(model.details);
    expect((await publish(model.slug)).statusCode).toBe(200);
    expect((await view(model)).bikeDetails).toBe('Rewritten.');
    const kannada = await test.call('GET', `/api/bikeView/${encodeURIComponent(model.bikeName)}?lang=kn`);
    expect(kannada.json().bikeDetails).toBe('ಹೊಸದು.');
    const bikes = (await test.call('GET', '/api/bikes')).json();
    expect(bikes.find(({ bikeName }: { bikeName: string }) => bikeName === model.bikeName).name).toBe('Honda Renamed');
  });

  it('says of each field what is amiss before it is published', async () => {
    const { slug } = takeModel();
    const { body } = await read(slug);
    const [base, ...others] = body.variants;
    const rows = [...body.specifications.frame, body.specifications.frame[0]];
    const reply = await save(slug, {
      price: 0,
      variants: [{ ...base, price: 1 }, ...others, { id: base.id, name: 'Other' }],
      specifications: { ...body.specifications, frame: rows },
      colours: [],
    });
    expect(reply.json().faults).toEqual({
      price: 'must be a price in whole rupees, 1 at least',
      'variants.0.price': 'must be empty: the first variant costs what the model costs',
      [`variants.${others.length + 1}.id`]: 'is there twice',
      [`variants.${others.length + 1}.price`]: 'is missing',
      [`specifications.frame.${rows.length - 1}.key`]: 'is there twice',
      colours: 'must be one at least',
    });
    expect((await publish(slug)).statusCode).toBe(400);
  });

  it('has a name of its own and accessories that are there, and says so where it does not', async () => {
    const [model, other] = [takeModel(), takeModel()];
    const spelled = other.bikeName.toLowerCase().replaceAll(/(?=\d)/g, ' ');
    const faults = {
      bikeName: `is the name of ${other.name} already`,
      'accessories.0': 'names NONE-1, which is no accessory',
    };
    const saved = await save(model.slug, { bikeName: spelled, accessories: ['NONE-1'] });
    expect(saved.json().faults).toEqual(faults);
    const refused = await publish(model.slug);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, faults]);
    expect((await view(model)).bikeName).toBe(model.bikeName);
  });

  it('may begin as a copy of another, with numbers and a name of its own', async () => {
    const model = takeModel();
    const key = await add('Honda Brand New', model.slug);
    expect(key).toBe('honda-brand-new');
    const { body, faults } = await read(key);
    expect(faults).toEqual({});
    expect(body).toMatchObject({ name: 'Honda Brand New', bikeName: 'Honda Brand New', price: model.price });
    await publish(key);
    const listed: { id: number }[] = (await staff('GET', '/api/manageVariants')).json();
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const status = await staff('PATCH', `/api/${model.type}/${body.id}/status`, { status: 0 });
    expect(status.statusCode).toBe(200);
    expect((await test.call('GET', '/api/bikeView/hondabrandnew')).statusCode).toBe(404);
  });

  it('that was set aside is not taken back beside another of its name', async () => {
    const { slug, bikeName } = takeModel();
    await staff('POST', `${at(slug)}/archive`, { isArchived: true });
    expect((await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).statusCode).toBe(404);
    const key = await add(bikeName, slug);
    await publish(key);
    const refused = await staff('POST', `${at(slug)}/archive`, { isArchived: false });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.bikeName).toMatch(/is the name of .* already/);
  });

  it('leaves out an accessory that is set aside', async () => {
    const { bikeName } = takeModel();
    const parts = async (): Promise<{ part_no: string }[]> =>
      (await test.call('GET', `/api/bikeAccessories/${encodeURIComponent(bikeName)}`)).json();
    const [first, ...others] = await parts();
    const key = demoAccessories.find(({ partNo }) => partNo === first?.part_no)?.partNo.toLowerCase();
    const setAside = (isArchived: boolean) => staff('POST', `/api/documents/accessory/${key}/archive`, { isArchived });
    await setAside(true);
    expect(await parts()).toEqual(others);
    await setAside(false);
    expect(await parts()).toEqual([first, ...others]);
  });
});

describe('an accessory', () => {
  it('that gets another part number stays with the models that name it, and these can be published', async () => {
    const model = takeModel();
    const [partNo = ''] = model.accessories;
    const key = partNo.toLowerCase();
    const place = `/api/documents/accessory/${key}`;
    const { live, body } = (await staff('GET', place)).json();
    const { draft } = (
      await staff('PATCH', place, { base: live.id, body: { ...body, partNo: 'NEW-1', heading: { en: 'New guard' } } })
    ).json();
    expect((await staff('POST', `${place}/publish`, { revision: draft.id })).statusCode).toBe(200);
    const parts = (await test.call('GET', `/api/bikeAccessories/${encodeURIComponent(model.bikeName)}`)).json();
    expect(parts).toHaveLength(model.accessories.length);
    expect(parts[0]).toMatchObject({ part_no: 'NEW-1', heading: 'New guard' });
    await save(model.slug, { details: { en: 'Once more.' } });
    expect((await publish(model.slug)).statusCode).toBe(200);
    const copy = (await staff('POST', '/api/documents/accessory', { title: 'Another', from: key })).json();
    const begun = (await staff('GET', `/api/documents/accessory/${copy.key}`)).json();
    expect([begun.body.earlierPartNos, begun.faults]).toEqual([undefined, { partNo: 'is missing' }]);
  });
});

describe('a price', () => {
  it('is a revision, and stands in the draft that somebody has as well', async () => {
    const model = takeModel();
    const before = await read(model.slug);
    const [, variant] = before.body.variants;
    await save(model.slug, { details: { en: 'In the works.' } });
    const draft = (await read(model.slug)).draft.id;
    const price = model.price + 1000;
    const variants = before.body.variants
      .filter((one: { price?: number }) => one.price)
      .map(({ id }: { id: number }) => ({ id, price: price + 5000 }));
    expect((await setPrice(model, { price, variants })).statusCode).toBe(200);
    expect(await view(model)).toMatchObject({ bikePrice: price, bikeDetails: model.details });
    const now = await read(model.slug);
    expect(now.draft.id).not.toBe(draft);
    expect(now.live.author).toBe('admin');
    expect(now.body).toMatchObject({ price, details: { en: 'In the works.' } });
    expect(now.body.variants[1]).toEqual({ ...variant, price: price + 5000 });
    // Whoever still has the older draft before them is told.
    const late = await staff('PATCH', at(model.slug), { base: draft, body: now.body });
    expect(late.statusCode).toBe(409);
    expect((await publish(model.slug)).statusCode).toBe(200);
    expect(await view(model)).toMatchObject({ bikePrice: price, bikeDetails: 'In the works.' });
    await setPrice(model, { price });
    expect((await read(model.slug)).live.id).toBe(now.draft.id);
  });

  it('does not hide what a release offers, and is kept when that is taken', async () => {
    const model = takeModel();
    await save(model.slug, { details: { en: 'Ours.' } });
    await publish(model.slug);
    const content = loadContent();
    const models = content.models.map((one) => (one.slug === model.slug ? { ...one, details: 'Theirs.' } : one));
    const release = { content: { ...content, models }, translations: loadTranslations() };
    await fillDocuments(test.database, release);
    const offered = (await read(model.slug)).release;
    expect(offered).not.toBeNull();
    await setPrice(model, { price: model.price + 1 });
    const { release: still, live, body } = await read(model.slug);
    expect(still).toBeGreaterThan(live.id);
    expect(body).toMatchObject({ price: model.price + 1, details: { en: 'Ours.' } });
    await fillDocuments(test.database, release);
    expect((await read(model.slug)).release).toBe(still);
    await staff('POST', `${at(model.slug)}/restore`, { revision: still, base: live.id });
    expect((await read(model.slug)).body).toMatchObject({ price: model.price + 1, details: { en: 'Theirs.' } });
  });

  it('that is published with a model stands in the history of prices, and is for those alone who may change prices', async () => {
    const model = takeModel();
    const [, variant] = (await read(model.slug)).body.variants;
    const price = model.price - 1000;
    const { body } = await read(model.slug);
    const variants = body.variants.map((one: { id: number }) =>
      one.id === variant.id ? { ...one, price: 123_456 } : one,
    );
    await save(model.slug, { price, variants, isActive: false });
    const account = { userId: 'writer', password: 'another fine password' };
    const row = { ...newStaff(account.userId, await hashPassword(account.password)), role: 'content' };
    await test.database.db.insertInto('staff').values(row).execute();
    const writer = await test.logIn(account);
    const revision = (await read(model.slug)).draft.id;
    const refused = await writer('POST', `${at(model.slug)}/publish`, { revision });
    expect(refused.statusCode).toBe(403);
    const planned = await writer('POST', `${at(model.slug)}/plan`, { revision, at: Date.now() + 3_600_000 });
    expect(planned.statusCode).toBe(403);
    expect(refused.json().error).toMatch(/not allowed to change prices/);
    expect((await view(model)).bikePrice).toBe(model.price);
    expect((await publish(model.slug)).statusCode).toBe(200);
    const entries = await test.database.db
      .selectFrom('audit')
      .select(['action', 'subject', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(entries.reverse()).toEqual([
      { action: 'price.update', subject: model.bikeName, before: String(model.price), after: String(price) },
      {
        action: 'variant.price',
        subject: `${model.bikeName}: ${variant.name}`,
        before: String(variant.price),
        after: '123456',
      },
      { action: 'vehicle.status', subject: model.bikeName, before: '1', after: '0' },
    ]);
    await save(model.slug, { details: { en: 'Words are free.' } });
    const words = (await read(model.slug)).draft.id;
    expect((await writer('POST', `${at(model.slug)}/publish`, { revision: words })).statusCode).toBe(200);
  });
});
