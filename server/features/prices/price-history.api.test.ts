import { beforeAll, describe, expect, it } from 'vitest';
import { takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const history = (body: object) => staff('POST', '/api/priceHistory', body);
interface Change {
  kind: string;
  subject: string;
  before: number;
  after: number;
  user_id: string;
}

const takeModel = takeModels();
const setPrice = (bikeName: string, body: object) =>
  staff('PATCH', `/api/managePrice/${encodeURIComponent(bikeName)}`, body);

describe('the history of a price', () => {
  it('has every change, ten at a time, the newest first', async () => {
    const { bikeName: subject } = takeModel();
    for (let n = 1; n <= 12; n += 1) await setPrice(subject, { price: 100_000 + n });
    const first = (await history({ kind: 'bike', subject })).json();
    expect(first).toMatchObject({ totalPages: 2, totalRecords: 12 });
    expect(first.data.map(({ after }: Change) => after)).toEqual(Array.from({ length: 10 }, (_, n) => 100_012 - n));
    expect(first.data[0]).toEqual({
      id: expect.any(Number),
      kind: 'bike',
      subject,
      before: 100_011,
      after: 100_012,
      user_id: 'admin',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    });
    const second = (await history({ kind: 'bike', subject, page: 2 })).json();
    expect(second.data.map(({ after }: Change) => after)).toEqual([100_002, 100_001]);
    expect((await history({ kind: 'bike', subject, page: 3 })).json().data).toEqual([]);
  });

  it('of a model has its variants in it, that of an accessory only its own', async () => {
    const variants: { id: number; bike_name: string; name: string; price: number; is_base: boolean }[] = (
      await staff('GET', '/api/manageVariants')
    ).json();
    const { bikeName: subject } = takeModel();
    const variant = variants.find(({ bike_name, is_base }) => bike_name === subject && !is_base);
    const base = variants.find(({ bike_name, is_base }) => bike_name === subject && is_base);
    const price = (variant?.price ?? 0) + 500;
    await setPrice(subject, { price: base?.price, variants: [{ id: variant?.id, price }] });
    const { data } = (await history({ kind: 'bike', subject })).json();
    expect(data).toMatchObject([{ kind: 'variant', subject: `${subject}: ${variant?.name}`, after: price }]);
    const [accessory] = (await staff('GET', '/api/manageAccessories')).json();
    await staff('PATCH', `/api/manageAccessories/${accessory.id}`, { price: accessory.price + 7 });
    const own = (await history({ kind: 'accessory', subject: accessory.part_no })).json();
    expect(own).toMatchObject({ totalRecords: 1, data: [{ before: accessory.price, after: accessory.price + 7 }] });
  });

  it('is empty for what nobody has changed, refuses what makes no sense, and is for staff', async () => {
    expect((await history({ kind: 'bike', subject: 'No such model' })).json()).toEqual({
      data: [],
      totalPages: 0,
      totalRecords: 0,
    });
    for (const body of [
      {},
      { kind: 'bike' },
      { kind: 'staff', subject: 'x' },
      { kind: 'bike', subject: 'x', page: 0 },
    ]) {
      expect((await history(body)).statusCode).toBe(400);
    }
    expect((await test.call('POST', '/api/priceHistory', { kind: 'bike', subject: 'No such model' })).statusCode).toBe(
      401,
    );
  });
});
