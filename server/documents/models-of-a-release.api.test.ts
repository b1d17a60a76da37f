import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { changeAccessories, changeModel, readModel } from '../../test-support/change-document.ts';
import { filledDatabase } from '../../test-support/databases.ts';
import { someModel } from '../../test-support/demo.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/engine.ts';
import { readContentVersion } from '../db/meta.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { accessoryKind } from './kinds/accessory.ts';
import { modelKind } from './kinds/model.ts';
import { readLive } from './live-documents.ts';

const content = loadContent();
const admin = { adminUserId: 'admin', adminPassword: 'correct horse battery' };
let database: Database;
let remove: () => Promise<void>;

beforeEach(async () => {
  const filled = await filledDatabase();
  remove = filled.remove;
  database = openDatabase(filled.settings);
});
afterEach(async () => {
  await database.close();
  await remove();
});

/** The next start, with what this release brings. */
const startAgain = (release = content) => prepareDatabase(database, release, admin);
const version = () => readContentVersion(database.db);

it('a second start of one release changes nothing', async () => {
  const before = await version();
  await startAgain();
  expect(await version()).toBe(before);
});

it('a model and an accessory follow the release; prices and flags stay those of the staff', async () => {
  const { db } = database;
  const { bikeName } = someModel;
  const { body: first } = await readModel(database, bikeName);
  const variants = first.variants.map((variant, index) => (index === 1 ? { ...variant, price: 3 } : variant));
  await changeModel(database, bikeName, (model) => ({ ...model, price: 1, isActive: false, variants }));
  await changeAccessories(database, { price: 2 });
  const before = await version();
  const [part] = content.accessories;
  const release = {
    ...content,
    models: content.models.map((model) => ({ ...model, pictures: { ...model.pictures, hero: '/pictures/new.webp' } })),
    accessories: content.accessories.map((accessory) => ({ ...accessory, image: '/pictures/new-part.webp' })),
  };
  await startAgain(release);
  const { body: model } = await readModel(database, bikeName);
  expect(model).toEqual({
    ...first,
    price: 1,
    isActive: false,
    variants,
    pictures: { ...first.pictures, hero: '/pictures/new.webp' },
  });
  const { body: accessory } =
    (await readLive(db)).of(accessoryKind).find(({ body }) => body.partNo === part?.partNo) ?? {};
  expect(accessory).toMatchObject({ price: 2, image: '/pictures/new-part.webp', heading: { en: part?.heading } });
  expect(await version()).toBe(before + 1);
  const after = await version();
  await startAgain({ ...release });
  expect(await version()).toBe(after);
});

it('a model that comes with a release gets numbers that no other has, and the others keep theirs', async () => {
  const { body: known } = await readModel(database, someModel.bikeName);
  const [copied] = content.models;
  if (!copied) throw new Error('There is no model.');
  const added = { ...copied, slug: 'new-one', bikeName: 'NEW ONE', name: 'New One' };
  await startAgain({ ...content, models: [added, ...content.models] });
  const models = (await readLive(database.db)).of(modelKind).map(({ body }) => body);
  expect(models.find(({ bikeName }) => bikeName === 'NEW ONE')?.id).toBe(content.models.length + 1);
  expect((await readModel(database, someModel.bikeName)).body).toEqual(known);
  for (const ids of [models.map(({ id }) => id), models.flatMap(({ variants }) => variants.map(({ id }) => id))]) {
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('a model that the release no longer has is set aside, unless staff have changed it', async () => {
  const [gone, changed, ...models] = content.models;
  if (!gone || !changed) throw new Error('There is no model.');
  await changeModel(database, changed.bikeName, (model) => ({ ...model, price: 5 }));
  await startAgain({ ...content, models });
  const names = (await readLive(database.db)).of(modelKind).map(({ body }) => body.bikeName);
  expect(names).not.toContain(gone.bikeName);
  expect(names).toContain(changed.bikeName);
});

it('figures that come with a release reach a model whose price staff have set, and are offered for one that staff have published', async () => {
  const [priced, published] = content.models;
  if (!priced?.facts || !published?.facts) throw new Error('There are no models with figures.');
  const without = { ...content, models: content.models.map(({ facts: _, ...model }) => model) };
  await startAgain(without);
  expect((await readModel(database, priced.bikeName)).body.facts).toBeUndefined();
  await changeModel(database, priced.bikeName, (model) => ({ ...model, price: 123_456 }));
  await database.db.updateTable('documents').set({ origin: 'staff' }).where('key', '=', published.slug).execute();

  await startAgain();
  expect((await readModel(database, priced.bikeName)).body).toMatchObject({ price: 123_456, facts: priced.facts });
  expect((await readModel(database, published.bikeName)).body.facts).toBeUndefined();
  const row = await database.db
    .selectFrom('documents')
    .select(['live_revision', 'release_revision'])
    .where('key', '=', published.slug)
    .executeTakeFirstOrThrow();
  expect(row.release_revision).toBeGreaterThan(row.live_revision ?? 0);
});
