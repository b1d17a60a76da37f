import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cut, noise, plain, pngClaiming } from '../../../test-support/sample-pictures.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { updateStaff } from '../../db/staff.ts';

const MEGABYTE = 1024 * 1024;

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

type Target = 'offer' | 'gallery' | 'document';
const TARGETS = {
  offer: ['/api/createOffers', 'image'],
  gallery: ['/api/galleryupload', 'images'],
  document: ['/api/pictures', 'picture'],
} as const;

function upload(target: Target, file: Buffer, name = 'picture.jpg', type = 'image/jpeg') {
  const form = new FormData();
  if (target === 'offer') {
    form.set('title', 'Offer');
    form.set('description', 'Come in');
  }
  const [url, field] = TARGETS[target];
  form.set(field, new Blob([new Uint8Array(file)], { type }), name);
  return test.inject({ method: 'POST', url, headers: { cookie: staff.cookie }, payload: form });
}

async function uploaded(file: Buffer, name?: string, type?: string): Promise<string> {
  const reply = await upload('offer', file, name, type);
  expect([200, 201]).toContain(reply.statusCode);
  return (await test.call('GET', '/api/getOffers')).json()[0].image;
}

const rednessAt = async (file: Buffer, left: number, top: number): Promise<number> =>
  (await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0] ?? -1;

const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });

describe('an uploaded picture', () => {
  it('may be kept for good by whoever has it, known by its tag, weakened by a proxy or in a list', async () => {
    const path = await uploaded(await plain(20, 10).png().toBuffer());
    const reply = await get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/public.*max-age=31536000.*immutable/),
      'x-content-type-options': 'nosniff',
    });
    const again = await get(path, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const { etag } = reply.headers;
    for (const condition of [`W/${etag}`, `"other", ${etag}`, '*']) {
      expect([condition, (await get(path, { 'if-none-match': condition })).statusCode]).toEqual([condition, 304]);
    }
  });

  it('comes as WebP and as AVIF, in its own size and in smaller ones', async () => {
    const path = await uploaded(await plain(500, 250).jpeg().toBuffer());
    expect(path).toMatch(/-500x250\.webp$/);
    for (const [width, height] of [
      [500, 250],
      [480, 240],
    ]) {
      for (const format of ['webp', 'avif']) {
        const file = await get(path.replace('-500x250.webp', `-${width}x${height}.${format}`));
        expect([file.statusCode, file.headers['content-type']]).toEqual([200, `image/${format}`]);
        const drawn = await sharp(file.rawPayload).metadata();
        expect([drawn.width, drawn.height]).toEqual([width, height]);
      }
    }
  });

  it('is not larger than 1600 pixels a side', async () => {
    const path = await uploaded(await plain(1700, 34).png().toBuffer());
    expect(path).toMatch(/-1600x32\.webp$/);
    expect(await sharp((await get(path)).rawPayload).metadata()).toMatchObject({ width: 1600, height: 32 });
  });

  it('stands upright and tells nothing about who took it and where', async () => {
    const halves = plain(60, 40).composite([
      { input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ]);
    const original = await halves
      .jpeg({ quality: 100 })
      .withExif({
        IFD0: { Artist: 'Secret Photographer', Copyright: 'Secret Owner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 21/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const path = await uploaded(original);
    expect(path).toMatch(/-40x60\.webp$/);
    for (const address of [path, path.replace('.webp', '.avif')]) {
      const file = (await get(address)).rawPayload;
      const { width, height, exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
      expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 40, height: 60, orientation: 1 });
      expect(file.toString('latin1')).not.toContain('Secret');
      // A quarter turn clockwise brings the red left half to the top.
      expect(await rednessAt(file, 20, 12)).toBeGreaterThan(200);
      expect(await rednessAt(file, 20, 48)).toBeLessThan(80);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, whatever its name says', async (format) => {
    const path = await uploaded(await plain(8, 6).toFormat(format).toBuffer(), '..\\..\\evil.html', 'text/html');
    expect(path).toMatch(/^\/[^\\]+-8x6\.webp$/);
    expect(path).not.toMatch(/evil|html|\.\./);
    expect((await get(path)).headers['content-type']).toBe('image/webp');
  });

  it('may have exactly 10 MB', async () => {
    const small = await plain(8, 8).jpeg().toBuffer();
    const path = await uploaded(Buffer.concat([small, Buffer.alloc(10 * MEGABYTE - small.length)]));
    expect(path).toMatch(/-8x8\.webp$/);
  });

  it.each(['nothing-1x1.webp', '..%2F..%2Fpackage.json', '%2e%2e', "x'--1x1.webp", 'a%00b-1x1.webp'])(
    'is not at the invented name %s',
    async (name) => expect([400, 404]).toContain((await get(`/uploads/${name}`)).statusCode),
  );
});

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(500, 1),
]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** One of each kind; `draw-picture.test.ts` has more that are broken or too large. */
describe('what is no acceptable picture', () => {
  const files: [string, number[], () => Buffer | Promise<Buffer>][] = [
    ['a text', [415], () => Buffer.from('just words')],
    ['a page', [415], () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', [415], () => Buffer.from(svg)],
    ['an SVG with an XML head', [415], () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a GIF', [415], () => plain(4, 4).gif().toBuffer()],
    ['a TIFF', [415], () => plain(4, 4).tiff().toBuffer()],
    ['a PDF', [415], () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a HEIC', [415], () => heic],
    ['a single byte', [415], () => Buffer.from([0xff])],
    ['a JPEG cut in half', [422], async () => cut(await noise().jpeg().toBuffer())],
    ['more than 50 megapixels', [413, 422], () => pngClaiming(10_000, 5001)],
    ['a side of 16,001 pixels', [422], () => plain(16_001, 2).jpeg().toBuffer()],
    ['49 megapixels that have to be held as a whole', [422], () => pngClaiming(7000, 7000, 'as a whole')],
    ['an AVIF of 16 megapixels', [422], () => plain(4000, 4000).avif({ effort: 0 }).toBuffer()],
    [
      'more than 10 MB',
      [413],
      async () => Buffer.concat([await plain(8, 8).jpeg().toBuffer(), Buffer.alloc(10 * MEGABYTE)]),
    ],
  ];

  it.each(files)('%s is refused with a sentence, and nothing is stored', async (_what, statuses, make) => {
    const stored = async () => ({
      pictures: await test.database.db.selectFrom('picture_files').select('name').orderBy('name').execute(),
      offers: (await test.call('GET', '/api/getOffers')).json(),
      gallery: (await test.call('GET', '/api/gallery')).json(),
    });
    const [file, before] = [await make(), await stored()];
    for (const target of ['offer', 'gallery', 'document'] as const) {
      const reply = await upload(target, file);
      expect(statuses).toContain(reply.statusCode);
      expect(reply.json().message).toMatch(/^[A-Z].+\.$/);
      expect(reply.json().error).toBe(reply.json().message);
    }
    expect(await stored()).toEqual(before);
  });

  it('leaves the next upload unharmed', async () => {
    expect(await uploaded(await plain(10, 10).png().toBuffer())).toMatch(/-10x10\.webp$/);
  });
});

describe('a picture for a document', () => {
  it('is stored in every size, on record, and seen by staff alone until a live document names it', async () => {
    const reply = await upload('document', await plain(1700, 850).jpeg().toBuffer());
    expect(reply.statusCode).toBe(201);
    const { address, id, width, height } = reply.json();
    expect([address, width, height]).toEqual([`/uploads/${id}-1600x800.webp`, 1600, 800]);
    for (const file of [address, `/uploads/${id}-480x240.avif`, `/uploads/${id}-960x480.webp`]) {
      expect((await get(file)).statusCode, file).toBe(404);
      const seen = await staff('GET', file);
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    const { db } = test.database;
    const [entry] = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(entry).toMatchObject({ action: 'picture.add', subject: id, user_id: 'admin' });
  });

  it('is asked for where none was sent', async () => {
    const headers = { cookie: staff.cookie };
    const reply = await test.inject({ method: 'POST', url: '/api/pictures', headers, payload: new FormData() });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { picture: 'Please choose a picture to upload.' }]);
  });

  it('is for those who may change what the website says', async () => {
    await updateStaff(test.database.db, 'admin', { role: 'sales' });
    const reply = await upload('document', await plain(20, 10).jpeg().toBuffer());
    await updateStaff(test.database.db, 'admin', { role: 'owner' });
    expect(reply.statusCode).toBe(403);
  });
});
