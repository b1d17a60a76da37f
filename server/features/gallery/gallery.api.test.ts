import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';

const test = setUpTestApp();
let staff: StaffCall;
let picture: Buffer;

beforeAll(async () => {
  staff = await test.logIn();
  picture = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#1c4da0' } })
    .jpeg()
    .toBuffer();
});

interface GalleryImage {
  id: number;
  image_path: string;
}

const gallery = async (): Promise<GalleryImage[]> => (await test.call('GET', '/api/gallery')).json();
const remove = (id: unknown) => staff('DELETE', `/api/deleteGalleryImg/${id}`);
const stored = async (): Promise<unknown[]> => [
  await test.database.db.selectFrom('pictures').select('id').execute(),
  await test.database.db.selectFrom('documents').select('id').where('kind', '=', 'gallery').execute(),
];

function add(files: Record<string, Buffer>, cookie: string = staff.cookie) {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.append(field, new Blob([new Uint8Array(file)]), 'photo.jpg');
  return test.inject({ method: 'POST', url: '/api/galleryupload', headers: { cookie }, payload: form });
}

const added = async (): Promise<GalleryImage> => {
  const before = new Set((await gallery()).map(({ id }) => id));
  const reply = await add({ images: picture });
  expect([200, 201]).toContain(reply.statusCode);
  expect(reply.json()).toEqual({ message: expect.stringMatching(/\S/) });
  const [image, ...more] = (await gallery()).filter(({ id }) => !before.has(id));
  expect(more).toEqual([]);
  if (!image) throw new Error('The picture is not in the gallery.');
  return image;
};

describe('adding a picture to the gallery', () => {
  it('shows it to the public at once', async () => {
    const image = await added();
    expect(image).toMatchObject({ id: expect.any(Number), image_path: expect.stringMatching(/^\/[^\\]+$/) });
    const file = await test.call('GET', image.image_path);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('image/webp');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 12, height: 12 });
  });

  it('without a file, with an empty one, or under another name is refused', async () => {
    const before = await stored();
    for (const files of [{}, { images: Buffer.alloc(0) }, { image: picture }]) {
      const reply = await add(files);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error).toBe(reply.json().message);
      expect(reply.json().fields).toHaveProperty('images');
    }
    expect(await stored()).toEqual(before);
  });

  it('takes one file at a time', async () => {
    const before = await stored();
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('images', new Blob([new Uint8Array(picture)]), name);
    const headers = { cookie: staff.cookie };
    const reply = await test.inject({ method: 'POST', url: '/api/galleryupload', headers, payload: form });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toBe(reply.json().message);
    expect(await stored()).toEqual(before);
  });

  it('must be a file upload', async () => {
    const reply = await staff('POST', '/api/galleryupload', { images: picture.toString('base64') });
    expect(reply.statusCode).toBe(415);
    expect(reply.json().error).toBe(reply.json().message);
  });

  it('is for staff only', async () => {
    const before = await stored();
    expect((await add({ images: picture }, 'kickstand_session=invented')).statusCode).toBe(401);
    expect(await stored()).toEqual(before);
  });
});

describe('deleting a picture of the gallery', () => {
  it('takes it from the gallery, out of reach of visitors; it is set aside, with its files, and can be taken back', async () => {
    const image = await added();
    const reply = await remove(image.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: expect.stringMatching(/\S/) });
    expect((await gallery()).map(({ id }) => id)).not.toContain(image.id);
    expect((await test.call('GET', image.image_path)).statusCode).toBe(404);
    expect((await staff('GET', image.image_path)).statusCode).toBe(200);
    expect((await remove(image.id)).statusCode).toBe(404);
    const aside = await staff('POST', '/api/documents/gallery/list', { isArchived: true });
    const { key } = aside.json().documents[0];
    await staff('POST', `/api/documents/gallery/${key}/archive`, { isArchived: false });
    expect(await gallery()).toContainEqual(image);
    expect((await test.call('GET', image.image_path)).statusCode).toBe(200);
    expect((await remove(image.id)).statusCode).toBe(200);
  });

  it('frees its number for no other one', async () => {
    const first = await added();
    await remove(first.id);
    expect((await added()).id).toBe(first.id + 1);
  });

  it.each(['999999', '0', '-1', 'abc', 'undefined', '1.5'])('with the unknown id %s says so', async (id) => {
    const before = await gallery();
    const reply = await remove(id);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: 'Invalid Offer ID!', message: 'Invalid Offer ID!' });
    expect(await gallery()).toEqual(before);
  });

  it('works for the pictures that came with the site, and leaves their other uses alone', async () => {
    const picture = (await gallery()).find(({ image_path }) => image_path === '/pictures/gallery/delivery-row.webp');
    expect((await remove(picture?.id)).statusCode).toBe(200);
    expect((await gallery()).map(({ id }) => id)).not.toContain(picture?.id);
    expect((await test.inject({ method: 'HEAD', url: '/pictures/gallery/delivery-row.webp' })).statusCode).toBe(200);
  });

  it('is for staff only', async () => {
    const before = await gallery();
    expect((await test.call('DELETE', `/api/deleteGalleryImg/${before[0]?.id}`)).statusCode).toBe(401);
    expect(await gallery()).toEqual(before);
  });
});
