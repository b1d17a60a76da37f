import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

interface Offer {
  id: number;
  title: string;
  image: string;
  description: string;
}

const test = setUpTestApp();
let staff: StaffCall;
let picture: Buffer;

beforeAll(async () => {
  staff = await test.logIn();
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#d6311f' } })
    .png()
    .toBuffer();
});

const offers = async (): Promise<Offer[]> => (await test.call('GET', '/api/getOffers')).json();
const remove = (id: unknown) => staff('DELETE', `/api/deleteOffers/${id}`);

function add(fields: Record<string, string>, image: Buffer | undefined = picture, cookie: string = staff.cookie) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'offer.png');
  return test.inject({ method: 'POST', url: '/api/createOffers', headers: { cookie }, payload: form });
}

const storedPictures = async (): Promise<number> =>
  (await test.database.db.selectFrom('pictures').select('id').execute()).length;

describe('adding an offer', () => {
  it('puts it before all others, with a new highest id', async () => {
    const before = await offers();
    const reply = await add({ title: ' Diwali Dhamaka ', description: 'ದೀಪಾವಳಿ: ₹5,000 off, "till Sunday"' });
    expect([200, 201]).toContain(reply.statusCode);
    expect(reply.json()).toEqual({ message: 'Offer Added Successfully!' });
    const [newest, ...others] = await offers();
    expect(newest).toEqual({
      id: expect.any(Number),
      title: 'Diwali Dhamaka',
      image: expect.stringMatching(/^\/[^\\]+\.webp$/),
      description: 'ದೀಪಾವಳಿ: ₹5,000 off, "till Sunday"',
    });
    expect(others).toEqual(before);
    expect(newest?.id).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
    expect((await test.call('GET', newest?.image ?? '')).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['title', { description: 'Come in' }],
    ['title', { title: '   ', description: 'Come in' }],
    ['description', { title: 'Offer' }],
    ['description', { title: 'Offer', description: '' }],
  ])('without its %s is refused', async (field, fields) => {
    const before = await offers();
    const reply = await add(fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'Please fill all fields', message: 'Please fill all fields' });
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await offers()).toEqual(before);
  });

  it('without a picture, or with an empty one, is refused', async () => {
    const before = [await offers(), await storedPictures()];
    const complete = { title: 'Offer', description: 'Come in' };
    const form = new FormData();
    for (const [name, value] of Object.entries(complete)) form.set(name, value);
    const headers = { cookie: staff.cookie };
    const without = await test.inject({ method: 'POST', url: '/api/createOffers', headers, payload: form });
    for (const reply of [without, await add(complete, Buffer.alloc(0))]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        error: 'Please fill all fields',
        message: 'Please fill all fields',
        fields: { image: 'Please fill all fields' },
      });
    }
    expect([await offers(), await storedPictures()]).toEqual(before);
  });

  it('with a title or a description that is too long is refused', async () => {
    expect((await add({ title: 'x'.repeat(2000), description: 'Come in' })).json().fields).toHaveProperty('title');
    const long = await add({ title: 'Offer', description: 'x'.repeat(20_000) });
    expect(long.statusCode).toBe(400);
    expect(long.json().fields).toHaveProperty('description');
  });

  it('is for staff only', async () => {
    const before = [await offers(), await storedPictures()];
    const reply = await add({ title: 'Mine', description: 'Ours' }, picture, 'kickstand_session=invented');
    expect(reply.statusCode).toBe(401);
    expect([await offers(), await storedPictures()]).toEqual(before);
  });
});

describe('deleting an offer', () => {
  it('takes it from the list; its picture stays for staff, who may take it back', async () => {
    await add({ title: 'Short-lived', description: 'Gone tomorrow' });
    const [newest, ...others] = await offers();
    const reply = await remove(newest?.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Offer Deleted Successfully!' });
    expect(await offers()).toEqual(others);
    expect((await test.call('GET', newest?.image ?? '')).statusCode).toBe(404);
    expect((await staff('GET', newest?.image ?? '')).statusCode).toBe(200);
    const again = await remove(newest?.id);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual({ error: 'Invalid Offer ID!', message: 'Invalid Offer ID!' });
  });

  it.each(['999999', '0', '-1', 'abc', '1.5', 'undefined', '99999999999999999999'])(
    'with the unknown id %s says so',
    async (id) => {
      const before = await offers();
      const reply = await remove(id);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ error: 'Invalid Offer ID!', message: 'Invalid Offer ID!' });
      expect(await offers()).toEqual(before);
    },
  );

  it('is for staff only', async () => {
    const [newest] = await offers();
    expect((await test.call('DELETE', `/api/deleteOffers/${newest?.id}`)).statusCode).toBe(401);
    expect((await offers())[0]).toEqual(newest);
  });

  it('may take away the last one, and its id is never used again', async () => {
    const highest = Math.max(...(await offers()).map(({ id }) => id));
    for (const { id } of await offers()) expect((await remove(id)).statusCode).toBe(200);
    expect(await offers()).toEqual([]);
    await add({ title: 'A new beginning', description: 'Come in' });
    expect((await offers())[0]?.id).toBeGreaterThan(highest);
  });

  it('is written down, as is adding one', async () => {
    await add({ title: 'On record', description: 'Who was it?' });
    const [newest] = await offers();
    await remove(newest?.id);
    const entries = await test.database.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', String(newest?.id))
      .orderBy('id')
      .execute();
    expect(entries.map(({ user_id, action }) => [user_id, action])).toEqual([
      ['admin', 'offer.create'],
      ['admin', 'offer.delete'],
    ]);
    expect(entries[0]?.after).toContain('On record');
    expect(entries[1]?.before).toContain('On record');
  });
});
