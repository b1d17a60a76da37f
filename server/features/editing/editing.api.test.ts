import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import { loadTranslations } from '../../../content/load-translations.ts';
import type { SiteDocument } from '../../../contract/schemas/site-document.ts';
import type { StaffCall } from '../../../test-support/test-app.ts';
import { jsonCall, setUpTestApp } from '../../../test-support/test-app.ts';
import { fillDocuments } from '../../documents/fill-documents.ts';

const ADDRESS = '/api/documents/site/site';
const test = setUpTestApp();
let staff: StaffCall;
beforeAll(async () => {
  staff = await test.logIn();
});

interface Reply {
  live: { id: number; author: string } | null;
  draft: { id: number; author: string } | null;
  body: SiteDocument;
  faults: Record<string, string>;
}

const read = async (): Promise<Reply> => (await staff('GET', ADDRESS)).json();
const baseOf = ({ live, draft }: Reply): number => (draft ?? live)?.id ?? 0;
const save = async (change: Partial<Record<keyof SiteDocument, unknown>>, base?: number) => {
  const now = await read();
  return staff('PATCH', ADDRESS, { base: base ?? baseOf(now), body: { ...now.body, ...change } });
};
const publish = async (revision?: number) => {
  const { draft } = await read();
  return staff('POST', `${ADDRESS}/publish`, { revision: revision ?? draft?.id ?? 1 });
};
const liveSite = () => test.app.context.site.current();
const versionOf = () => test.app.context.contentVersion.current();

describe('a document', () => {
  it('begins as the release has it, with its translations inside', async () => {
    const { live, draft, body, faults } = await read();
    expect(live?.author).toBe('(release)');
    expect(draft).toBeNull();
    expect(faults).toEqual({});
    expect(body.tagline.kn?.of).toBe(body.tagline.en);
    const translations = loadTranslations();
    const { site } = loadContent();
    const shown = await liveSite();
    expect(shown.en).toMatchObject(site);
    expect(shown.kn.tagline).toBe(translations.kn(site.tagline));
    expect(shown.hi.salesHours.days).toBe(translations.hi(site.salesHours.days));
  });

  it('that nobody knows is not found', async () => {
    for (const address of ['/api/documents/site/other', '/api/documents/nothing/site']) {
      expect((await staff('GET', address)).statusCode).toBe(404);
      expect((await staff('GET', `${address}/revisions`)).statusCode).toBe(404);
      expect((await staff('PATCH', address, { base: 1, body: {} })).statusCode).toBe(404);
    }
  });
});

describe('a draft', () => {
  it('is saved by its author, changes nothing for the public, and is live when it is published', async () => {
    const version = await versionOf();
    const saved: Reply = (await save({ salesPhone: '9876500001' })).json();
    expect(saved.draft?.author).toBe('admin');
    expect((await liveSite()).en.salesPhone).not.toBe('9876500001');
    expect(await versionOf()).toBe(version);
    const published: Reply = (await publish()).json();
    expect([published.draft, published.live?.id]).toEqual([null, saved.draft?.id]);
    expect((await liveSite()).kn.salesPhone).toBe('9876500001');
    const { rows } = {
      rows: await test.database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute(),
    };
    expect(rows[0]).toMatchObject({ action: 'document.publish', user_id: 'admin' });
  });

  it('may be half filled in, and says what is missing before it is published', async () => {
    const { live } = await read();
    const half = {
      salesPhone: '12',
      tagline: { en: '' },
      district: { en: 'Dharwad', kn: { text: 'a\u202eb', of: 'x' } },
    };
    const saved: Reply = (await save(half)).json();
    expect(Object.keys(saved.faults).sort()).toEqual(['district.kn.text', 'salesPhone', 'tagline.en']);
    const refused = await publish();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('This cannot be published yet. Please correct the highlighted fields.');
    expect(refused.json().fields).toMatchObject({ 'tagline.en': 'is missing' });
    expect((await read()).live?.id).toBe(live?.id);
    const discarded: Reply = (await staff('POST', `${ADDRESS}/discard`, { revision: saved.draft?.id })).json();
    expect([discarded.draft, discarded.faults]).toEqual([null, {}]);
  });

  it('in a colour that nobody could read is refused with the nearest that can be, which is taken', async () => {
    for (const [colour, fault] of [
      ['#FFD400', 'must be a colour such as #1a4fa0'],
      ['yellow', 'must be a colour such as #1a4fa0'],
      [
        '#ffd400',
        'is too light to be read: its contrast with the white page is 1.4:1, and 4.5:1 is needed. The nearest colour that passes is #8d7400.',
      ],
    ]) {
      const saved: Reply = (await save({ accentColour: colour })).json();
      expect(saved.faults).toEqual({ accentColour: fault });
      const refused = await publish();
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { accentColour: fault }]);
    }
    await save({ accentColour: '#8d7400' });
    expect((await publish()).statusCode).toBe(200);
    expect((await liveSite()).hi.accentColour).toBe('#8d7400');
  });

  it('that began from an older revision is refused with what is there now, and loses nothing', async () => {
    const before = await read();
    const first: Reply = (await save({ email: 'first@example.com' })).json();
    const late = await save({ email: 'second@example.com' }, baseOf(before));
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ draft: { id: first.draft?.id }, body: { email: 'first@example.com' } });
    expect((await read()).body.email).toBe('first@example.com');
    expect((await publish(baseOf(before))).statusCode).toBe(409);
    expect((await staff('POST', `${ADDRESS}/discard`, { revision: baseOf(before) })).statusCode).toBe(409);
    await staff('POST', `${ADDRESS}/discard`, { revision: first.draft?.id });
  });

  it('of two who save at the same moment is that of one', async () => {
    const { body, ...now } = await read();
    const both = ['one@example.com', 'two@example.com'].map((email) =>
      staff('PATCH', ADDRESS, { base: baseOf({ body, ...now }), body: { ...body, email } }),
    );
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
    const { draft } = await read();
    await staff('POST', `${ADDRESS}/discard`, { revision: draft?.id });
  });

  it('can be an older revision, which is a new one then', async () => {
    const before = await read();
    await save({ foundedYear: 1999 });
    await publish();
    const restored: Reply = (
      await staff('POST', `${ADDRESS}/restore`, { revision: before.live?.id, base: baseOf(await read()) })
    ).json();
    expect(restored.body.foundedYear).toBe(before.body.foundedYear);
    expect(restored.draft?.id).toBeGreaterThan(before.live?.id ?? 0);
    await publish();
    expect((await liveSite()).en.foundedYear).toBe(before.body.foundedYear);
    const revisions: { id: number; author: string }[] = (await staff('GET', `${ADDRESS}/revisions`)).json();
    expect(revisions[0]?.id).toBe(restored.draft?.id);
    expect(revisions.at(-1)?.author).toBe('(release)');
    const foreign = await staff('POST', `${ADDRESS}/restore`, { revision: 999_999, base: restored.draft?.id });
    expect(foreign.statusCode).toBe(404);
  });
});

describe('what was published', () => {
  const undo = (revision: number | undefined) => staff('POST', `${ADDRESS}/undo`, { revision });

  it('is taken back at once: what was live before is live again, as a new revision', async () => {
    const before = await read();
    await save({ foundedYear: 1998 });
    const published: Reply = (await publish()).json();
    const version = await versionOf();
    const undone: Reply = (await undo(published.live?.id)).json();
    expect(undone.live?.id).toBeGreaterThan(published.live?.id ?? 0);
    expect(undone.body).toEqual(before.body);
    expect((await liveSite()).en.foundedYear).toBe(before.body.foundedYear);
    expect(await versionOf()).toBe(version + 1);
    const { db } = test.database;
    const last = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(last).toMatchObject({ action: 'document.undo', subject: 'the settings of the site', user_id: 'admin' });
  });

  it('is not taken back once something else has been published, or where nothing was live before', async () => {
    await save({ foundedYear: 1997 });
    const first: Reply = (await publish()).json();
    await save({ foundedYear: 1996 });
    const second: Reply = (await publish()).json();
    const refused = await undo(first.live?.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Something else has been published since, so this was not taken back. The history has every older state.',
    ]);
    expect((await liveSite()).en.foundedYear).toBe(1996);
    const both = await Promise.all([undo(second.live?.id), undo(second.live?.id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await liveSite()).en.foundedYear).toBe(1997);
    const fresh = (await staff('GET', '/api/documents/branch/annigeri')).json();
    const nothing = await staff('POST', '/api/documents/branch/annigeri/undo', { revision: fresh.live.id });
    expect([nothing.statusCode, nothing.json().message]).toEqual([
      409,
      'Nothing was live before this. You can set it aside.',
    ]);
  });

  it('leaves a draft that was begun since to whoever began it, without what was undone', async () => {
    const { foundedYear } = (await read()).body;
    await save({ foundedYear: 1995 });
    const published: Reply = (await publish()).json();
    await save({ email: 'later@example.com' });
    const undone: Reply = (await undo(published.live?.id)).json();
    expect(undone.body).toMatchObject({ foundedYear, email: 'later@example.com' });
    expect(undone.draft).not.toBeNull();
    await staff('POST', `${ADDRESS}/discard`, { revision: undone.draft?.id });
  });

  it('is read revision by revision, each with the one that its author began from', async () => {
    const before = await read();
    const saved: Reply = (await save({ email: 'one@example.com' })).json();
    const revision = (await staff('GET', `${ADDRESS}/revisions/${saved.draft?.id}`)).json();
    expect(revision).toMatchObject({ id: saved.draft?.id, author: 'admin', body: { email: 'one@example.com' } });
    expect(revision.before).toEqual(before.body);
    const revisions: { id: number }[] = (await staff('GET', `${ADDRESS}/revisions`)).json();
    expect((await staff('GET', `${ADDRESS}/revisions/${revisions.at(-1)?.id}`)).json().before).toBeNull();
    const foreign = (await staff('GET', '/api/documents/branch/annigeri')).json().live.id;
    for (const id of [foreign, '999999', 'x', '0', '1.5']) {
      expect((await staff('GET', `${ADDRESS}/revisions/${id}`)).statusCode, String(id)).toBe(404);
    }
    await staff('POST', `${ADDRESS}/discard`, { revision: saved.draft?.id });
  });
});

describe('what follows from the facts of the dealership', () => {
  it('is known also while the database does not answer', async () => {
    const before = await liveSite();
    const asked = vi.spyOn(test.app.context.contentVersion, 'current').mockRejectedValue(new Error('gone'));
    expect(await liveSite()).toBe(before);
    asked.mockRestore();
  });

  it('stays the same object when something else is published, and is another one when they are', async () => {
    const before = await liveSite();
    await staff('PATCH', '/api/managePrice/BRAVO', { price: 98_765 });
    expect(await liveSite()).toBe(before);
    await save({ workshops: 7 });
    await publish();
    expect(await liveSite()).not.toBe(before);
  });

  it('are consent notices with its name, under versions that enquiries are taken with', async () => {
    const before = (await liveSite()).kn.consent.answer.version;
    await save({ dealership: 'Tungabhadra Wheels' });
    await publish();
    const version = (await liveSite()).kn.consent.answer.version;
    expect(version).not.toBe(before);
    const enquiry = {
      name: 'Asha',
      email: 'a@example.com',
      contact: '9876543210',
      reason: 'Support',
      message: 'Hello',
    };
    const sent = await test.inject(jsonCall('POST', '/contact', enquiry, { 'consent-version': version }));
    expect(sent.statusCode).toBe(201);
    const { db } = test.database;
    const { consent_version } = await db.selectFrom('enquiries').select('consent_version').executeTakeFirstOrThrow();
    expect(consent_version).toBe(version);
    const { text } = await db
      .selectFrom('consent_texts')
      .select('text')
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    expect(text).toContain('Tungabhadra Wheels');
  });
});

describe('a release', () => {
  const release = () => ({ content: structuredClone(loadContent()), translations: loadTranslations() });

  it('leaves what staff have published as it is', async () => {
    await save({ servicePhone: '9876500002' });
    await publish();
    const newer = release();
    newer.content.site.servicePhone = '9876500003';
    expect(await fillDocuments(test.database, newer)).toBe(false);
    expect((await read()).body.servicePhone).toBe('9876500002');
  });

  it('brings what is still its own up to date, once', async () => {
    const { db } = test.database;
    await db.updateTable('documents').set({ origin: 'release' }).where('kind', '=', 'site').execute();
    const newer = release();
    newer.content.site.servicePhone = '9876500003';
    expect(await fillDocuments(test.database, newer)).toBe(true);
    expect(await fillDocuments(test.database, newer)).toBe(false);
    expect((await read()).body.servicePhone).toBe('9876500003');
  });
});
