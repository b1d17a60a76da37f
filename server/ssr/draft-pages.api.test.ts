import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { DRAFT_PAGES, SHOWN_FIRST } from '../../contract/draft-pages.ts';
import { readableText } from '../../test-support/readable-text.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { updateStaff } from '../db/staff.ts';
import { BUILD_FOLDER } from './built-front-end.ts';
import { servePages } from './serve-pages.ts';

const DOCUMENT = '/api/documents/site/site';

/** `npm test` builds first; without a build only these tests are left out. */
describe.skipIf(!existsSync(BUILD_FOLDER))('a page with the draft in it', () => {
  const test = setUpTestApp({}, servePages);
  let staff: StaffCall;
  beforeAll(async () => {
    staff = await test.logIn();
  });

  const save = async (change: object) => {
    const { live, draft, body } = (await staff('GET', DOCUMENT)).json();
    await staff('PATCH', DOCUMENT, { base: (draft ?? live).id, body: { ...body, ...change } });
  };
  const slideKeys = async (): Promise<string[]> =>
    (await staff('POST', '/api/documents/slide/list', {})).json().documents.map(({ key }: { key: string }) => key);
  const textOf = async (address: string) => readableText((await staff('GET', address)).body);

  it('has what is not published yet, in every language, while the page itself has not', async () => {
    await save({ dealership: 'Tungabhadra Wheels' });
    for (const path of ['/', '/kn', '/hi/contact']) {
      expect(await textOf(`${DRAFT_PAGES}${path}`), path).toContain('Tungabhadra Wheels');
      expect(await textOf(path), path).not.toContain('Tungabhadra Wheels');
    }
  });

  it('shows what is live where the draft cannot be shown yet', async () => {
    await save({ map: { embed: 'half a li', link: '' }, tagline: { en: '' } });
    const reply = await staff('GET', `${DRAFT_PAGES}/contact`);
    expect(reply.statusCode).toBe(200);
    expect(readableText(reply.body)).toContain('Tungabhadra Wheels');
  });

  it('has the slides that are not published yet, as far as they have a picture', async () => {
    const image = '/uploads/abc-1600x700.webp';
    const file = '/uploads/abc-960x420.avif';
    const phone = '/uploads/def-600x400.webp';
    const { key } = (await staff('POST', '/api/documents/slide', { title: 'Monsoon' })).json();
    const shown = async (address: string) => (await staff('GET', address)).body;
    const ofItsOwn = `${DRAFT_PAGES}/kn?${SHOWN_FIRST}=slide/${key}`;
    expect(await shown(ofItsOwn)).toContain(loadContent().slides[0]?.image);
    const { draft, body } = (await staff('GET', `/api/documents/slide/${key}`)).json();
    await staff('PATCH', `/api/documents/slide/${key}`, {
      base: draft.id,
      body: { ...body, image, picture: 'abc', phone },
    });
    expect(await shown(ofItsOwn)).toContain(file);
    expect(await shown(ofItsOwn), 'what phones show of it').toContain('/uploads/def-480x320.avif');
    expect(await shown(`${DRAFT_PAGES}/`)).not.toContain(file);
    await staff('POST', `/api/documents/slide/${key}/move`, { before: (await slideKeys())[0] });
    expect(await shown(`${DRAFT_PAGES}/`)).toContain(file);
    expect(await shown('/')).not.toContain(file);
  });

  it('has an accessory that is not published yet first on the page of a model that names it, or says that none does', async () => {
    const { accessories } = loadContent();
    const partNo = accessories.at(-1)?.partNo ?? '';
    const place = `/api/documents/accessory/${partNo.toLowerCase()}`;
    const view = `${DRAFT_PAGES}/kn/view-details?${SHOWN_FIRST}=accessory/${partNo.toLowerCase()}`;
    const { live, body } = (await staff('GET', place)).json();
    await staff('PATCH', place, { base: live.id, body: { ...body, heading: { en: 'Draft of a guard' } } });
    expect(await textOf(view)).toContain('Draft of a guard');
    const { key } = (await staff('POST', '/api/documents/accessory', { title: 'Named by nobody' })).json();
    const ofNone = await staff('GET', `${DRAFT_PAGES}/view-details?${SHOWN_FIRST}=accessory/${key}`);
    expect(ofNone.headers['cache-control']).toBe('no-store');
    expect(readableText(ofNone.body)).toContain('No model that is shown names this accessory yet.');
  });

  it('is kept by nobody, found by nobody, runs nothing, and is shown in no frame but our own', async () => {
    const { headers, body } = await staff('GET', `${DRAFT_PAGES}/`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(body).not.toMatch(/<script (?!type="application\/(ld\+)?json")/);
  });

  it('is for those who may publish it', async () => {
    expect((await test.call('GET', `${DRAFT_PAGES}/`)).statusCode).toBe(401);
    const cookie = { cookie: staff.cookie };
    const foreign = { ...cookie, 'sec-fetch-site': 'cross-site' };
    expect((await test.inject({ url: `${DRAFT_PAGES}/`, headers: foreign })).statusCode).toBe(403);
    await updateStaff(test.database.db, 'admin', { role: 'sales' });
    expect((await test.inject({ url: `${DRAFT_PAGES}/`, headers: cookie })).statusCode).toBe(403);
    await updateStaff(test.database.db, 'admin', { role: 'owner' });
  });

  it('has the drafts of their own branches alone for whoever runs these', async () => {
    const change = async (key: string, salesPhone: string) => {
      const { live, body } = (await staff('GET', `/api/documents/branch/${key}`)).json();
      await staff('PATCH', `/api/documents/branch/${key}`, { base: live.id, body: { ...body, salesPhone } });
    };
    await change('annigeri', '9876500401');
    await change('alnavar', '9876500402');
    const { db } = test.database;
    await db.insertInto('staff_branches').values({ user_id: 'admin', branch: 'annigeri' }).execute();
    await updateStaff(db, 'admin', { role: 'manager' });
    const { statusCode, body } = await staff('GET', `${DRAFT_PAGES}/networks`);
    await updateStaff(db, 'admin', { role: 'owner' });
    expect(statusCode).toBe(200);
    expect(body).toContain('9876500401');
    expect(body).not.toContain('9876500402');
    expect(body).not.toContain('Tungabhadra Wheels');
    expect((await staff('GET', `${DRAFT_PAGES}/networks`)).body).toContain('9876500402');
  });

  it('is not found where there is no page', async () => {
    expect((await staff('GET', `${DRAFT_PAGES}/nowhere`)).statusCode).toBe(404);
  });
});
