import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { loadDictionary, loadTranslations } from '../../../content/load-translations.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate, kolkataDayStart } from '../../../contract/kolkata-time.ts';
import { addDocuments, plainOffer } from '../../../test-support/live-documents.ts';
import { multipart, smallPicture } from '../../../test-support/multipart.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { fillDocuments } from '../../documents/fill-documents.ts';
import { offerKind } from '../../documents/kinds/offer.ts';

const test = setUpTestApp();
let staff: StaffCall;
let picture: Buffer;
/** Only where a test says so does anything happen around a midnight. */
const NOON = kolkataDayStart(kolkataDate(Date.now())) + DAY_MS / 2;
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
beforeAll(async () => {
  setClock(NOON);
  staff = await test.logIn();
  picture = await smallPicture();
});
beforeEach(() => {
  setClock(NOON);
});
afterAll(() => {
  vi.useRealTimers();
});

interface Offer {
  id: number;
  title: string;
  image: string;
  description: string;
}
interface ManagedOffer extends Offer {
  state: string;
  version: number;
}

const dayFromNow = (days: number): string => kolkataDate(Date.now() + days * DAY_MS);
const send = (method: 'POST' | 'PATCH', url: string, fields: Record<string, string>, bytes?: Buffer) => {
  const form = multipart(fields, bytes ? [{ field: 'image', bytes }] : []);
  return test.inject({ method, url, ...form, headers: { ...form.headers, cookie: staff.cookie } });
};
const add = (title: string, more: Record<string, string> = {}) =>
  send('POST', '/api/createOffers', { title, description: `About ${title}`, ...more }, picture);
const edit = (id: number | string | undefined, fields: Record<string, string>, bytes?: Buffer) =>
  send('PATCH', `/api/updateOffers/${id}`, { title: 'Edited', description: 'Edited', ...fields }, bytes);
const publicOffers = async (language = ''): Promise<Offer[]> =>
  (await test.call('GET', `/api/getOffers${language}`)).json();
const all = async (): Promise<ManagedOffer[]> => (await staff('GET', '/api/manageOffers')).json();
const find = async (title: string): Promise<ManagedOffer> => {
  const offer = (await all()).find((one) => one.title === title);
  if (!offer) throw new Error(`No offer ${title}`);
  return offer;
};

describe('the days of an offer', () => {
  it('decide whether the public sees it; staff see every one with its state', async () => {
    await add('Always');
    await add('Ended', { starts_on: dayFromNow(-9), ends_on: dayFromNow(-1) });
    await add('First and last day', { starts_on: dayFromNow(0), ends_on: dayFromNow(0) });
    await add('Planned', { starts_on: dayFromNow(1) });
    const seen = (await publicOffers()).map(({ title }) => title);
    expect(seen.slice(0, 2)).toEqual(['First and last day', 'Always']);
    expect(seen).not.toContain('Planned');
    expect(seen).not.toContain('Ended');
    expect(Object.keys((await publicOffers())[0] ?? {})).toEqual(['id', 'title', 'image', 'description']);
    const states = (await all()).slice(0, 4).map(({ title, state }) => [title, state]);
    expect(states).toEqual([
      ['Planned', 'planned'],
      ['First and last day', 'shown'],
      ['Ended', 'ended'],
      ['Always', 'running'],
    ]);
    expect((await test.call('GET', '/api/manageOffers')).statusCode).toBe(401);
  });

  it('mean the same to the public as to staff, whichever of them are set', async () => {
    const days = [null, dayFromNow(-1), dayFromNow(0), dayFromNow(1)];
    const spans = days.flatMap((startsOn) => days.map((endsOn) => ({ startsOn, endsOn })));
    const inOrder = spans.filter(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn);
    const { image } = await find('Always');
    const offers = inOrder.map((span, n) => ({ ...plainOffer(`Span ${n}`, image), ...span }));
    await addDocuments(test, offerKind, offers);
    const seen = (await publicOffers()).map(({ title }) => title);
    const running = (await all()).filter(({ state }) => state === 'shown' || state === 'running');
    expect(seen).toEqual(running.map(({ title }) => title));
    expect(seen.filter((title) => title.startsWith('Span'))).toHaveLength(9);
    for (const { id, title } of await all()) {
      if (title.startsWith('Span')) await staff('DELETE', `/api/deleteOffers/${id}`);
    }
  });

  it('begin and end at midnight in Asia/Kolkata, although nothing else changes', async () => {
    const midnight = kolkataDayStart(dayFromNow(1));
    const titlesAt = async (now: number) => {
      setClock(now);
      return (await publicOffers()).map(({ title }) => title);
    };
    const before = await titlesAt(midnight - 1);
    expect([before.includes('First and last day'), before.includes('Planned')]).toEqual([true, false]);
    const after = await titlesAt(midnight);
    expect([after.includes('First and last day'), after.includes('Planned')]).toEqual([false, true]);
  });

  it.each([
    ['starts_on', { starts_on: '2026-02-30' }],
    ['ends_on', { ends_on: 'tomorrow' }],
    ['ends_on', { starts_on: '2026-05-02', ends_on: '2026-05-01' }],
  ])('that cannot be are refused at %s', async (field, days) => {
    const count = (await all()).length;
    const reply = await add('Impossible', days);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await all()).toHaveLength(count);
  });
});

describe('the languages of an offer', () => {
  it('are those that staff typed, and English where they typed none', async () => {
    await add('Diwali', { title_kn: 'ದೀಪಾವಳಿ', description_kn: 'ಬನ್ನಿ', title_hi: 'दिवाली' });
    const newest = async (language: string) => (await publicOffers(language))[0];
    expect(await newest('')).toMatchObject({ title: 'Diwali', description: 'About Diwali' });
    expect(await newest('?lang=kn')).toMatchObject({ title: 'ದೀಪಾವಳಿ', description: 'ಬನ್ನಿ' });
    expect(await newest('?lang=hi')).toMatchObject({ title: 'दिवाली', description: 'About Diwali' });
  });

  it('that came with the site are there to be edited', async () => {
    const [ofTheDemo] = loadContent().offers;
    const title = ofTheDemo?.title ?? '';
    expect(await find(title)).toMatchObject({ title_kn: loadDictionary('kn').get(title) });
  });
});

describe('a translation of an offer', () => {
  const stored = async (title: string) => {
    const list = await staff('POST', '/api/documents/offer/list', { search: title });
    return (await staff('GET', `/api/documents/offer/${list.json().documents[0].key}`)).json().body;
  };

  it('keeps the English that it was typed beside, until it is typed anew', async () => {
    await add('Rains', { title_kn: 'ಮಳೆ', title_hi: 'बारिश' });
    const { id } = await find('Rains');
    await edit(id, { title: 'Heavy rains', title_kn: 'ಮಳೆ', title_hi: 'भारी बारिश' });
    expect((await stored('Heavy rains')).title).toEqual({
      en: 'Heavy rains',
      kn: { text: 'ಮಳೆ', of: 'Rains' },
      hi: { text: 'भारी बारिश', of: 'Heavy rains' },
    });
    expect((await publicOffers('?lang=kn')).find((offer) => offer.id === id)?.title).toBe('ಮಳೆ');
    await staff('DELETE', `/api/deleteOffers/${id}`);
  });
});

describe('editing an offer', () => {
  it('changes words and days and keeps id and picture', async () => {
    await add('To be edited');
    const { id, image } = await find('To be edited');
    const reply = await edit(id, { title: 'Better', description: 'Words', ends_on: dayFromNow(3) });
    expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'Offer Updated Successfully!' }]);
    expect(await publicOffers()).toContainEqual({ id, title: 'Better', description: 'Words', image });
    expect(await find('Better')).toMatchObject({ ends_on: dayFromNow(3), version: 2 });
    const entry = await test.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'offer.update')
      .where('subject', '=', String(id))
      .executeTakeFirstOrThrow();
    expect([entry.user_id, entry.before, entry.after]).toEqual([
      'admin',
      expect.stringContaining('To be edited'),
      expect.stringContaining('Better'),
    ]);
  });

  it('may bring another picture; the old one stays for staff, in the older revision', async () => {
    await add('With a picture');
    const { id, image } = await find('With a picture');
    expect((await edit(id, { title: 'With another' }, await smallPicture(40, 30))).statusCode).toBe(200);
    const edited = await find('With another');
    expect(edited.image).not.toBe(image);
    expect((await test.call('GET', edited.image)).statusCode).toBe(200);
    expect((await test.call('GET', image)).statusCode).toBe(404);
    expect((await staff('GET', image)).statusCode).toBe(200);
  });

  it('is refused where words are missing or the offer is unknown, and is for staff only', async () => {
    const [first] = await all();
    expect((await edit(first?.id, { title: ' ' })).json()).toMatchObject({ error: 'Please fill all fields' });
    for (const id of ['999999', '0', 'abc', '1.5']) {
      const reply = await edit(id, {});
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'Invalid Offer ID!']);
    }
    const form = multipart({ title: 'x', description: 'y' }, []);
    const stranger = await test.inject({ method: 'PATCH', url: `/api/updateOffers/${first?.id}`, ...form });
    expect(stranger.statusCode).toBe(401);
    expect((await all())[0]).toEqual(first);
  });

  it('of an older version is refused with the newer one; of several at once one gets through', async () => {
    await add('Contested');
    const { id } = await find('Contested');
    const tries = ['A', 'B', 'C', 'D'];
    const replies = await Promise.all(tries.map((title) => edit(id, { title, expectedVersion: '1' })));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409]);
    const winner = tries[codes.indexOf(200)];
    const sentence = 'Somebody else has changed this offer meanwhile. Please look at it again.';
    expect(replies[codes.indexOf(409)]?.json()).toMatchObject({
      error: sentence,
      message: sentence,
      current: { id, title: winner, version: 2 },
    });
    expect((await edit(id, { title: 'E', expectedVersion: '2' })).statusCode).toBe(200);
    expect((await edit(id, { expectedVersion: 'x' })).statusCode).toBe(400);
    expect(await find('E')).toMatchObject({ id, version: 3 });
  });

  it('of one that came with the site outlasts the next release', async () => {
    const [ofTheDemo] = loadContent().offers;
    const { id } = await find(ofTheDemo?.title ?? '');
    await edit(id, { title: ofTheDemo?.title ?? '', description: 'Our own words' });
    await fillDocuments(test.database, { content: loadContent(), translations: loadTranslations() });
    expect(await find(ofTheDemo?.title ?? '')).toMatchObject({ description: 'Our own words' });
  });
});
