import { beforeAll, describe, expect, it } from 'vitest';
import { demoModelsOf, takeModels } from '../../../test-support/demo.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

interface Row {
  id: number;
  bikeName?: string;
  scooterName?: string;
  status: number;
}

/** The last of each kind: the others keep their places while it is hidden. */
const types = (['bikes', 'scooters', 'ev'] as const).map((type) => {
  const models = demoModelsOf(type);
  const nameField = type === 'scooters' ? 'scooterName' : 'bikeName';
  return [type, nameField, models.at(-1)?.bikeName ?? '', models.length] as const;
});

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const rows = async (type: string): Promise<Row[]> => (await staff('GET', `/api/${type}_admin`)).json();
const rowOf = async (type: string, name: string): Promise<Row> => {
  const found = (await rows(type)).find((row) => (row.bikeName ?? row.scooterName) === name);
  if (!found) throw new Error(`${name} is not in ${type}_admin`);
  return found;
};
const setStatus = (type: string, id: unknown, status: unknown) =>
  staff('PATCH', `/api/${type}/${id}/status`, { status });
const get = async (call: string, name: string) => test.call('GET', `/api/${call}/${encodeURIComponent(name)}`);
const publicNames = async (type: string): Promise<string[]> =>
  (await test.call('GET', `/api/${type}`)).json().map(({ bikeName }: { bikeName: string }) => bikeName);

describe.each(types)('%s', (type, nameField, name, count) => {
  const subLists = ['variants', '360Images', 'bikeFeatures', 'bikeColours', 'bikeAccessories'];

  it('are listed with id, name and status', async () => {
    const list = await rows(type);
    expect(list).toHaveLength(count);
    for (const row of list) {
      expect(row).toEqual({ id: expect.any(Number), [nameField]: expect.any(String), status: 1 });
    }
    expect(list.map((row) => row[nameField])).toEqual(await publicNames(type));
  });

  it('leave every public list when set inactive, but stay in the panel', async () => {
    const { id } = await rowOf(type, name);
    const place = (await publicNames(type)).indexOf(name);
    const reply = await setStatus(type, id, 0);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Vehicle deactivated successfully' });

    expect(await publicNames(type)).not.toContain(name);
    expect(await publicNames(type)).toHaveLength(count - 1);
    for (const call of subLists) {
      const list = await get(call, name);
      expect([call, list.statusCode, list.json()]).toEqual([call, 200, []]);
    }
    const [inactive, unknown] = [await get('bikeView', name), await get('bikeView', 'NO SUCH BIKE')];
    expect(inactive.statusCode).toBe(404);
    expect(inactive.json()).toEqual(unknown.json());

    expect(await rowOf(type, name)).toMatchObject({ id, status: 0 });
    expect(await rows(type)).toHaveLength(count);
    const prices: { bike_name: string }[] = (await staff('GET', '/api/managePrice')).json();
    expect(prices.map(({ bike_name }) => bike_name)).toContain(name);

    const back = await setStatus(type, id, 1);
    expect(back.statusCode).toBe(200);
    expect(back.json()).toEqual({ message: 'Vehicle activated successfully' });
    expect((await publicNames(type)).indexOf(name)).toBe(place);
    expect((await get('bikeView', name)).json()).toMatchObject({ bikeName: name });
    for (const call of subLists) expect((await get(call, name)).json()).not.toEqual([]);
  });

  it("take the texts '1' and '0' as well", async () => {
    const { id } = await rowOf(type, name);
    expect((await setStatus(type, id, '0')).json()).toEqual({ message: 'Vehicle deactivated successfully' });
    expect((await rowOf(type, name)).status).toBe(0);
    expect((await setStatus(type, id, '1')).json()).toEqual({ message: 'Vehicle activated successfully' });
    expect((await rowOf(type, name)).status).toBe(1);
  });

  it('refuse a status that is neither 1 nor 0', async () => {
    const { id } = await rowOf(type, name);
    for (const status of [undefined, null, '', 2, -1, true, false, 'active', 0.5, [1], {}]) {
      const reply = await setStatus(type, id, status);
      expect([status, reply.statusCode]).toEqual([status, 400]);
      expect(reply.json().error).toBe(reply.json().message);
      expect(reply.json().fields).toHaveProperty('status');
    }
    expect((await rowOf(type, name)).status).toBe(1);
  });

  it('are unknown under an id of another type, or of nothing', async () => {
    const others = types.filter(([other]) => other !== type);
    const foreign = await Promise.all(others.map(async ([other, , itsName]) => (await rowOf(other, itsName)).id));
    for (const id of [...foreign, 999999, 0, -1, 'abc', '1e0']) {
      const reply = await setStatus(type, id, 0);
      expect([id, reply.statusCode]).toEqual([id, 404]);
      expect(reply.json().error).toBe(reply.json().message);
    }
    for (const [other, , itsName] of others) expect((await rowOf(other, itsName)).status).toBe(1);
  });

  it('are for staff only', async () => {
    const { id } = await rowOf(type, name);
    expect((await test.call('GET', `/api/${type}_admin`)).statusCode).toBe(401);
    expect((await test.call('PATCH', `/api/${type}/${id}/status`, { status: 0 })).statusCode).toBe(401);
    expect(await publicNames(type)).toContain(name);
  });
});

describe('hiding a vehicle', () => {
  it('is written down with who, what it was and what it became', async () => {
    const { bikeName } = takeModels(demoModelsOf('bikes'))();
    const { id } = await rowOf('bikes', bikeName);
    await setStatus('bikes', id, 0);
    await setStatus('bikes', id, '1');
    const entries = await test.database.db.selectFrom('audit').selectAll().where('subject', '=', bikeName).execute();
    expect(entries.map(({ user_id, before, after }) => [user_id, before, after])).toEqual([
      ['admin', '1', '0'],
      ['admin', '0', '1'],
    ]);
  });

  it('may be done to all of a type', async () => {
    for (const { id } of await rows('ev')) await setStatus('ev', id, 0);
    expect(await publicNames('ev')).toEqual([]);
    expect(await rows('ev')).toHaveLength(demoModelsOf('ev').length);
    for (const { id } of await rows('ev')) await setStatus('ev', id, 1);
  });
});
