import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { branchSlug } from '../../contract/branch-slug.ts';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import { templateNames } from '../../contract/outgoing/templates.ts';
import { pageKey, pageNames } from '../../contract/page-names.ts';
import { multipart, smallPicture } from '../../test-support/multipart.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';
import type { ContentFile } from './transfer.ts';
import { checkDocuments, exportDocuments, importDocuments } from './transfer.ts';

const test = setUpTestApp();
const { dealers, models, accessories, slides, gallery, offers } = loadContent();
const other = setUpTestApp();

const changed = async (change: object): Promise<string> => {
  const file: ContentFile = await exportDocuments(test.database.db);
  const documents = file.documents.map((document) => ({
    ...document,
    body: { ...(document.body as object), ...(document.kind === 'site' && change) },
  }));
  return JSON.stringify({ ...file, documents });
};
const take = (json: string, isDry = false) => importDocuments(test.database, json, { isDry });
const phone = async (app = test) => (await app.app.context.site.current()).en.salesPhone;

describe('content as a file', () => {
  it('is all that visitors see, and changes nothing where it comes from', async () => {
    const file = await exportDocuments(test.database.db);
    const names = file.documents.map(({ kind, key }) => `${kind}/${key}`);
    expect(names.filter((name) => !/^(slide|gallery|offer)\//.test(name))).toEqual([
      'site/site',
      ...consentPurposes.map((purpose) => `consent/${purpose}`),
      ...dealers.map(({ name }) => `branch/${branchSlug(name)}`),
      ...models.map(({ slug }) => `model/${slug}`),
      ...accessories.map(({ partNo }) => `accessory/${partNo.toLowerCase()}`),
      'retired-models/retired-models',
      ...pageNames.map((name) => `page/${pageKey(name)}`),
      'rates/rates',
      'loans/loans',
      'energy/energy',
      'exchange/exchange',
      ...templateNames.map((name) => `message/${name}`),
    ]);
    const count = (kind: string) => file.documents.filter((document) => document.kind === kind).length;
    expect([count('slide'), count('gallery'), count('offer')]).toEqual([slides.length, gallery.length, offers.length]);
    expect(await take(JSON.stringify(file))).toEqual(['Nothing is different from what visitors see already.']);
    expect(await checkDocuments(test.database.db)).toEqual([]);
  });

  it('in a dry run is imported and undone', async () => {
    const before = await exportDocuments(test.database.db);
    expect(await take(await changed({ salesPhone: '9876511111' }), true)).toEqual(['site/site: taken from the file']);
    expect(await exportDocuments(test.database.db)).toEqual(before);
  });

  it('moves a dealership to another machine, on record', async () => {
    const json = await changed({ salesPhone: '9876511111' });
    expect(await importDocuments(other.database, json, { isDry: false })).toEqual(['site/site: taken from the file']);
    await vi.waitFor(async () => expect(await phone(other)).toBe('9876511111'), { timeout: 5000 });
    expect((await exportDocuments(other.database.db)).documents).toEqual(JSON.parse(json).documents);
    const actions = await other.database.db.selectFrom('audit').select(['action', 'user_id']).execute();
    expect(actions.at(-1)).toEqual({ action: 'document.import', user_id: '(console)' });
  });

  it('gives a document that is new here a number of its own, and leaves those that are known theirs', async () => {
    const { documents, ...file } = await exportDocuments(test.database.db);
    const ofSlides = documents.filter(({ kind }) => kind === 'slide');
    const taken = ofSlides.map(({ body, ...slide }, index) => ({
      ...slide,
      ...(index === 0 && { key: 'from-elsewhere' }),
      body: { ...(body as object), ...(index === 1 && { id: 77 }) },
    }));
    await take(JSON.stringify({ ...file, documents: taken }));
    const { documents: after } = await exportDocuments(test.database.db);
    const ids = after.filter(({ kind }) => kind === 'slide').map(({ body }) => (body as { id: number }).id);
    expect(ids).toEqual([6, 2, 3, 4, 5, 1]);
  });

  it('brings uploaded pictures along, and names the documents whose picture is nowhere', async () => {
    const staff = await test.logIn();
    const form = multipart({ alt: 'Our team' }, [{ field: 'images', bytes: await smallPicture() }]);
    const headers = { ...form.headers, cookie: staff.cookie };
    await test.inject({ method: 'POST', url: '/api/galleryupload', ...form, headers });
    const file = await exportDocuments(test.database.db);
    const [{ image_path: address }] = (await test.call('GET', '/api/gallery')).json();
    const { pictures, ...without } = file;
    const refusal = importDocuments(other.database, JSON.stringify(without), { isDry: false });
    await expect(refusal).rejects.toThrow(/^gallery\/our-team: image \/uploads\/.* is neither in the file nor here$/);
    await importDocuments(other.database, JSON.stringify(file), { isDry: false });
    const taken = await other.call('GET', address);
    expect([taken.statusCode, taken.rawPayload]).toEqual([200, (await test.call('GET', address)).rawPayload]);
    expect(await importDocuments(other.database, JSON.stringify(file), { isDry: false })).toEqual([
      'Nothing is different from what visitors see already.',
    ]);
  });

  it.each([
    ['what is no JSON', '{', /^The file is not valid JSON/],
    ['something else', '{"a":1}', /kickstandContent: is not 1/],
    [
      'a kind that nobody knows',
      '{"kickstandContent":1,"documents":[{"kind":"x","key":"y","body":{}}]}',
      /^x\/y: there is no kind/,
    ],
  ])('is refused with a sentence: %s', async (_what, json, sentence) => {
    await expect(take(json)).rejects.toThrow(sentence);
  });

  it('is refused where its documents do not fit in with each other, and changes nothing', async () => {
    const before = await exportDocuments(test.database.db);
    const [first, second] = models;
    const bodyOf = (wanted: string) => before.documents.find(({ key }) => key === wanted)?.body as object;
    const [part = ''] = accessories.map(({ partNo }) => partNo.toLowerCase());
    if (!first || !second) throw new Error('There are no two models.');
    const named = { bikeName: ` ${first.bikeName.toLowerCase()} `, accessories: ['X-1'] };
    const documents = [
      { kind: 'model', key: second.slug, body: { ...bodyOf(second.slug), ...named } },
      { kind: 'accessory', key: 'twice', body: { ...bodyOf(part), id: 999 } },
    ];
    await expect(take(JSON.stringify({ ...before, documents }))).rejects.toThrow(
      `model/${second.slug}: bikeName is the name of ${first.name} already
model/${second.slug}: accessories.0 names X-1, which is no accessory
accessory/twice: partNo is that of another accessory`,
    );
    expect(await exportDocuments(test.database.db)).toEqual(before);
  });

  it('with faults names each document and field, and changes nothing', async () => {
    const before = await exportDocuments(test.database.db);
    const json = await changed({ salesPhone: '12', email: 'nobody' });
    await expect(take(json)).rejects.toThrow(
      'site/site: salesPhone must have 10 digits\nsite/site: email must be an e-mail address',
    );
    expect(await exportDocuments(test.database.db)).toEqual(before);
  });
});
