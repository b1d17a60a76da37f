import { beforeAll, describe, expect, it } from 'vitest';
import { consentPurposes } from '../../contract/enquiries/consent.ts';
import { messages } from '../../contract/messages.ts';
import { pageKey, pageNames } from '../../contract/page-names.ts';
import type { PageText } from '../../contract/types.ts';
import { sampleBody } from '../../test-support/sample-calls.ts';
import type { StaffCall } from '../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../test-support/test-app.ts';
import { exportDocuments, importDocuments } from './transfer.ts';

const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

const read = async (name: string) => (await staff('GET', `/api/documents/${name}`)).json();
const save = async (name: string, change: object) => {
  const { live, draft, body } = await read(name);
  return staff('PATCH', `/api/documents/${name}`, { base: (draft ?? live).id, body: { ...body, ...change } });
};
const publish = async (name: string) =>
  staff('POST', `/api/documents/${name}/publish`, { revision: (await read(name)).draft?.id ?? 1 });
const shown = async (key: string, locale = 'en'): Promise<PageText<'about'>> =>
  (await test.call('GET', `/api/pageTexts/${key}?lang=${locale}`)).json();

describe.each([
  ['page', pageNames.map(pageKey)],
  ['consent', [...consentPurposes]],
])('the documents of the kind %s', (kind, keys) => {
  it('are those that the site has, each with its state', async () => {
    const { total, documents } = (await staff('POST', `/api/documents/${kind}/list`, {})).json();
    expect([total, documents.map(({ key }: { key: string }) => key)]).toEqual([keys.length, keys]);
    for (const { title, state } of documents) expect([title !== '', state]).toEqual([true, 'live']);
  });

  it('cannot be added, moved or set aside', async () => {
    const [first] = keys;
    for (const [path, body] of [
      ['', { title: 'One more' }],
      [`/${first}/move`, { before: null }],
      [`/${first}/archive`, { isArchived: true }],
    ] as const) {
      const refused = await staff('POST', `/api/documents/${kind}${path}`, body);
      expect([refused.statusCode, refused.json().message]).toEqual([400, messages.documents.fixed]);
    }
  });
});

describe('the text of a page', () => {
  it('is what is live, in the language that is asked for, and nothing of its draft', async () => {
    const before = await shown('about', 'kn');
    const lead = { en: 'We are {dealership}.', kn: { text: 'ನಾವು {dealership}.', of: 'We are {dealership}.' } };
    await save('page/about', { lead });
    expect(await shown('about', 'kn')).toEqual(before);
    expect((await publish('page/about')).statusCode).toBe(200);
    const { dealership } = (await test.app.context.site.current()).en;
    expect((await shown('about')).lead).toBe(`We are ${dealership}.`);
    expect((await shown('about', 'kn')).lead).toBe(`ನಾವು ${dealership}.`);
    expect((await shown('about', 'hi')).lead, 'not translated yet').toBe(`We are ${dealership}.`);
    const { db } = test.database;
    const [entry] = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(entry).toMatchObject({ action: 'document.publish', subject: 'page About' });
  });

  it('follows the facts of the dealership', async () => {
    await save('site/site', { dealership: 'Tungabhadra Wheels' });
    await publish('site/site');
    expect((await shown('about')).lead).toBe('We are Tungabhadra Wheels.');
  });

  it('has nothing that only its film is made of, and is not found where there is no such page', async () => {
    const { video } = (await test.call('GET', '/api/pageTexts/amc')).json();
    expect(Object.keys(video)).toEqual(['name', 'title']);
    for (const name of ['nothing', 'optIn', '__proto__', '%00']) {
      const reply = await test.call('GET', `/api/pageTexts/${name}`);
      expect([name, reply.statusCode]).toEqual([name, 404]);
    }
  });

  it('cannot be published with a place that nothing is filled into', async () => {
    const saved = await save('page/terms', { lead: { en: 'We are {nobody}.' } });
    expect(saved.statusCode).toBe(200);
    const refused = await publish('page/terms');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields['lead.en']).toContain('has {nobody} in it');
  });

  it('is that of its own page', async () => {
    const { body } = await read('page/amc');
    const refused = await save('page/privacy', body);
    expect([refused.statusCode, refused.json().message]).toEqual([400, messages.documents.another]);
    const file = await exportDocuments(test.database.db);
    const wrong = file.documents.map((one) => (one.key === 'privacy' ? { ...one, body } : one));
    const importing = importDocuments(test.database, JSON.stringify({ ...file, documents: wrong }), { isDry: false });
    await expect(importing).rejects.toThrow('page/privacy: this is what another document says.');
  });
});

describe('what people agree to', () => {
  const noticeNow = async () => (await test.app.context.site.current()).kn.consent.answer;
  const enquire = async (version: string) => {
    const call = jsonCall('POST', '/contact', sampleBody('submit:contact', {} as never), {
      'consent-version': version,
    });
    expect((await test.inject(call)).statusCode).toBe(201);
    const { db } = test.database;
    return db
      .selectFrom('enquiries')
      .leftJoin('consent_texts', 'consent_texts.version', 'enquiries.consent_version')
      .select(['consent_version', 'text'])
      .orderBy('enquiries.id', 'desc')
      .executeTakeFirstOrThrow();
  };

  it('has another version when its words are published, and the older one stays readable', async () => {
    const before = await noticeNow();
    const en = 'You agree that {dealership} answers you.';
    await save('consent/answer', { text: { en, kn: { text: '{dealership} ನಿಮಗೆ ಉತ್ತರಿಸಬಹುದು.', of: en } } });
    expect(await noticeNow()).toEqual(before);
    await publish('consent/answer');
    const after = await noticeNow();
    expect(after.text).toBe('Tungabhadra Wheels ನಿಮಗೆ ಉತ್ತರಿಸಬಹುದು.');
    expect(after.version).not.toBe(before.version);
    expect(await enquire(after.version)).toEqual({ consent_version: after.version, text: after.text });
    expect(await enquire(before.version)).toEqual({ consent_version: before.version, text: before.text });
  });

  it('has another one when the dealership is called otherwise, with the words that staff have published', async () => {
    await save('site/site', { dealership: 'Malaprabha Motors' });
    await publish('site/site');
    const notice = await noticeNow();
    expect(notice.text).toBe('Malaprabha Motors ನಿಮಗೆ ಉತ್ತರಿಸಬಹುದು.');
    expect(await enquire(notice.version)).toEqual({ consent_version: notice.version, text: notice.text });
  });

  it('is kept when it comes from a file', async () => {
    const file = await exportDocuments(test.database.db);
    const documents = file.documents.map((one) =>
      one.kind === 'consent' ? { ...one, body: { ...(one.body as object), text: { en: 'From a file.' } } } : one,
    );
    await importDocuments(test.database, JSON.stringify({ ...file, documents }), { isDry: false });
    await test.app.context.contentVersion.raisedTo(Number.MAX_SAFE_INTEGER);
    const { text, version } = await noticeNow();
    expect(text).toBe('From a file.');
    expect(await enquire(version)).toEqual({ consent_version: version, text });
  });
});
