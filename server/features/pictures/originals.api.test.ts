import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photograph, RIGHT_HALF, setUpLibrary } from '../../../test-support/library.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { exportDocuments, importDocuments } from '../../documents/transfer.ts';

const { test, staff, send, upload, read, list, addSlide, publish } = setUpLibrary();
const other = setUpTestApp();

describe('an upload', () => {
  it('is kept byte for byte, whichever call it came by, and never handed out', async () => {
    const bytes = await photograph();
    const { id, address } = await upload('C:\\holiday\\ವರ್ಕ್‌ಶಾಪ್\u202e front.jpg', {}, bytes);
    expect(await read(id)).toMatchObject({ name: 'ವರ್ಕ್‌ಶಾಪ್ front.jpg', hasOriginal: true, author: 'admin', uses: [] });
    const { db } = test.database;
    const kept = await db.selectFrom('picture_originals').selectAll().where('picture_id', '=', id).executeTakeFirst();
    expect([kept?.content_type, Buffer.from(kept?.bytes ?? []).equals(bytes)]).toEqual(['image/jpeg', true]);
    for (const file of [address, address.replace('600x300', '480x240')]) {
      expect((await staff('GET', file)).rawPayload.toString('latin1')).not.toContain('Secret');
    }
    await send('/api/galleryupload', { alt: 'Our team' }, { field: 'images', name: 'team.jpg', bytes });
    expect((await list('team.jpg')).pictures).toMatchObject([{ name: 'team.jpg', hasOriginal: true, uses: 1 }]);
  });

  it('may say which part of it is to be shown; the library has the whole', async () => {
    const cut = await upload('halves.jpg', { part: JSON.stringify(RIGHT_HALF) });
    expect([cut.width, cut.height]).toEqual([300, 300]);
    const { data } = await sharp((await staff('GET', cut.address)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0], data[2]].map((level) => (level ?? 0) > 200)).toEqual([false, true]);
    const whole = await read(cut.id);
    expect([whole.id === cut.id, whole.width, whole.height, whole.name]).toEqual([false, 600, 300, 'halves.jpg']);
    expect([whole.part, (await read(whole.id)).part]).toEqual([RIGHT_HALF, null]);
    expect((await list('halves')).pictures.map(({ id }) => id)).toEqual([whole.id]);
  });

  it.each(['{', '{"x":0}', '{"x":0.5,"y":0,"width":0.6,"height":1}', '{"x":0,"y":0,"width":0,"height":1}'])(
    'with the part %s is refused in words',
    async (part) => {
      const reply = await send('/api/pictures', { part }, { field: 'picture', bytes: await photograph() });
      expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('shares from 0 to 1')]);
    },
  );
});

describe('a part of a picture', () => {
  it('is drawn anew from the original, upright, and the same part once', async () => {
    const upright = await sharp(await photograph())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id } = await upload('turned.jpg', {}, upright);
    const cut = () => staff('POST', `/api/pictures/${id}/cut`, { part: { x: 0, y: 0, width: 1, height: 0.5 } });
    const first = await cut();
    expect([first.statusCode, first.json().width, first.json().height]).toEqual([201, 300, 300]);
    const { data } = await sharp((await staff('GET', first.json().address)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A quarter turn clockwise brings the red left half to the top.
    expect([data[0], data[2]].map((level) => (level ?? 0) > 200)).toEqual([true, false]);
    expect((await cut()).json()).toEqual(first.json());
    // A part of a part is one of the whole.
    const again = await staff('POST', `/api/pictures/${first.json().id}/cut`, { part: { ...RIGHT_HALF } });
    expect([again.json().width, again.json().height]).toEqual([150, 600]);
    const whole = await staff('POST', `/api/pictures/${id}/cut`, { part: { x: 0, y: 0, width: 1, height: 1 } });
    expect(whole.json().id).toBe(id);
  });

  it('comes from the largest file where no original was kept', async () => {
    const { id } = await upload('older.jpg');
    await test.database.db.deleteFrom('picture_originals').where('picture_id', '=', id).execute();
    expect((await read(id)).hasOriginal).toBe(false);
    const reply = await staff('POST', `/api/pictures/${id}/cut`, { part: RIGHT_HALF });
    expect([reply.statusCode, reply.json().width]).toEqual([201, 300]);
  });
});

describe('content as a file', () => {
  it('brings originals, parts and words of pictures along', async () => {
    const bytes = await photograph();
    const cut = await upload('carried.jpg', { part: JSON.stringify(RIGHT_HALF) }, bytes);
    const { id } = await read(cut.id);
    await staff('PATCH', `/api/pictures/${id}`, { alt: { en: 'Carried' }, isDecorative: false });
    await publish(await addSlide('Carried', cut));
    const { pictures = [] } = await exportDocuments(test.database.db, { hasOriginals: false });
    expect([pictures.length > 0, pictures.some(({ original }) => original)]).toEqual([true, false]);
    const file = JSON.stringify(await exportDocuments(test.database.db));
    await importDocuments(other.database, file, { isDry: false });
    const there = await other.logIn();
    const taken = (await there('GET', `/api/pictures/${cut.id}`)).json();
    expect(taken).toMatchObject({ id, name: 'carried.jpg', hasOriginal: true, alt: { en: 'Carried' }, width: 600 });
    expect(taken.uses).toMatchObject([{ title: 'Carried', state: 'live', shown: { width: 300 } }]);
    const { db } = other.database;
    const kept = await db
      .selectFrom('picture_originals')
      .select('bytes')
      .where('picture_id', '=', id)
      .executeTakeFirst();
    expect(Buffer.from(kept?.bytes ?? []).equals(bytes)).toBe(true);
  });
});
