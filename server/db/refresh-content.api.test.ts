import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { emptyDatabase } from '../../test-support/databases.ts';
import { someModel } from '../../test-support/demo.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { openDatabase } from './connect.ts';
import type { Database } from './engine.ts';
import { readContentVersion } from './meta.ts';
import { parseVehicleContent } from './vehicle-content.ts';

const content = loadContent();
const admin = { adminUserId: 'admin', adminPassword: 'correct horse battery' };
const GONE = '/pictures/models/gone/hero.webp';
let database: Database;
let remove: () => Promise<void>;

beforeEach(async () => {
  const empty = await emptyDatabase();
  remove = empty.remove;
  database = openDatabase(empty.settings);
  await prepareDatabase(database, content, admin);
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

it('a model, an accessory and the slides follow the release; prices and flags stay those of the staff', async () => {
  const { db } = database;
  const { bikeName } = someModel;
  await db.updateTable('vehicles').set({ price: 1, is_active: 0 }).where('bike_name', '=', bikeName).execute();
  await db.updateTable('accessories').set({ price: 2 }).execute();
  const before = await version();
  const [first] = content.accessories;
  await startAgain({
    ...content,
    models: content.models.map((model) => ({ ...model, pictures: { ...model.pictures, hero: '/pictures/new.webp' } })),
    accessories: content.accessories.map((accessory) => ({ ...accessory, image: '/pictures/new-part.webp' })),
    slides: [{ image: '/pictures/new-slide.webp', alt: 'New' }],
  });
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('bike_name', '=', bikeName)
    .executeTakeFirstOrThrow();
  expect(vehicle).toMatchObject({ price: 1, is_active: 0 });
  expect(parseVehicleContent(vehicle.content).pictures.hero).toBe('/pictures/new.webp');
  const part = await db
    .selectFrom('accessories')
    .selectAll()
    .where('part_no', '=', first?.partNo ?? '')
    .executeTakeFirstOrThrow();
  expect(part).toMatchObject({ price: 2, image: '/pictures/new-part.webp', heading: first?.heading });
  expect(await db.selectFrom('slides').select('filepath').execute()).toEqual([
    { filepath: '/pictures/new-slide.webp' },
  ]);
  expect(await version()).toBe(before + 1);
});

it('gallery pictures get their new address, lose their place when they are gone, and are not put back', async () => {
  const { db } = database;
  const [first, second] = content.gallery;
  await db
    .deleteFrom('gallery')
    .where('alt', '!=', first?.alt ?? '')
    .execute();
  await db.updateTable('gallery').set({ image_path: GONE }).execute();
  await db.insertInto('pictures').values({ id: 'own', created_at: 1 }).execute();
  await db
    .insertInto('gallery')
    .values([
      { image_path: GONE, alt: 'A picture of an earlier release', picture_id: null },
      { image_path: '/uploads/own-10x10.webp', alt: 'Our team', picture_id: 'own' },
    ])
    .execute();
  await startAgain();
  const rows = await db.selectFrom('gallery').select(['image_path', 'alt']).orderBy('id').execute();
  expect(rows).toEqual([
    { image_path: first?.image, alt: first?.alt },
    { image_path: '/uploads/own-10x10.webp', alt: 'Our team' },
  ]);
  expect(rows.map(({ alt }) => alt)).not.toContain(second?.alt);
});

it('offers keep their words and never a picture that is gone', async () => {
  const { db } = database;
  await db.updateTable('offers').set({ image: GONE }).execute();
  await db.insertInto('offers').values({ title: 'Old', description: 'Words', image: GONE, picture_id: null }).execute();
  await startAgain();
  const rows = await db.selectFrom('offers').select(['title', 'description', 'image']).orderBy('id').execute();
  expect(rows).toEqual([...content.offers, { title: 'Old', description: 'Words', image: content.slides[0]?.image }]);
});
