import { describe, expect, it } from 'vitest';
import { PICTURES_PER_PAGE } from '../../../contract/picture-library.ts';
import { photograph, RIGHT_HALF, setUpLibrary } from '../../../test-support/library.ts';
import { insertPicture } from '../../db/pictures.ts';

const { test, staff, send, upload, read, list, documentOf, draw, addSlide, publish } = setUpLibrary();

const plan = async (key: string) => {
  const revision = (await documentOf(key)).draft?.id;
  return staff('POST', `/api/documents/slide/${key}/plan`, { revision, at: Date.now() + 3_600_000 });
};
const setAside = (key: string) => staff('POST', `/api/documents/slide/${key}/archive`, { isArchived: true });
const remove = (id: string) => staff('DELETE', `/api/pictures/${id}`);
const publicStatus = async (address: string) => (await test.call('GET', address)).statusCode;
const historyOf = async (subject: string) =>
  (
    await test.database.db
      .selectFrom('audit')
      .select(['action', 'user_id'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action, user_id }) => `${user_id} ${action}`);

describe('the list', () => {
  it('has words that nobody overwrites without having seen them: of two at once, one is told what stands there', async () => {
    const { id } = await upload('two.jpg', {}, await photograph(60, 30));
    const expected = { alt: { en: '' }, isDecorative: false };
    const say = (en: string, seen: object) =>
      staff('PATCH', `/api/pictures/${id}`, { alt: { en }, isDecorative: false, expected: seen });
    const replies = await Promise.all([say('One', expected), say('Two', expected)]);
    const [won, lost] = replies.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json().current).toMatchObject({ id, alt: won?.json().alt });
    expect((await say('Mine', { alt: won?.json().alt, isDecorative: false })).statusCode).toBe(200);
  });

  it('is searched by name and words in every language, and comes in pages, the newest first', async () => {
    const { id } = await upload('monsoon%.jpg', {}, await photograph(60, 30));
    const words = { alt: { en: 'Rain', kn: { text: 'ಮಳೆ', of: 'Rain' } }, isDecorative: false };
    const changed = await staff('PATCH', `/api/pictures/${id}`, words);
    expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining(words)]);
    expect(await historyOf(id)).toEqual(['admin picture.add', 'admin picture.words']);
    for (const search of ['MONSOON%', 'rain', 'ಮಳೆ']) {
      expect(
        (await list(search)).pictures.map((picture) => picture.id),
        search,
      ).toEqual([id]);
    }
    expect((await list('nothing of this name')).total).toBe(0);
    const all = await list();
    expect(all.pictures[0]?.id).toBe(id);
    for (let n = 0; n < PICTURES_PER_PAGE + 2; n += 1) {
      await insertPicture(test.database.db, { id: `many${n}`, width: 1, height: 1, files: [], name: `many-${n}.jpg` });
    }
    const pages = [await list('many-'), await list('many-', 2), await list('many-', 3)];
    expect(pages.map(({ pictures, total }) => [pictures.length, total])).toEqual([
      [PICTURES_PER_PAGE, PICTURES_PER_PAGE + 2],
      [2, PICTURES_PER_PAGE + 2],
      [0, PICTURES_PER_PAGE + 2],
    ]);
    expect(new Set(pages.flatMap(({ pictures }) => pictures.map((one) => one.id))).size).toBe(PICTURES_PER_PAGE + 2);
    const decorative = { alt: { en: '' }, isDecorative: true };
    expect((await staff('PATCH', `/api/pictures/${id}`, decorative)).json()).toMatchObject(decorative);
    const tooLong = await staff('PATCH', `/api/pictures/${id}`, { ...decorative, alt: { en: 'x'.repeat(301) } });
    const hidden = await staff('PATCH', `/api/pictures/${id}`, { ...decorative, alt: { en: 'x\0' } });
    expect([tooLong.statusCode, hidden.statusCode]).toEqual([400, 400]);
    expect((await staff('POST', '/api/pictures/list', { search: '\0' })).statusCode).toBe(400);
  });
});

describe('a picture that is used', () => {
  it('names every document: live, draft and planned, with its field in words, but none that is set aside', async () => {
    const picture = await upload('used.jpg');
    const cut = (await staff('POST', `/api/pictures/${picture.id}/cut`, { part: RIGHT_HALF })).json();
    const [live, draft, planned, aside] = [
      await addSlide('Used live', picture),
      await addSlide('Used in a draft', cut),
      await addSlide('Used later', picture),
      await addSlide('Not used', picture),
    ];
    expect([(await publish(live)).statusCode, (await plan(planned)).statusCode]).toEqual([200, 200]);
    await setAside(aside);
    const { uses } = await read(picture.id);
    expect(uses.map(({ key, state, shown }) => [key, state, shown.width])).toEqual([
      [live, 'live', 600],
      [draft, 'draft', 300],
      [planned, 'draft', 600],
      [planned, 'planned', 600],
    ]);
    const picturePlace = { place: 'Picture', at: 'image', aspect: 1600 / 700 };
    expect(uses[0]).toMatchObject({ kind: 'slide', what: 'slide', title: 'Used live', ...picturePlace });
    expect(uses.slice(0, 2).map(({ shown }) => shown.part)).toEqual([null, RIGHT_HALF]);
    expect((await list('used.jpg')).pictures.map((one) => one.uses)).toEqual([3]);
    const refused = await remove(cut.id);
    expect([refused.statusCode, refused.json().current.uses.length]).toEqual([409, 4]);
    expect(await publicStatus(picture.address)).toBe(200);
    for (const key of [live, draft, planned]) await setAside(key);
    expect(await publicStatus(picture.address)).toBe(404);
    await staff('POST', `/api/plans/${(await openPlan(planned))?.id}/cancel`);
    expect((await remove(picture.id)).statusCode).toBe(200);
  });

  const openPlan = async (key: string) =>
    ((await staff('GET', '/api/plans')).json() as { id: number; key: string; doneAt: number | null }[]).find(
      (one) => one.key === key && one.doneAt === null,
    );

  it('as a logo is known by the settings of the site', async () => {
    const logo = (await send('/api/logo', {}, { field: 'logo', name: 'logo.jpg', bytes: await photograph() })).json();
    const { body, live } = (await staff('GET', '/api/documents/site/site')).json();
    await staff('PATCH', '/api/documents/site/site', { base: live.id, body: { ...body, logo } });
    expect((await read(logo.picture)).uses).toMatchObject([
      { kind: 'site', key: 'site', state: 'draft', place: 'Logo' },
    ]);
    const revision = (await staff('GET', '/api/documents/site/site')).json().draft.id;
    await staff('POST', '/api/documents/site/site/discard', { revision });
  });
});

describe('deleting a picture', () => {
  it('takes its original and every part of it out of reach, on record', async () => {
    const picture = await upload('gone.jpg');
    const cut = (await staff('POST', `/api/pictures/${picture.id}/cut`, { part: RIGHT_HALF })).json();
    const reply = await remove(picture.id);
    expect([reply.statusCode, reply.json().message]).toEqual([200, expect.stringContaining('deleted')]);
    for (const address of [picture.address, cut.address]) expect((await staff('GET', address)).statusCode).toBe(404);
    const { db } = test.database;
    const left = await db
      .selectFrom('picture_originals')
      .select('picture_id')
      .where('picture_id', '=', picture.id)
      .execute();
    expect([left, (await remove(picture.id)).statusCode]).toEqual([[], 404]);
    expect(await historyOf(picture.id)).toEqual(['admin picture.add', 'admin picture.delete']);
  });

  it('keeps every revision that names it from being shown, and says so at its field', async () => {
    const [lost, kept] = [await upload('lost.jpg'), await upload('kept.jpg')];
    const key = await addSlide('Once lost', lost);
    await publish(key);
    await draw(key, kept);
    await publish(key);
    const live = (await documentOf(key)).live?.id;
    expect((await remove(lost.id)).statusCode).toBe(200);
    const undone = await staff('POST', `/api/documents/slide/${key}/undo`, { revision: live });
    expect([undone.statusCode, undone.json().fields]).toEqual([
      400,
      { image: 'is a picture that is not stored here any more. Please choose another one.' },
    ]);
    await draw(key, lost);
    expect(Object.keys((await documentOf(key)).faults)).toEqual(['image']);
    expect([(await publish(key)).statusCode, (await plan(key)).statusCode]).toEqual([400, 400]);
    expect(await publicStatus(kept.address)).toBe(200);
  });
});

describe('deleting and publishing at the same moment', () => {
  it('leaves no live document that names a picture which is gone', async () => {
    const small = await photograph(60, 30);
    const kept = await upload('before the race.jpg', {}, small);
    const key = await addSlide('Raced', kept);
    await publish(key);
    const outcomes = new Set<string>();
    for (let n = 0; n < 8; n += 1) {
      const picture = await upload(`raced-${n}.jpg`, {}, small);
      const showIt = async () => {
        await draw(key, picture);
        return publish(key);
      };
      const deletion = n % 2 ? remove(picture.id) : undefined;
      const [published, deleted] = await Promise.all([showIt(), deletion ?? remove(picture.id)]);
      outcomes.add([published.statusCode, deleted.statusCode].join(' '));
      const { live } = await documentOf(key);
      const shown = (await staff('GET', `/api/documents/slide/${key}/revisions/${live?.id}`)).json().body.image;
      expect(await publicStatus(shown)).toBe(200);
    }
    for (const outcome of outcomes) expect(['200 409', '400 200']).toContain(outcome);
  });
});

describe('replacing a picture everywhere', () => {
  it('changes what is live, drafts and plans, each in its own shape, at once and on record', async () => {
    const [old, next] = [await upload('old.jpg'), await upload('next.jpg', {}, await photograph(800, 800))];
    const cut = (await staff('POST', `/api/pictures/${old.id}/cut`, { part: RIGHT_HALF })).json();
    const keys = [await addSlide('First', old), await addSlide('Second', cut), await addSlide('Third', old)];
    const [first = '', second = '', third = ''] = keys;
    await publish(first);
    await publish(second);
    await draw(second, old);
    await plan(third);
    const before = await documentOf(first);
    const reply = await staff('POST', `/api/pictures/${old.id}/replace`, { by: next.id });
    expect([reply.statusCode, (await read(old.id)).uses]).toEqual([200, []]);
    const [one, two, three] = [await documentOf(first), await documentOf(second), await documentOf(third)];
    expect([one.body, two.body, three.body].map(({ picture }) => picture)).toEqual([next.id, next.id, next.id]);
    expect(three.plan?.revision).toBe(three.draft?.id);
    const { uses } = await read(next.id);
    expect(uses.map(({ key, state, shown }) => [key, state, shown.width / shown.height])).toEqual([
      [first, 'live', 1],
      [second, 'live', 1],
      [second, 'draft', 1],
      [third, 'draft', 1],
      [third, 'planned', 1],
    ]);
    expect(await publicStatus(next.address)).toBe(200);
    expect(await historyOf(old.id)).toEqual(['admin picture.add', 'admin picture.replace']);
    expect(await historyOf('slide First')).toContain('admin document.publish');
    const undone = await staff('POST', `/api/documents/slide/${first}/undo`, { revision: one.live?.id });
    expect(undone.json().body.image).toBe(before.body.image);
  });

  it('cuts the other one to the shape of what stood there', async () => {
    const [old, next] = [await upload('wide.jpg'), await upload('square.jpg', {}, await photograph(400, 400))];
    const part = { x: 0, y: 0, width: 1, height: 0.5 };
    const cut = (await staff('POST', `/api/pictures/${old.id}/cut`, { part })).json();
    const key = await addSlide('Shaped', cut);
    expect((await staff('POST', `/api/pictures/${old.id}/replace`, { by: next.id })).statusCode).toBe(200);
    const { image } = (await documentOf(key)).body;
    expect(image).toMatch(/-400x100\.webp$/);
    expect((await staff('GET', image)).statusCode).toBe(200);
  });

  it('is refused by itself, by one that is not there, and where nothing uses it', async () => {
    const [one, two] = [await upload('one.jpg'), await upload('two.jpg')];
    const by = (id: string) => staff('POST', `/api/pictures/${one.id}/replace`, { by: id });
    expect([(await by(one.id)).statusCode, (await by('x')).statusCode, (await by(two.id)).statusCode]).toEqual([
      400, 404, 409,
    ]);
  });
});
