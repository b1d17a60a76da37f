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

it('a model and an accessory follow the release; prices and flags stay those of the staff', async () => {
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
  expect(await version()).toBe(before + 1);
});
