import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { loadTranslations } from '../../../content/load-translations.ts';
import { DOCUMENTS_PER_PAGE } from '../../../contract/documents/lists.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { fillDocuments } from '../../documents/fill-documents.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const { dealers } = loadContent();
const list = async (query: object = {}) => (await staff('POST', '/api/documents/branch/list', query)).json();
const titles = async (query: object = {}): Promise<string[]> =>
  (await list(query)).documents.map(({ title }: { title: string }) => title);
const add = async (title: string, from?: string): Promise<string> =>
  (await staff('POST', '/api/documents/branch', { title, ...(from && { from }) })).json().key;
const read = async (key: string) => (await staff('GET', `/api/documents/branch/${key}`)).json();
const save = async (key: string, change: object) => {
  const { live, draft, body } = await read(key);
  return staff('PATCH', `/api/documents/branch/${key}`, { base: (draft ?? live).id, body: { ...body, ...change } });
};
const publish = async (key: string) => {
  const { draft } = await read(key);
  return staff('POST', `/api/documents/branch/${key}/publish`, { revision: draft?.id ?? 1 });
};
const seen = async (): Promise<{ name: string; path: string; slug: string }[]> =>
  (await test.call('GET', '/api/network')).json();
const namesSeen = async () => (await seen()).map(({ name }) => name);

const complete = {
  address: { en: 'Shop 9, Station Road, Kalghatgi, Karnataka 581204' },
  salesPhone: '9876500009',
  email: 'kalghatgi@example.com',
  mapEmbed: 'https://maps.example.com/embed',
};

describe('the documents of a kind', () => {
  it('are listed in their order, found by a part of their title, and counted', async () => {
    const all = await list();
    expect(all.total).toBe(dealers.length);
    expect(await titles()).toEqual(dealers.map(({ name }) => name));
    expect(all.documents[0]).toEqual({ key: 'hubli-showroom', title: 'Hubli showroom', isSample: true, state: 'live' });
    expect(await titles({ search: ' WORKSHOP ' })).toEqual(['Hubli workshop', 'Dharwad workshop']);
    for (const search of ['%', '_', '\\', "'"]) expect(await titles({ search }), search).toEqual([]);
    expect(await titles({ page: 2 })).toEqual([]);
    expect(DOCUMENTS_PER_PAGE).toBeGreaterThan(dealers.length);
  });

  it('are told with those that stand beside their page, so that one can be moved beyond it', async () => {
    const { ahead, beyond } = await list();
    expect([ahead, beyond]).toEqual([null, []]);
    const { db } = test.database;
    const filler = (number: number) => ({
      kind: 'branch',
      key: `filler-${number}`,
      origin: 'staff' as const,
      position: 100 + number,
      title: `Filler ${number}`,
      archived: 0,
    });
    await db
      .insertInto('documents')
      .values(Array.from({ length: DOCUMENTS_PER_PAGE * 2 }, (_, index) => filler(index)))
      .execute();
    const first = await list({ search: 'filler' });
    expect(first).toMatchObject({ ahead: null, beyond: ['filler-50', 'filler-51'], total: 100 });
    expect(first.documents).toHaveLength(DOCUMENTS_PER_PAGE);
    const second = await list({ search: 'filler', page: 2 });
    expect(second).toMatchObject({ ahead: 'filler-49', beyond: [] });
    expect(second.documents[0].key).toBe('filler-50');
    await db.deleteFrom('documents').where('key', 'like', 'filler-%').execute();
  });

  it('of which there is one have no list', async () => {
    expect((await staff('POST', '/api/documents/site/list', {})).statusCode).toBe(404);
    expect((await staff('POST', '/api/documents/site', { title: 'Second' })).statusCode).toBe(404);
    expect((await staff('POST', '/api/documents/site/site/archive', { isArchived: true })).statusCode).toBe(404);
    expect((await staff('POST', '/api/documents/site/site/move', { before: null })).statusCode).toBe(404);
  });
});

describe('a new document', () => {
  it('is seen by nobody until it is complete and published, and then everywhere', async () => {
    const key = await add('Kalghatgi');
    expect(key).toBe('kalghatgi');
    expect((await list({ search: 'kalghatgi' })).documents).toEqual([
      { key, title: 'Kalghatgi', isSample: false, state: 'new' },
    ]);
    expect((await read(key)).faults).toEqual({
      address: 'is missing',
      salesPhone: 'is missing',
      email: 'must be an e-mail address',
      mapEmbed: 'must be a link that begins with https://',
    });
    expect((await publish(key)).statusCode).toBe(400);
    expect(await namesSeen()).not.toContain('Kalghatgi');
    await save(key, complete);
    expect((await publish(key)).statusCode).toBe(200);
    const shown = (await seen()).find(({ slug }) => slug === key);
    expect(shown).toMatchObject({ name: 'Kalghatgi', path: '/dealers/8' });
    const [dealer] = (await test.call('GET', '/api/dealers/8')).json();
    expect(dealer).toMatchObject({ name: 'Kalghatgi', sale_no: '9876500009', open_time: '09:30 AM to 6:30 PM' });
    const site = await test.app.context.site.current();
    expect(site.kn.branches.at(-1)).toMatchObject({ name: 'Kalghatgi', path: '/dealers/8', phone: '9876500009' });
  });

  it('may begin as a copy, with a key, a number and a name of its own', async () => {
    const key = await add('Kalghatgi', 'kalghatgi');
    expect(key).toBe('kalghatgi-2');
    const { body, faults } = await read(key);
    expect(faults).toEqual({});
    expect(body).toMatchObject({ ...complete, id: 9, name: { en: 'Kalghatgi' } });
    expect((await staff('POST', '/api/documents/branch', { title: 'X', from: 'nowhere' })).statusCode).toBe(404);
    expect((await staff('POST', '/api/documents/branch', { title: ' ' })).statusCode).toBe(400);
  });

  it('of two who begin one at the same moment has a key for each', async () => {
    const keys = await Promise.all([add('Navalgund'), add('Navalgund')]);
    expect(keys.sort()).toEqual(['navalgund', 'navalgund-2']);
    for (const key of keys) await staff('POST', `/api/documents/branch/${key}/archive`, { isArchived: true });
  });

  it('that was never published cannot be discarded, but set aside', async () => {
    const { draft } = await read('kalghatgi-2');
    const refused = await staff('POST', '/api/documents/branch/kalghatgi-2/discard', { revision: draft.id });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('never published');
    await staff('POST', '/api/documents/branch/kalghatgi-2/archive', { isArchived: true });
    expect(await titles()).not.toContain('kalghatgi-2');
    expect((await read('kalghatgi-2')).isArchived).toBe(true);
  });
});

describe('the holidays of a branch', () => {
  it('are told from today on, the next one first, in the language asked for', async () => {
    const name = (en: string) => ({ en, kn: { text: `${en} ಕನ್ನಡ`, of: en } });
    const [yesterday, today, later] = [-1, 0, 40].map((days) => kolkataDate(Date.now() + days * DAY_MS));
    const holidays = [
      { date: later, name: name('Later') },
      { date: yesterday, name: name('Yesterday') },
      { date: today, name: name('Today') },
    ];
    await save('kalghatgi', { holidays });
    expect((await publish('kalghatgi')).statusCode).toBe(200);
    const [branch] = (await test.call('GET', '/api/network/8')).json();
    expect(branch.holidays).toEqual([
      { date: today, name: 'Today' },
      { date: later, name: 'Later' },
    ]);
    const reply = await test.call('GET', '/api/network/8?lang=kn');
    expect(reply.json()[0].holidays[0].name).toBe('Today ಕನ್ನಡ');
  });
});

describe('the order', () => {
  it('is changed one by one, for visitors too', async () => {
    await staff('POST', '/api/documents/branch/annigeri/move', { before: 'hubli-showroom' });
    expect((await namesSeen())[0]).toBe('Annigeri');
    // Of two with one number the page shows the first: it is another one now.
    const paths = (await seen()).filter(({ path }) => path.startsWith('/dealers/6')).map(({ path }) => path);
    expect(paths).toEqual(['/dealers/6', '/dealers/6?branch=hubli-big-wing-central']);
    await staff('POST', '/api/documents/branch/annigeri/move', { before: null });
    expect((await namesSeen()).at(-1)).toBe('Annigeri');
    await staff('POST', '/api/documents/branch/annigeri/move', { before: 'alnavar' });
    expect((await namesSeen()).slice(0, dealers.length)).toEqual(dealers.map(({ name }) => name));
    const unknown = await staff('POST', '/api/documents/branch/annigeri/move', { before: 'nowhere' });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('a document that is set aside', () => {
  it('is gone for visitors, and comes back as it was', async () => {
    const before = await namesSeen();
    await staff('POST', '/api/documents/branch/alnavar/archive', { isArchived: true });
    expect(await namesSeen()).toEqual(before.filter((name) => name !== 'Alnavar'));
    expect((await test.call('GET', '/api/dealers/7')).json()).toEqual([]);
    expect(await titles({ isArchived: true })).toContain('Alnavar');
    await staff('POST', '/api/documents/branch/alnavar/archive', { isArchived: false });
    expect(await namesSeen()).toEqual(before);
    const { db } = test.database;
    const entries = await db.selectFrom('audit').select(['action', 'subject']).orderBy('id', 'desc').limit(2).execute();
    expect(entries).toEqual([
      { action: 'document.unarchive', subject: 'branch Alnavar' },
      { action: 'document.archive', subject: 'branch Alnavar' },
    ]);
  });
});

describe('a release', () => {
  const release = () => ({ content: structuredClone(loadContent()), translations: loadTranslations() });

  it('sets aside what it no longer has, unless staff have published it, and offers them what it says', async () => {
    await save('keshwapur', { salesPhone: '9876500010' });
    await publish('keshwapur');
    const newer = release();
    const kept = newer.content.dealers.filter(({ name }) => name !== 'Dharwad workshop' && name !== 'Keshwapur');
    newer.content.dealers = kept;
    expect(await fillDocuments(test.database, newer)).toBe(true);
    expect(await fillDocuments(test.database, newer)).toBe(false);
    expect(await titles()).toContain('Keshwapur');
    expect(await titles()).not.toContain('Dharwad workshop');

    const newest = release();
    for (const dealer of newest.content.dealers) dealer.email = 'new@example.com';
    expect(await fillDocuments(test.database, newest)).toBe(true);
    expect(await titles()).toContain('Dharwad workshop');
    const own = await read('dharwad-workshop');
    expect([own.body.email, own.release]).toEqual(['new@example.com', null]);
    const staffs = await read('keshwapur');
    expect(staffs.body.email).not.toBe('new@example.com');
    expect(staffs.release).toBeGreaterThan(staffs.live.id);
    const restored = await staff('POST', '/api/documents/branch/keshwapur/restore', {
      revision: staffs.release,
      base: staffs.live.id,
    });
    expect(restored.json().body.email).toBe('new@example.com');
  });
});
