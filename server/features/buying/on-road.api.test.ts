import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../contract/facts.ts';
import { changeModel } from '../../../test-support/change-document.ts';
import { demoModelsOf, hasDetails, takeModels } from '../../../test-support/demo.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { readContentVersion } from '../../db/meta.ts';

const test = setUpTestApp();
const takeBike = takeModels(demoModelsOf('bikes').filter(hasDetails));

const fact = (figure: Fact['figure'], value: number): Fact => ({ figure, value, source: 'a test' });
const DAY = '2026-11-16';

const ask = (bikeName: string, more: Record<string, string> = {}) =>
  test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}?${new URLSearchParams({ date: DAY, ...more })}`);

async function change(bikeName: string, to: Parameters<typeof changeModel>[2]) {
  await changeModel(test.database, bikeName, to);
  test.app.context.contentVersion.raisedTo(await readContentVersion(test.database.db));
}

/** A model whose figures are those of a line of the table in `content/rates-quotes.csv`. */
async function pricedModel(price = 80_000) {
  const { bikeName, accessories } = takeBike();
  await change(bikeName, (model) => ({
    ...model,
    price,
    facts: [fact('cc', 149.9)],
    variants: [
      { id: model.variants[0]?.id ?? 1, name: 'Base' },
      { id: 900_001, name: 'Big', price: 100_001, facts: [fact('cc', 350.1)] },
    ],
  }));
  return { bikeName, accessories };
}

const TOTAL = 98_588.22;

it('says what a model costs on the road, line by line, each with rule, source and day', async () => {
  const { bikeName } = await pricedModel();
  const reply = await ask(bikeName);
  expect(reply.statusCode).toBe(200);
  const { lines, ...rest } = reply.json();
  expect(rest).toEqual({
    bikeName,
    name: expect.any(String),
    variant: 'Base',
    asOf: DAY,
    total: TOTAL,
    unknown: ['numberPlate'],
  });
  expect(lines[1]).toEqual({
    key: 'roadTax',
    label: 'Lifetime tax',
    amount: 9600,
    kind: 'government',
    optional: false,
    included: true,
    rule: '12 % of ₹80,000',
    source: expect.stringContaining('2017'),
    validFrom: '2017-04-01',
    uncertain: false,
  });
  const rules = Object.fromEntries(lines.map(({ key, rule }: { key: string; rule: string }) => [key, rule]));
  expect(rules).toMatchObject({
    exShowroom: 'With 18 % GST inside it: ₹12,203.39',
    welfareCess: 'A fixed amount',
    thirdParty: 'For an engine of 149.9 cc',
    numberPlate: 'Not known here: please ask us',
  });
});

describe('what is chosen', () => {
  it('a variant with figures of its own', async () => {
    const { bikeName } = await pricedModel();
    const found = (await ask(bikeName, { variant: 'Big' })).json();
    expect(found).toMatchObject({ variant: 'Big', unknown: ['numberPlate', 'ownDamage'] });
    expect(found.lines.find(({ key }: { key: string }) => key === 'roadTax').amount).toBe(18_000.18);
    expect(found.slab).toEqual({ variant: 'Base', edge: 100_000, percent: 18, more: 20_001, moreWithTax: 29_325.2 });
  });

  it('a loan and accessories', async () => {
    const { bikeName, accessories } = await pricedModel();
    const [first = '', second = ''] = accessories;
    const listed = (await test.call('GET', `/api/bikeAccessories/${encodeURIComponent(bikeName)}`)).json();
    const price = (partNo: string) => listed.find(({ part_no }: { part_no: string }) => part_no === partNo).price;
    const found = (await ask(bikeName, { finance: '1', accessories: `${first},${second},${first}` })).json();
    expect(found.total).toBeCloseTo(TOTAL + 500 + price(first) + price(second), 2);
  });

  it('a day on which other rates held', async () => {
    const { bikeName } = await pricedModel();
    const found = (await ask(bikeName, { date: '2020-01-01' })).json();
    expect(found.asOf).toBe('2020-01-01');
    expect(found.unknown).toContain('welfareCess');
  });

  it.each([
    [{ variant: 'None such' }, 404, 'There is no such variant of this model.'],
    [{ accessories: 'none-such' }, 404, 'There is no such accessory for this model.'],
    [{ date: '2026-02-30' }, 400, 'Date must be a real date in the form YYYY-MM-DD.'],
    [{ finance: 'yes' }, 400, 'Please choose one of the listed options for Finance.'],
  ])('is refused with a sentence where there is no such thing: %o', async (more, status, message) => {
    const { bikeName } = demoModelsOf('bikes').find(hasDetails) ?? { bikeName: '' };
    const reply = await ask(bikeName, more);
    expect([reply.statusCode, reply.json().error]).toEqual([status, message]);
  });

  it('of a model that is not shown, nothing', async () => {
    const { bikeName } = await pricedModel();
    await change(bikeName, (model) => ({ ...model, isActive: false }));
    expect((await ask(bikeName)).statusCode).toBe(404);
  });
});

it('speaks the language it is asked in', async () => {
  const { bikeName } = await pricedModel();
  const [, tax] = (await ask(bikeName, { lang: 'kn' })).json().lines;
  expect(tax).toMatchObject({ label: 'ಆಜೀವ ತೆರಿಗೆ', rule: '₹80,000 ರ 12 %' });
});

it('follows a price as soon as it has changed', async () => {
  const { bikeName } = await pricedModel();
  const today = () => test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}`);
  expect((await today()).json().lines[0].amount).toBe(80_000);
  await change(bikeName, (model) => ({ ...model, price: 90_000 }));
  expect((await today()).json().lines[0].amount).toBe(90_000);
});

it('lists all variants of a model with what each costs today and its figures', async () => {
  const { bikeName } = await pricedModel();
  const variants = (await test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}/variants`)).json();
  expect(variants).toMatchObject([
    { name: 'Base', price: 80_000, facts: [fact('cc', 149.9)] },
    { name: 'Big', price: 100_001, facts: [fact('cc', 350.1)], unknown: ['numberPlate', 'ownDamage'] },
  ]);
  expect(variants[0].onRoad).toBe((await test.call('GET', `/api/onRoad/${encodeURIComponent(bikeName)}`)).json().total);
  expect((await test.call('GET', '/api/onRoad/Nimbus/variants')).json()).toEqual([]);
});
