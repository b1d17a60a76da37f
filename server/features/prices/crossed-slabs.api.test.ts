import { beforeAll, describe, expect, it } from 'vitest';
import { changeModel, readModel } from '../../../test-support/change-document.ts';
import { demoModelsOf, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const take = takeModels(demoModelsOf('bikes'));
let staff: StaffCall;

beforeAll(async () => {
  staff = await test.logIn();
});

/** At ₹91,771, with a variant at ₹99,000. */
async function priced() {
  const { bikeName } = take();
  await changeModel(test.database, bikeName, (model) => ({
    ...model,
    fuel: 'petrol',
    price: 91_771,
    variants: [
      { id: model.variants[0]?.id ?? 1, name: 'Base' },
      { id: 900_000 + model.id, name: 'Disc', price: 99_000 },
    ],
  }));
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
  return (await readModel(test.database, bikeName)).body;
}

const ask = async (model: number | string, ...prices: [variant: number | null, price: number][]) =>
  (
    await staff('POST', '/api/prices/slabs', { model, prices: prices.map(([variant, price]) => ({ variant, price })) })
  ).json();

describe('a price beyond a step of the tax', () => {
  it('is told with what lies between, of the model and of its variants', async () => {
    const { id, bikeName, variants } = await priced();
    const disc = variants[1]?.id ?? 0;
    const found = await ask(id, [null, 100_284], [disc, 100_000]);
    expect(found).toEqual([
      {
        variant: null,
        name: '',
        before: 91_771,
        after: 100_284,
        slab: { edge: 100_000, percent: 18, more: 8513, moreWithTax: 16_325.84 },
      },
    ]);
    const [crossed] = await ask(bikeName, [disc, 100_001]);
    expect(crossed).toMatchObject({ variant: disc, name: 'Disc', before: 99_000, slab: { edge: 100_000 } });
  });

  it('is none on the same step, of an unknown variant and of a model that is not published', async () => {
    const { id } = await priced();
    expect(await ask(id, [null, 99_999], [5, 200_000])).toEqual([]);
    expect(await ask('Nimbus 9', [null, 200_000])).toEqual([]);
  });
});
