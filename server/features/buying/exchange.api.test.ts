import { expect, it } from 'vitest';
import { demoModelsOf } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
const VEHICLE = { price: '80000', years: '3', km: '30000', owners: '2', condition: 'fair' };
const ask = (params: Record<string, string>) => test.call('GET', `/api/exchange?${new URLSearchParams(params)}`);

it('tells a range by our table, after whose source and day nobody has to ask', async () => {
  const { asOf, summary, ...found } = (await ask(VEHICLE)).json();
  // 57 % of 80,000, less 5, 7 and 10 %: 36,260 and a tenth to both sides, in steps of 500.
  expect(found).toEqual({
    name: null,
    price: 80_000,
    range: { least: 32_500, most: 40_000, source: 'A test', validFrom: '2020-01-01' },
  });
  expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(summary).toMatch(/^new at ₹80,000, 3 years, 30,000 km, 2 owners, fair: ₹32,500 to ₹40,000 \(.+\)$/);
});

it('knows what our own models cost', async () => {
  const [model] = demoModelsOf('scooters');
  const found = (await ask({ ...VEHICLE, bike: model?.bikeName ?? '' })).json();
  expect(found).toMatchObject({ name: model?.name, price: model?.price });
});

it('has to see what the table does not reach', async () => {
  const { range, summary } = (await ask({ ...VEHICLE, years: '15' })).json();
  expect(range).toBeNull();
  expect(summary).toContain('to be seen');
});

it.each([
  [{ bike: 'Nimbus' }, 404, 'This model is not in our catalogue.'],
  [{ years: '-1' }, 400, 'Years must be a whole number from 0 to 40.'],
  [{ km: 'many' }, 400, 'Kilometres must be a whole number from 0 to 999999.'],
  [{ owners: '0' }, 400, 'Owners must be a whole number from 1 to 9.'],
  [{ condition: 'mint' }, 400, 'Please choose one of the listed options for Condition.'],
  [{ price: '5' }, 400, 'Price must be a whole number from 10000 to 10000000.'],
])('is refused with a sentence: %o', async (wrong, status, message) => {
  const reply = await ask({ ...VEHICLE, ...wrong });
  expect([reply.statusCode, reply.json().error]).toEqual([status, message]);
});

it('asks for a price where there is none', async () => {
  const { price: _, ...rest } = VEHICLE;
  const reply = await ask(rest);
  expect([reply.statusCode, reply.json().error]).toEqual([
    400,
    'Please name one of our models, or what a new one of yours costs.',
  ]);
});
