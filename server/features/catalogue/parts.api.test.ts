import { beforeAll, describe, expect, it } from 'vitest';
import type { VehicleType } from '../../../contract/catalogue.ts';
import { MODELS_BESIDE, MODELS_PER_PART, MOST_TOGETHER, modelKey } from '../../../contract/catalogue.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModels, demoModelsOf, hasDetails, someModel } from '../../../test-support/demo.ts';
import { addManyDocuments } from '../../../test-support/many-documents.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const MODELS = 200;
const BRANCHES = 60;

interface Model {
  bikeName: string;
  name: string;
  price: number;
  image: string;
}

const get = async (path: string) => (await test.call('GET', path)).json();
const part = (type: VehicleType, near?: string) =>
  get(`/api/cataloguePart/${type}${near ? `?${new URLSearchParams({ near })}` : ''}`);
const beside = (bikeName: string) => test.call('GET', `/api/modelBeside/${encodeURIComponent(bikeName)}`);

describe('with few models', () => {
  it('a catalogue is one part, as the specified call lists it', async () => {
    const all = await get('/api/bikes');
    expect(await part('bikes')).toEqual({ total: all.length, from: 0, models: all });
    expect(await part('bikes', 'Nimbus')).toEqual(await part('bikes'));
  });

  it('all can be chosen from, in the order of the catalogues', async () => {
    const { total, models } = await get('/api/modelChoices');
    expect(total).toBe(demoModels.length);
    expect(models.map(({ bikeName }: Model) => bikeName)).toEqual(demoModels.map(({ bikeName }) => bikeName));
  });

  it('beside a model stand all of its catalogue that have a page', async () => {
    const { type, value, vehicle, others } = (await beside(someModel.bikeName.toLowerCase())).json();
    expect([type, value]).toEqual(['bikes', someModel.slug]);
    expect(vehicle).toEqual((await get('/api/bikes')).find(({ bikeName }: Model) => bikeName === someModel.bikeName));
    expect(others.map(({ bikeName }: Model) => bikeName)).toEqual(
      demoModelsOf('bikes')
        .filter((model) => hasDetails(model) && model !== someModel)
        .map(({ bikeName }) => bikeName),
    );
  });

  it('there is nothing beside one that is not there', async () => {
    const reply = await beside('Nimbus');
    expect([reply.statusCode, reply.json()]).toEqual([200, null]);
  });

  it('a catalogue that is none is refused', async () => {
    const reply = await test.call('GET', '/api/cataloguePart/cars');
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Please choose one of the listed options for Type.']);
  });
});

describe('with many models', () => {
  beforeAll(async () => {
    await addManyDocuments(test.database, { models: MODELS, branches: BRANCHES });
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  });

  it('the parts of a catalogue are together what the specified call lists', async () => {
    const all: Model[] = await get('/api/bikes');
    expect(all.length).toBeGreaterThan(MOST_TOGETHER);
    const models: Model[] = [];
    for (let near: string | undefined = all[0]?.bikeName; near; ) {
      const { next, ...shown } = await part('bikes', near);
      expect(shown).toMatchObject({ total: all.length, from: models.length });
      expect(shown.previous).toBe(models.at(-1)?.bikeName);
      models.push(...shown.models);
      near = next;
    }
    expect(models).toEqual(all);
  });

  it('the part of a model is found however its name is spelled', async () => {
    const { models } = await part('bikes', someModel.bikeName);
    const wished = (await get('/api/bikes'))[MODELS_PER_PART + 3];
    const found = await part('bikes', modelKey(wished.bikeName));
    expect(found.models).toHaveLength(MODELS_PER_PART);
    expect(found.models[3]).toEqual(wished);
    expect(found.models[3]).not.toEqual(models[3]);
  });

  it('beside one stand its nearest ones', async () => {
    const all: Model[] = (await get('/api/scooters')).filter(hasDetails);
    const { others } = (await beside(all[30]?.bikeName ?? '')).json();
    expect(others).toHaveLength(MODELS_BESIDE);
    expect(others.map(({ bikeName }: Model) => bikeName)).toContain(all[29]?.bikeName);
    expect(others.map(({ bikeName }: Model) => bikeName)).toContain(all[31]?.bikeName);
  });

  it('none can be chosen from a list, but each is found by its name', async () => {
    expect(await get('/api/modelChoices')).toEqual({ total: MODELS, models: [] });
    const [, wished] = (await get('/api/scooters')).slice(-2) as [Model, Model];
    const found = await get(`/api/find?${new URLSearchParams({ name: wished.name.toUpperCase() })}`);
    expect(found.models[0]).toMatchObject({ bikeName: wished.bikeName });
    expect(found.total).toBe(1);
    expect(await get('/api/find?name=no+such+wheels')).toMatchObject({ total: 0, models: [] });
  });

  it('the home page is told how many there are, what they start from, and three of them', async () => {
    const { bikeName } = someModel;
    await changeModel(test.database, bikeName, (model) => ({ ...model, price: 1000 }));
    test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
    const { catalogues, previewed } = await get('/api/homeModels');
    const lists: Model[][] = await Promise.all(['bikes', 'scooters', 'ev'].map((type) => get(`/api/${type}`)));
    expect(catalogues.map(({ total }: { total: number }) => total)).toEqual(lists.map((list) => list.length));
    expect(catalogues[0]).toMatchObject({ type: 'bikes', from: 1000 });
    expect(previewed).toHaveLength(3);
  });

  it('branches are listed a page at a time, and by their place', async () => {
    const all: { slug: string; name: string }[] = await get('/api/network');
    const pages = [
      await get('/api/networkPage'),
      await get('/api/networkPage?page=2'),
      await get('/api/networkPage?page=9'),
    ];
    expect(pages.map(({ total, found, page }) => [total, found, page])).toEqual([
      [BRANCHES, BRANCHES, 1],
      [BRANCHES, BRANCHES, 2],
      [BRANCHES, BRANCHES, 3],
    ]);
    expect(pages.flatMap(({ branches }) => branches)).toEqual(all);
    const place = all.at(-1)?.name ?? '';
    const { found, branches } = await get(`/api/networkPage?${new URLSearchParams({ place: place.toLowerCase() })}`);
    expect([found, branches[0]]).toEqual([1, all.at(-1)]);
    expect(await get('/api/networkPage?place=nowhere')).toMatchObject({ total: BRANCHES, found: 0, branches: [] });
  });
});
