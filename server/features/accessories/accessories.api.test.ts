import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccessories, someModel } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

interface Accessory {
  id: number;
  heading: string;
  part_no: string;
  price: number;
}

const test = setUpTestApp();
let staff: StaffCall;
let accessory: Accessory;

const list = async (): Promise<Accessory[]> => (await staff('GET', '/api/manageAccessories')).json();
const setPrice = (id: unknown, price: unknown) => staff('PATCH', `/api/manageAccessories/${id}`, { price });
/** What is sold for the first model. */
const sold = async (): Promise<Accessory[]> =>
  (await test.call('GET', `/api/bikeAccessories/${encodeURIComponent(someModel.bikeName)}`)).json();
const audit = () =>
  test.database.db.selectFrom('audit').selectAll().where('subject', '=', accessory.part_no).orderBy('id').execute();

beforeAll(async () => {
  staff = await test.logIn();
  const found = (await list()).find(({ part_no }) => part_no === someModel.accessories[0]);
  if (!found) throw new Error('No accessory is sold for the first model.');
  accessory = found;
});

describe('the list of accessories', () => {
  it('has id, heading, part number and price of each', async () => {
    const expected = demoAccessories.map(({ heading, partNo, price }) => ({
      id: expect.any(Number),
      heading,
      part_no: partNo,
      price,
    }));
    expect(await list()).toEqual(expected);
    expect(Object.keys(accessory)).toEqual(['id', 'heading', 'part_no', 'price']);
  });

  it('is for staff only, and so is every change', async () => {
    expect((await test.call('GET', '/api/manageAccessories')).statusCode).toBe(401);
    const change = await test.call('PATCH', `/api/manageAccessories/${accessory.id}`, { price: 1 });
    expect(change.statusCode).toBe(401);
  });
});

describe('setting the price of an accessory', () => {
  it.each([
    [1300, 1300],
    ['1310', 1310],
    ['1,23,456', 123456],
  ])('to %j shows wherever it is sold', async (given, price) => {
    const reply = await setPrice(accessory.id, given);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Price updated successfully!' });
    expect((await list()).find(({ id }) => id === accessory.id)).toEqual({ ...accessory, price });
    expect((await sold()).find(({ part_no }) => part_no === accessory.part_no)).toMatchObject({ price });
  });

  it('is written down with who, what it was and what it became', async () => {
    await setPrice(accessory.id, 2000);
    await setPrice(accessory.id, 2100);
    expect((await audit()).at(-1)).toMatchObject({ user_id: 'admin', before: '2000', after: '2100' });
  });

  it.each([undefined, null, '', ' ', 0, -1, 0.5, 'abc', '12x', '0x1F', {}, true])('to %j is refused', async (price) => {
    const entries = (await audit()).length;
    const reply = await setPrice(accessory.id, price);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: 'Please select an accessory and enter a price!',
      message: 'Please select an accessory and enter a price!',
    });
    expect(await audit()).toHaveLength(entries);
  });

  it.each(['999999', '0', '-1', 'abc', '1.5', '99999999999999999999'])('of the unknown id %s is 404', async (id) => {
    const reply = await setPrice(id, 500);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error).toBe(reply.json().message);
  });
});
