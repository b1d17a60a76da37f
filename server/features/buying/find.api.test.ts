import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../contract/facts.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModels, demoModelsOf, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const takeScooter = takeModels(demoModelsOf('scooters'));

const fact = (figure: Fact['figure'], value: number): Fact => ({ figure, value, source: 'a test' });
const find = async (params: Record<string, string> = {}) => {
  const reply = await test.call('GET', `/api/find?${new URLSearchParams(params)}`);
  return { status: reply.statusCode, ...reply.json() };
};
const namesIn = ({ models }: { models: { bikeName: string }[] }) => models.map(({ bikeName }) => bikeName);

/** Cheaper than any other, in a small and a large variant. */
async function cheapScooter(price: number): Promise<string> {
  const { bikeName } = takeScooter();
  await changeModel(test.database, bikeName, (model) => ({
    ...model,
    price,
    facts: [fact('cc', 100), fact('kmpl', 60), fact('kerbWeightKg', 100)],
    variants: [
      { id: model.variants[0]?.id ?? 1, name: 'Small' },
      { id: 900_000 + price, name: 'Large', price: price + 5000, facts: [fact('kmpl', 90)] },
    ],
  }));
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  return bikeName;
}

it('lists every model that is shown, a page at a time, as the catalogues do', async () => {
  const found = await find();
  expect(found).toMatchObject({ status: 200, total: demoModels.length, page: 1 });
  expect(namesIn(found)).toEqual(demoModels.map(({ bikeName }) => bikeName).slice(0, 24));
  const [first] = found.models;
  expect(first.onRoad).toBeGreaterThan(first.price);
  expect(Object.keys(first).sort()).toEqual(
    [
      'bikeName',
      'emi',
      'facts',
      'fuel',
      'image',
      'name',
      'onRoad',
      'price',
      'type',
      'unknown',
      'variant',
      'variants',
    ].sort(),
  );
});

describe('a model is found', () => {
  it('by its price on the road, in the variant that costs least of those that fit', async () => {
    const name = await cheapScooter(20_000);
    const [{ onRoad }] = (await find({ type: 'scooters', sort: 'onRoad' })).models;
    expect((await find({ budget: String(onRoad) })).models).toMatchObject([{ bikeName: name, variant: 'Small' }]);
    expect((await find({ budget: String(onRoad - 1) })).models).toEqual([]);
    expect((await find({ mileage: '90' })).models).toMatchObject([{ bikeName: name, variant: 'Large', price: 25_000 }]);
  });

  it('of one catalogue and one fuel', async () => {
    expect(namesIn(await find({ type: 'ev' }))).toEqual(demoModelsOf('ev').map(({ bikeName }) => bikeName));
    expect(namesIn(await find({ fuel: 'electric' }))).toEqual(demoModelsOf('ev').map(({ bikeName }) => bikeName));
  });
});

it('sorts by price', async () => {
  const prices = (await find({ sort: 'price' })).models.map(({ price }: { price: number }) => price);
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
});

it('goes no further than the last page', async () => {
  expect(await find({ page: '99' })).toMatchObject({ status: 200, page: 1, pages: 1 });
});

it.each([
  [{ sort: 'beauty' }, 'Please choose one of the listed options for Sort.'],
  [{ type: 'cars' }, 'Please choose one of the listed options for Type.'],
  [{ page: '0' }, 'Page must be a whole number from 1 to 99999.'],
  [{ budget: '9'.repeat(41) }, 'budget can have at most 40 characters.'],
])('refuses what it does not know: %o', async (params, error) => {
  expect(await find(params as Record<string, string>)).toMatchObject({ status: 400, error });
});

it('shows nothing of a model that is hidden', async () => {
  const name = await cheapScooter(10_000);
  expect(namesIn(await find())).toContain(name);
  await changeModel(test.database, name, (model) => ({ ...model, isActive: false }));
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  expect(namesIn(await find())).not.toContain(name);
  expect((await test.call('GET', `/api/compare?models=${encodeURIComponent(name)}`)).json().models).toEqual([]);
});

describe('a comparison', () => {
  const compare = (names: readonly string[]) =>
    test.call('GET', `/api/compare?${new URLSearchParams({ models: names.join(',') })}`);

  it('has figures, words and prices of every variant, in the order asked for', async () => {
    const names = [demoModels[1], demoModels[0]].map((model) => model?.bikeName ?? '');
    const { models, unknown } = (await compare(names)).json();
    expect(namesIn({ models })).toEqual(names);
    expect(unknown).toEqual([]);
    const [first] = models;
    expect(first.variantPrices).toHaveLength(demoModels[1]?.variants.length ?? 0);
    expect(first.facts[0]).toEqual({ figure: 'kmpl', value: expect.any(Number), source: expect.any(String) });
    expect(first.specifications.length).toBeGreaterThan(10);
  });

  it('names what there is not, and knows a name however it is spelled', async () => {
    const { models, unknown } = (await compare([(demoModels[0]?.bikeName ?? '').toLowerCase(), 'Nimbus'])).json();
    expect(namesIn({ models })).toEqual([demoModels[0]?.bikeName]);
    expect(unknown).toEqual(['Nimbus']);
  });

  it('is of four at most', async () => {
    const reply = await compare(demoModels.slice(0, 5).map(({ bikeName }) => bikeName));
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'At most 4 models can be compared at a time.']);
  });
});
