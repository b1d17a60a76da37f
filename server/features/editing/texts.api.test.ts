import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsv, writeCsv } from '../../../contract/csv.ts';
import { MOST_FILE_BYTES, MOST_FILE_LINES, TEXTS_PER_PAGE } from '../../../contract/documents/texts.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { setUpTestApp } from '../../../test-support/test-app.ts';
import { newStaff } from '../../db/staff.ts';
import { hashPassword } from '../accounts/passwords.ts';

const test = setUpTestApp();
let staff: StaffCall;
let translator: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
  const password = 'a password for translators';
  const account = { ...newStaff('translator', await hashPassword(password)), role: 'translator' };
  await test.database.db.insertInto('staff').values(account).execute();
  translator = await test.logIn({ userId: account.user_id, password });
});

interface Text {
  kind: string;
  key: string;
  title: string;
  place: string;
  label: string;
  en: string;
  translations: Record<string, { text: string; state: string }>;
}

const list = async (query: object = {}) => (await translator('POST', '/api/texts', query)).json();
const texts = async (query: object = {}): Promise<Text[]> => (await list(query)).texts;
const read = async (key: string, kind = 'branch') => (await staff('GET', `/api/documents/${kind}/${key}`)).json();
const save = async (by: StaffCall, key: string, change: object) => {
  const { live, draft, body } = await read(key);
  return by('PATCH', `/api/documents/branch/${key}`, { base: (draft ?? live).id, body: { ...body, ...change } });
};
const publish = async (by: StaffCall, key: string) => {
  const { draft } = await read(key);
  return by('POST', `/api/documents/branch/${key}/publish`, { revision: draft.id });
};
const upload = async (lines: readonly (readonly string[])[], isDry = true) =>
  translator('POST', '/api/texts/import', { csv: writeCsv(lines), isDry });
const HEADINGS = ['Document', 'Place', 'English', 'Kannada', 'Hindi'];

describe('the texts of all documents', () => {
  it('are listed with where they stand, what they are called and how their translations stand', async () => {
    const all = await list();
    expect(all.total).toBeGreaterThan(15);
    expect(all.kinds).toContainEqual({ name: 'branch', title: 'Branch' });
    expect(all.kinds).toContainEqual({ name: 'site', title: 'The settings of the site' });
    const name = (await texts({ kind: 'branch' }))[0];
    expect(name).toEqual({
      kind: 'branch',
      key: 'hubli-showroom',
      title: 'Hubli showroom',
      place: 'name',
      label: 'Name',
      en: 'Hubli showroom',
      translations: {
        kn: { text: expect.any(String), state: 'fresh' },
        hi: { text: expect.any(String), state: 'fresh' },
      },
    });
    const [tagline] = await texts({ kind: 'site', search: 'tagline' });
    expect(tagline).toMatchObject({ title: 'The settings of the site', label: 'Tagline', place: 'tagline' });
  });

  it('are found by their state in a language, by their words in any, and by their document', async () => {
    const { body } = await read('annigeri');
    const name = { en: 'Annigeri new', kn: body.name.kn };
    expect((await save(staff, 'annigeri', { name })).statusCode).toBe(200);
    const stale = await texts({ state: 'stale' });
    expect(stale.map(({ key, place }) => `${key} ${place}`)).toEqual(['annigeri name']);
    expect(stale[0]).toMatchObject({
      en: 'Annigeri new',
      translations: { kn: { state: 'stale' }, hi: { state: 'missing', text: '' } },
    });
    expect(await texts({ state: 'stale', language: 'hi' })).toEqual([]);
    const [inHindi] = await texts({ kind: 'branch', state: 'missing', language: 'hi' });
    expect(inHindi).toEqual({ ...stale[0], translations: { hi: { state: 'missing', text: '' } } });
    expect(await texts({ state: 'open', search: 'ANNIGERI NEW' })).toEqual(stale);
    expect(await texts({ state: 'open', search: body.name.kn.text })).toEqual(stale);
    expect((await texts({ search: 'annigeri new' })).map(({ place }) => place)).toEqual(['name', 'address']);
    expect(await list({ search: 'annigeri new', state: 'missing' })).toMatchObject({ total: 1, missing: 1, stale: 1 });
    expect(await texts({ search: 'no such words' })).toEqual([]);
    expect((await translator('POST', '/api/texts', { state: 'odd' })).statusCode).toBe(400);
  });

  it('come in pages, and without what is set aside', async () => {
    const { body } = await read('alnavar');
    const holidays = Array.from({ length: 60 }, (_, index) => ({ date: '2027-01-26', name: { en: `Day ${index}` } }));
    await save(staff, 'alnavar', { ...body, holidays });
    const first = await list({ search: 'day ', kind: 'branch' });
    expect([first.total, first.texts.length]).toEqual([60, TEXTS_PER_PAGE]);
    const second = await texts({ search: 'day ', kind: 'branch', page: 2 });
    expect(second.map(({ label }) => label)[0]).toBe('Holiday 51: What for');
    await staff('POST', '/api/documents/branch/alnavar/archive', { isArchived: true });
    expect((await list({ search: 'day ', kind: 'branch' })).total).toBe(0);
  });
});

describe('a translator', () => {
  it('saves and publishes translations, and is refused whatever changes anything else', async () => {
    const { body } = await read('keshwapur');
    const name = { ...body.name, hi: { text: 'केशवापुर', of: body.name.en } };
    expect((await save(translator, 'keshwapur', { name })).statusCode).toBe(200);
    for (const change of [
      { name: { ...name, en: 'Other' } },
      { salesPhone: '9876500009' },
      { more: 'x' },
      { name: { ...name, kn: { text: 'x', of: 'x', more: 1 } } },
      { trades: [] },
    ]) {
      const refused = await save(translator, 'keshwapur', change);
      expect(refused.statusCode, JSON.stringify(change)).toBe(403);
      expect(refused.json().message).toContain('translations alone');
    }
    expect((await publish(translator, 'keshwapur')).statusCode).toBe(200);
    expect((await read('keshwapur')).body).toEqual({ ...body, name });
  });

  it('does not publish what others have changed besides, nor what is new', async () => {
    await save(staff, 'keshwapur', { salesPhone: '9876500010' });
    const { body } = await read('keshwapur');
    const name = { ...body.name, kn: { text: 'ಕೇಶ್ವಾಪುರ', of: body.name.en } };
    expect((await save(translator, 'keshwapur', { name })).statusCode).toBe(200);
    expect((await publish(translator, 'keshwapur')).statusCode).toBe(403);
    const { key } = (await staff('POST', '/api/documents/branch', { title: 'Brand new', from: 'keshwapur' })).json();
    expect((await publish(translator, key)).statusCode).toBe(403);
    expect((await publish(staff, 'keshwapur')).statusCode).toBe(200);
  });

  it('cannot save from a revision of another document', async () => {
    const other = await read('hubli-showroom');
    const reply = await translator('PATCH', '/api/documents/branch/keshwapur', {
      base: other.live.id,
      body: other.body,
    });
    expect(reply.statusCode).toBe(403);
  });

  it('publishes at once all that has changed in translations alone', async () => {
    const { body } = await read('hubli-workshop');
    const address = { ...body.address, hi: { text: 'नया पता', of: body.address.en } };
    await save(translator, 'hubli-workshop', { address });
    expect((await list()).ready).toBe(1);
    const { published, left } = (await translator('POST', '/api/texts/publish', {})).json();
    expect([published, left]).toEqual([['branch Hubli workshop'], []]);
    expect((await read('hubli-workshop')).draft).toBeNull();
    expect((await list()).ready).toBe(0);
    // Of the others the English was changed, or it was never published: they wait for whoever did that.
    expect((await read('annigeri')).draft).not.toBeNull();
    const [seen] = (await test.call('GET', '/api/network/2?lang=hi')).json();
    expect(seen.address).toBe('नया पता');
  });
});

describe('a file of translations', () => {
  it('has all that matches, and comes back without a change', async () => {
    const { csv, next } = (await translator('POST', '/api/texts/export', { state: 'open' })).json();
    expect(next).toBeUndefined();
    const [headings, ...lines] = parseCsv(csv, 1000).map(({ cells }) => cells);
    expect(headings).toEqual(['Document', 'Place', 'What it is', 'English', 'Kannada', 'Hindi', 'State']);
    expect(lines).toHaveLength((await list({ state: 'open' })).total);
    expect(lines.find(([document]) => document === 'branch/annigeri')?.slice(1, 4)).toEqual([
      'name',
      'Annigeri new: Name',
      'Annigeri new',
    ]);
    const reply = (await translator('POST', '/api/texts/import', { csv, isDry: false })).json();
    expect(reply).toMatchObject({ faults: [], added: 0, changed: 0, unchanged: lines.length * 2, documents: 0 });
    expect((await texts({ state: 'stale' }))[0]?.key).toBe('annigeri');
  });

  it('tells in a dry run what would come of it, and leaves nothing', async () => {
    const lines = [
      HEADINGS,
      ['branch/annigeri', 'name', 'Annigeri new', '=ಹೊಸ, "ಅಣ್ಣಿಗೇರಿ"', 'नया\nअन्निगेरी'],
      ['branch/dharwad-showroom', 'name', 'Dharwad of old', 'ಹಳೆಯ ಧಾರವಾಡ', ''],
    ];
    const before = await read('annigeri');
    const dry = (await upload(lines)).json();
    expect(dry.faults).toEqual([{ line: 2, message: 'Hindi must be without line breaks' }]);
    lines[1] = ['branch/annigeri', 'name', 'Annigeri new', '=ಹೊಸ, "ಅಣ್ಣಿಗೇರಿ"', 'नया अन्निगेरी'];
    const second = (await upload(lines)).json();
    expect(second).toEqual({
      faults: [],
      faultCount: 0,
      added: 1,
      changed: 2,
      unchanged: 1,
      stale: 1,
      documents: 2,
    });
    expect(await read('annigeri')).toEqual(before);
    expect((await upload(lines, false)).json()).toEqual(second);
    const [taken] = await texts({ search: 'annigeri new' });
    expect(taken?.translations).toMatchObject({
      kn: { text: '=ಹೊಸ, "ಅಣ್ಣಿಗೇರಿ"', state: 'fresh' },
      hi: { state: 'fresh' },
    });
    const [stale] = await texts({ search: 'ಹಳೆಯ ಧಾರವಾಡ' });
    expect(stale?.translations.kn).toEqual({ text: 'ಹಳೆಯ ಧಾರವಾಡ', state: 'stale' });
    const entry = await test.database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(entry).toMatchObject({ action: 'document.translate', user_id: 'translator', subject: '2 documents' });
  });

  it('with a fault in it is not taken, and every fault is told with its line', async () => {
    const lines = [
      HEADINGS,
      ['branch/nowhere', 'name', 'x', 'x', 'x'],
      ['branch/keshwapur', 'nowhere', 'x', 'x', 'x'],
      ['branch/keshwapur', 'name', 'Keshwapur', 'x'.repeat(301), 'x'],
      ['branch/keshwapur', 'name'],
    ];
    const { faults, faultCount } = (await upload(lines)).json();
    expect(faultCount).toBe(4);
    expect(faults).toEqual([
      { line: 2, message: 'There is no document “branch/nowhere”.' },
      { line: 3, message: 'This document has no text at “nowhere”.' },
      { line: 4, message: 'Kannada can have 300 letters at most' },
      { line: 5, message: 'This line has fewer cells than the first one has columns.' },
    ]);
    const before = await read('keshwapur');
    const refused = await upload(lines, false);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('Nothing was taken');
    expect(await read('keshwapur')).toEqual(before);
  });

  it.each([
    ['other columns', 'a,b\n1,2', /^The first line must name the columns. Missing: Document, Place/],
    ['an open quotation mark', `${HEADINGS.join()}\n"x`, /never closed/],
    ['too many lines', `${HEADINGS.join()}\n${'x\n'.repeat(MOST_FILE_LINES + 1)}`, /50000|50001/],
    ['too many bytes', 'x'.repeat(MOST_FILE_BYTES + 1), /5 MB/],
  ])('that has %s is refused with a sentence', async (_what, csv, message) => {
    const { faults } = (await translator('POST', '/api/texts/import', { csv, isDry: true })).json();
    expect(faults).toEqual([{ line: expect.any(Number), message: expect.stringMatching(message) }]);
    expect((await translator('POST', '/api/texts/import', { csv, isDry: false })).statusCode).toBe(400);
  });
});
