import { beforeAll, describe, expect, it } from 'vitest';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { demoModels, demoModelsOf, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const at = (bikeName: string): string => `/api/managePrice/${encodeURIComponent(bikeName)}`;
const setPrice = (bikeName: string, price: unknown) => staff('PATCH', at(bikeName), { price });
const prices = async () => (await staff('GET', '/api/managePrice')).json();
const publicView = async (bikeName: string) =>
  (await test.call('GET', `/api/bikeView/${encodeURIComponent(bikeName)}`)).json();
const publicVariants = async (bikeName: string) =>
  (await test.call('GET', `/api/variants/${encodeURIComponent(bikeName)}`)).json();
const auditOf = (subject: string) =>
  test.database.db.selectFrom('audit').selectAll().where('subject', '=', subject).orderBy('id').execute();

const takeModel = takeModels(demoModelsOf('bikes'));

describe('the list of prices', () => {
  it('has every model: motorcycles, scooters, electric', async () => {
    const expected = demoModels.map(({ bikeName, price }) => ({ bike_name: bikeName, bike_price: price }));
    expect(new Set(demoModels.map(({ type }) => type)).size).toBe(3);
    expect(await prices()).toEqual(expected);
  });

  it('keeps a model that is hidden from the public, whose price can still be set', async () => {
    const list: { id: number; bikeName: string }[] = (await staff('GET', '/api/bikes_admin')).json();
    const { bikeName, price } = takeModel();
    const hidden = list.find((one) => one.bikeName === bikeName);
    await staff('PATCH', `/api/bikes/${hidden?.id}/status`, { status: 0 });
    expect(await prices()).toHaveLength(demoModels.length);
    expect((await setPrice(bikeName, price + 500)).statusCode).toBe(200);
    expect(await prices()).toContainEqual({ bike_name: bikeName, bike_price: price + 500 });
    await staff('PATCH', `/api/bikes/${hidden?.id}/status`, { status: 1 });
    expect(await publicView(bikeName)).toMatchObject({ bikePrice: price + 500 });
  });

  it('is for staff only, and so is every change', async () => {
    expect((await test.call('GET', '/api/managePrice')).statusCode).toBe(401);
    const { bikeName, price } = takeModel();
    expect((await test.call('PATCH', at(bikeName), { price: 1 })).statusCode).toBe(401);
    expect(await publicView(bikeName)).toMatchObject({ bikePrice: price });
  });
});

describe('setting a price', () => {
  const { bikeName, variants } = takeModel();
  it.each([
    ['a number', 98500, 98500],
    ['digits', '98501', 98501],
    ['Indian grouping', '1,23,456', 123456],
    ['a rupee sign and spaces', ' ₹ 1,23,457 ', 123457],
    ['the smallest', 1, 1],
  ])('takes %s, and the public sees it at once', async (_what, given, price) => {
    const [, ...otherVariants] = await publicVariants(bikeName);
    const reply = await setPrice(bikeName, given);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Price updated successfully' });
    expect(await publicView(bikeName)).toMatchObject({ bikePrice: price });
    expect((await publicVariants(bikeName))[0]).toMatchObject({ name: variants[0]?.name, price });
    expect((await publicVariants(bikeName)).slice(1)).toEqual(otherVariants);
    expect(await prices()).toContainEqual({ bike_name: bikeName, bike_price: price });
  });

  it('changes the ETag of what it changed', async () => {
    const other = takeModel();
    const url = `/api/bikeView/${encodeURIComponent(other.bikeName)}`;
    const before = await test.call('GET', url);
    await setPrice(other.bikeName, other.price + 1);
    const again = await test.inject({
      url,
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ bikePrice: other.price + 1 });
  });

  it('touches no other model', async () => {
    const before = await prices();
    const other = takeModel();
    await setPrice(other.bikeName, other.price + 1);
    const changed = (await prices()).filter(
      (one: { bike_price: number }, index: number) => one.bike_price !== before[index].bike_price,
    );
    expect(changed).toEqual([{ bike_name: other.bikeName, bike_price: other.price + 1 }]);
  });

  it('is written down with who, what it was and what it became', async () => {
    const other = takeModel();
    await setPrice(other.bikeName, 84000);
    await setPrice(other.bikeName, '84,500');
    const entries = await auditOf(other.bikeName);
    expect(entries.map(({ user_id, before, after }) => [user_id, before, after])).toEqual([
      ['admin', String(other.price), '84000'],
      ['admin', '84000', '84500'],
    ]);
    for (const { at: when } of entries) expect(Math.abs(Date.now() - when)).toBeLessThan(60_000);
  });
});

describe('the last change of each price', () => {
  it('names who, when, and what it was before, of models and accessories', async () => {
    const { bikeName } = takeModel();
    await setPrice(bikeName, 70000);
    await setPrice(bikeName, 71000);
    const [accessory] = (await staff('GET', '/api/manageAccessories')).json();
    await staff('PATCH', `/api/manageAccessories/${accessory.id}`, { price: accessory.price + 1 });
    const changes: { kind: string; subject: string }[] = (await staff('GET', '/api/priceChanges')).json();
    const of = (subject: string) => changes.filter((change) => change.subject === subject);
    const when = { user_id: 'admin', date: kolkataDate(Date.now()), time: expect.stringMatching(/^\d\d:\d\d:\d\d$/) };
    expect(of(bikeName)).toEqual([{ kind: 'bike', subject: bikeName, before: 70000, after: 71000, ...when }]);
    expect(of(accessory.part_no)).toEqual([
      { kind: 'accessory', subject: accessory.part_no, before: accessory.price, after: accessory.price + 1, ...when },
    ]);
  });
});

describe('a price that is none', () => {
  const { bikeName } = takeModel();

  it.each([
    undefined,
    null,
    '',
    '   ',
    0,
    '0',
    -5,
    '-5',
    1.5,
    '1.5',
    'abc',
    '12abc',
    '₹',
    ',',
    '0x1F',
    'Infinity',
    10 ** 15,
    '9'.repeat(30),
    true,
    {},
    [500],
  ])('%j is refused', async (price) => {
    const reply = await setPrice(bikeName, price);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      error: 'Please enter a valid price',
      message: 'Please enter a valid price',
      fields: { price: 'Please enter a valid price' },
    });
  });

  it('leaves everything as it was', async () => {
    const scooter = takeModels(demoModelsOf('scooters'))();
    const version = (await test.call('GET', '/api/scooters')).headers.etag;
    await setPrice(scooter.bikeName, '');
    await setPrice(scooter.bikeName, 'free');
    expect(await publicView(scooter.bikeName)).toMatchObject({ bikePrice: scooter.price });
    expect(await auditOf(scooter.bikeName)).toEqual([]);
    expect((await test.call('GET', '/api/scooters')).headers.etag).toBe(version);
  });

  it.each(['NO SUCH BIKE', 'x', '%', "' or 1=1 --"])('for the unknown model %j is 404', async (name) => {
    const reply = await setPrice(name, 50000);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error).toBe(reply.json().message);
    expect(await auditOf(name)).toEqual([]);
  });
});
