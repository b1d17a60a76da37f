import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import { takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
/** Nothing here happens around a midnight. */
const NOON = kolkataDayStart(kolkataDate(Date.now())) + DAY_MS / 2;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  staff = await test.logIn();
});
afterAll(() => {
  vi.useRealTimers();
});

interface Variant {
  id: number;
  bike_name: string;
  name: string;
  price: number;
  is_base: boolean;
}

const at = (bikeName: string): string => `/api/managePrice/${encodeURIComponent(bikeName)}`;
const set = (bikeName: string, body: object) => staff('PATCH', at(bikeName), body);
const variantsOf = async (bikeName: string): Promise<Variant[]> =>
  (await staff('GET', '/api/manageVariants')).json().filter(({ bike_name }: Variant) => bike_name === bikeName);
const priceOf = async (bikeName: string): Promise<number> =>
  (await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).json().bikePrice;
const publicVariants = async (bikeName: string) =>
  (await test.call('GET', `/api/variants/${encodeURIComponent(bikeName)}`)).json();
const auditOf = (subject: string) =>
  test.database.db.selectFrom('audit').selectAll().where('subject', '=', subject).orderBy('id').execute();
const setNow = { user_id: 'admin', date: kolkataDate(NOON), time: expect.stringMatching(/^\d\d:\d\d:\d\d$/) };

const takeModel = takeModels();

/** A model that no other test changes, its base variant, and the first with a price of its own. */
async function takeWithVariants() {
  const { bikeName } = takeModel();
  const [base, variant] = await variantsOf(bikeName);
  if (!base || !variant) throw new Error(`${bikeName} has no two variants.`);
  return { bikeName, base, variant };
}

describe('variants', () => {
  it('are listed with their model and price, the base one following the model', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    expect(base).toMatchObject({ is_base: true, price: await priceOf(bikeName) });
    expect(variant).toMatchObject({ is_base: false });
    expect(await publicVariants(bikeName)).toEqual(
      (await variantsOf(bikeName)).map(({ name, price }) => ({ name, price })),
    );
    expect((await test.call('GET', '/api/manageVariants')).statusCode).toBe(401);
  });

  it('change with their model in one go, each written down', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    const reply = await set(bikeName, {
      price: base.price + 1000,
      variants: [{ id: variant.id, price: `₹ ${variant.price + 2000}.00` }],
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'Price updated successfully' }]);
    expect((await publicVariants(bikeName)).slice(0, 2)).toEqual([
      { name: base.name, price: base.price + 1000 },
      { name: variant.name, price: variant.price + 2000 },
    ]);
    const [entry] = await auditOf(`${bikeName}: ${variant.name}`);
    expect(entry).toMatchObject({
      action: 'variant.price',
      before: String(variant.price),
      after: String(variant.price + 2000),
    });
    const changes: { kind: string }[] = (await staff('GET', '/api/priceChanges')).json();
    expect(changes).toContainEqual({
      kind: 'variant',
      subject: `${bikeName}: ${variant.name}`,
      before: variant.price,
      after: variant.price + 2000,
      ...setNow,
    });
  });

  it('are left out of the audit, like the model, when they cost what they cost before', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    await set(bikeName, { price: base.price, variants: [{ id: variant.id, price: variant.price }] });
    expect(await auditOf(bikeName)).toEqual([]);
    expect(await auditOf(`${bikeName}: ${variant.name}`)).toEqual([]);
  });

  it('never end up cheaper than their model, whichever of the two moves', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    const sentence = `${variant.name} would cost less than the model itself.`;
    for (const body of [
      { price: variant.price + 1, variants: [] },
      { price: base.price, variants: [{ id: variant.id, price: base.price - 1 }] },
    ]) {
      const reply = await set(bikeName, body);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { error: sentence, message: sentence, fields: { variants: sentence } },
      ]);
    }
    expect(await variantsOf(bikeName)).toEqual(expect.arrayContaining([base, variant]));
    expect(await auditOf(bikeName)).toEqual([]);
  });

  it('do not stand in the way of the specified call, which names none', async () => {
    const { bikeName, variant } = await takeWithVariants();
    expect((await set(bikeName, { price: variant.price + 1 })).statusCode).toBe(200);
    expect(await priceOf(bikeName)).toBe(variant.price + 1);
  });

  it('of another model, unknown ones and the base one cannot be set', async () => {
    const { bikeName, base } = await takeWithVariants();
    const { bikeName: otherName, variant: foreign } = await takeWithVariants();
    for (const id of [base.id, foreign.id, 999_999]) {
      const reply = await set(bikeName, { price: base.price, variants: [{ id, price: 500_000 }] });
      expect(reply.statusCode).toBe(404);
    }
    expect(await variantsOf(bikeName)).toContainEqual(base);
    expect(await variantsOf(otherName)).toContainEqual(foreign);
  });
});

describe('a price that somebody else has changed meanwhile', () => {
  const refusal = 'Somebody else has changed this price meanwhile. Please look at it again.';

  it('is not overwritten, and the refusal says what it is now, by whom and since when', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    await set(bikeName, { price: base.price + 10 });
    const late = await set(bikeName, { price: base.price + 20, expectedPrice: base.price, variants: [] });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      error: refusal,
      message: refusal,
      current: { price: base.price + 10, ...setNow, variants: [{ id: variant.id, price: variant.price }] },
    });
    expect(await priceOf(bikeName)).toBe(base.price + 10);
    const knowing = await set(bikeName, { price: base.price + 20, expectedPrice: base.price + 10 });
    expect(knowing.statusCode).toBe(200);
  });

  it('keeps the whole change from happening, the other prices of it too', async () => {
    const { bikeName, base, variant } = await takeWithVariants();
    const variants = [{ id: variant.id, price: variant.price + 5, expectedPrice: variant.price + 1 }];
    const late = await set(bikeName, { price: base.price + 5, expectedPrice: base.price, variants });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ price: base.price });
    expect(await variantsOf(bikeName)).toEqual(expect.arrayContaining([base, variant]));
  });

  it('of two at the same moment lets one through', async () => {
    const { bikeName, base } = await takeWithVariants();
    const prices = [1, 2, 3, 4, 5, 6].map((more) => base.price + more);
    const replies = await Promise.all(prices.map((price) => set(bikeName, { price, expectedPrice: base.price })));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await priceOf(bikeName)).toBe(prices[codes.indexOf(200)]);
    expect(await auditOf(bikeName)).toHaveLength(1);
  });

  it('holds for accessories as well', async () => {
    const [{ id, price, part_no }] = (await staff('GET', '/api/manageAccessories')).json();
    const save = (more: number, expectedPrice?: number) =>
      staff('PATCH', `/api/manageAccessories/${id}`, { price: price + more, expectedPrice });
    const replies = await Promise.all([1, 2, 3].map((more) => save(more, price)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409]);
    const stored = price + 1 + codes.indexOf(200);
    const late = replies[codes.indexOf(409)];
    expect(late?.json()).toEqual({ error: refusal, message: refusal, current: { price: stored, ...setNow } });
    expect(await auditOf(part_no)).toHaveLength(1);
    expect((await save(9)).statusCode).toBe(200);
  });

  const untouched = takeModel();
  it.each(['84580', 1.5, null, {}, true])('cannot be expected as %j', async (expectedPrice) => {
    const { bikeName } = untouched;
    expect((await set(bikeName, { price: 90_000, expectedPrice })).statusCode).toBe(400);
    expect(await auditOf(bikeName)).toEqual([]);
  });
});
