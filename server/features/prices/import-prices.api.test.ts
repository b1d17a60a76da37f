import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../../contract/durations.ts';
import { demoModels, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { firePlans } from '../../documents/fire-plans.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

interface Line {
  line: number;
  model: string;
  variant?: string;
  price: number;
  seen?: number;
}

/** A model with a variant that has a price of its own. */
const takeModel = takeModels(demoModels.filter(({ variants }) => variants.some((variant) => 'price' in variant)));
const send = (lines: Line[], more: { isDry?: boolean; at?: number } = {}) =>
  staff('POST', '/api/prices/import', { isDry: false, ...more, lines });
const shown = async (bikeName: string) =>
  (await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).json().bikePrice;
const variantsOf = async (bikeName: string): Promise<{ name: string; price: number; is_base: boolean }[]> =>
  (await staff('GET', '/api/manageVariants'))
    .json()
    .filter(({ bike_name }: { bike_name: string }) => bike_name === bikeName);
const dearer = async (bikeName: string) => (await variantsOf(bikeName)).filter(({ is_base }) => !is_base).at(-1);
const rows = async () => {
  const { db } = test.database;
  const { count } = db.fn;
  const counted = await Promise.all(
    (['revisions', 'audit', 'plans'] as const).map((table) =>
      db.selectFrom(table).select(count<number>('id').as('n')).executeTakeFirstOrThrow(),
    ),
  );
  return counted.map(({ n }) => Number(n));
};
const fire = (now: number) =>
  firePlans(test.database, { now, stop: new AbortController().signal, log: { error: vi.fn() } });
const historyOf = async (subject: string) =>
  (await staff('POST', '/api/priceHistory', { kind: 'bike', subject })).json().data;

describe('prices of a file', () => {
  it('are set for models and variants, by either name of a model, all recorded', async () => {
    const [model, other] = [takeModel(), takeModel()];
    const variant = await dearer(model.bikeName);
    const price = (variant?.price ?? 0) + 700;
    const reply = await send([
      { line: 2, model: model.name.toUpperCase(), price: model.price + 10 },
      { line: 3, model: model.bikeName, variant: variant?.name ?? '', price },
      { line: 4, model: other.bikeName, price: other.price },
    ]);
    expect(reply.json()).toEqual({
      changes: [
        { line: 2, model: model.bikeName, variant: '', before: model.price, after: model.price + 10 },
        { line: 3, model: model.bikeName, variant: variant?.name, before: variant?.price, after: price },
      ],
      ...{ unchanged: 1, replaced: 0, faults: [] },
    });
    expect(await shown(model.bikeName)).toBe(model.price + 10);
    expect((await dearer(model.bikeName))?.price).toBe(price);
    expect(await historyOf(model.bikeName)).toMatchObject([
      { kind: 'variant', before: variant?.price, after: price, user_id: 'admin' },
      { kind: 'bike', before: model.price, after: model.price + 10, user_id: 'admin' },
    ]);
  });

  it('say where a price crosses a step of the tax', async () => {
    const model = takeModel();
    const [below, above] = [99_000, 101_000];
    const only = async (price: number) => {
      const lines = [{ line: 2, model: model.bikeName, price }];
      const variant = await dearer(model.bikeName);
      const raised = [{ line: 3, model: model.bikeName, variant: variant?.name ?? '', price: 500_000 }];
      return (await send([...lines, ...raised])).json().changes.find(({ line }: { line: number }) => line === 2);
    };
    await only(below);
    expect(await only(above)).toMatchObject({
      before: below,
      after: above,
      slab: { edge: 100_000, percent: 18, more: 2000, moreWithTax: 8993 },
    });
  });

  it('that are tried change nothing, and say what would', async () => {
    const model = takeModel();
    const before = await rows();
    const reply = await send([{ line: 2, model: model.bikeName, price: model.price + 1 }], { isDry: true });
    expect(reply.json().changes).toHaveLength(1);
    expect([await shown(model.bikeName), await rows()]).toEqual([model.price, before]);
  });

  it('are all refused when a line is wrong, each with a sentence', async () => {
    const [model, other] = [takeModel(), takeModel()];
    const variant = await dearer(other.bikeName);
    const lines = [
      { line: 2, model: model.bikeName, price: model.price + 1 },
      { line: 3, model: 'Unicycle', price: 5 },
      { line: 4, model: model.bikeName, variant: 'Gold', price: 5 },
      { line: 5, model: model.bikeName, price: model.price + 2 },
      { line: 6, model: other.bikeName, price: (variant?.price ?? 0) + 1 },
      { line: 7, model: other.bikeName, variant: variant?.name ?? '', price: 9, seen: 8 },
    ];
    const before = await rows();
    const { faults } = (await send(lines, { isDry: true })).json();
    expect(faults.map(({ line }: Line) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(faults.map(({ message }: { message: string }) => message)).toEqual([
      'There is no model “Unicycle”.',
      expect.stringContaining('has no variant “Gold”. It has: '),
      'Line 2 says another price for the same.',
      expect.stringContaining('would cost less than the model itself.'),
      expect.stringContaining('by now. Please look at the file again.'),
    ]);
    const refused = await send(lines);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Some lines of the file have to be corrected first. No price was changed.',
    ]);
    expect([await shown(model.bikeName), await rows()]).toEqual([model.price, before]);
  });

  it.each([
    ['no line', []],
    ['a price of nothing', [{ line: 2, model: 'x', price: 0 }]],
    ['half a rupee', [{ line: 2, model: 'x', price: 1.5 }]],
  ])('with %s are none', async (_what, lines) => expect((await send(lines)).statusCode).toBe(400));
});

describe('planned prices', () => {
  it('change at their time, stand in the history of prices, and leave what somebody else works on alone', async () => {
    const model = takeModel();
    const due = Date.now() + HOUR_MS;
    const planned = await send([{ line: 2, model: model.bikeName, price: model.price + 50 }], { at: due });
    expect(planned.json()).toMatchObject({ changes: [{ after: model.price + 50 }], replaced: 0 });
    expect(await shown(model.bikeName)).toBe(model.price);

    const address = `/api/documents/model/${model.slug}`;
    const { live, body } = (await staff('GET', address)).json();
    await staff('PATCH', address, { base: live.id, body: { ...body, details: { en: 'Draft' } } });
    expect(await fire(due)).toEqual({ published: 1, failed: 0 });
    await vi.waitFor(async () => expect(await shown(model.bikeName)).toBe(model.price + 50), { timeout: 5000 });
    expect(await historyOf(model.bikeName)).toMatchObject([{ before: model.price, after: model.price + 50 }]);

    const draft = (await staff('GET', address)).json();
    expect(draft.body).toMatchObject({ price: model.price + 50, details: { en: 'Draft' } });
    expect((await staff('POST', `${address}/publish`, { revision: draft.draft.id })).statusCode).toBe(200);
    expect((await staff('GET', address)).json().body).toMatchObject({
      price: model.price + 50,
      details: { en: 'Draft' },
    });
  });

  it('of a second file take the place of the first, but not that of a plan for something else', async () => {
    const [model, other] = [takeModel(), takeModel()];
    const at = Date.now() + HOUR_MS;
    const line = (price: number) => [{ line: 2, model: model.bikeName, price }];
    await send(line(model.price + 1), { at });
    expect((await send(line(model.price + 2), { at: at + 1 })).json()).toMatchObject({ replaced: 1, faults: [] });

    const address = `/api/documents/model/${other.slug}`;
    const { live, body } = (await staff('GET', address)).json();
    const { draft } = (
      await staff('PATCH', address, { base: live.id, body: { ...body, details: { en: 'Later' } } })
    ).json();
    await staff('POST', `${address}/plan`, { revision: draft.id, at });
    const { faults } = (
      await send([{ line: 9, model: other.bikeName, price: other.price + 1 }], { at, isDry: true })
    ).json();
    expect(faults).toEqual([{ line: 9, message: expect.stringMatching(/has another plan, for .*cancel that one/) }]);
  });

  it('are for a time to come', async () => {
    const reply = await send([{ line: 2, model: takeModel().bikeName, price: 5 }], { at: 1 });
    expect([reply.statusCode, reply.json().fields.at]).toEqual([400, expect.any(String)]);
  });
});
