import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../content/load-content.ts';
import { loadContent } from '../../content/load-content.ts';
import { loadDictionary } from '../../content/load-translations.ts';
import { textIn } from '../../contract/documents/local-text.ts';
import { emptyDatabase, filledDatabase } from '../../test-support/databases.ts';
import { openDatabase } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { readContentVersion } from '../db/meta.ts';
import { migrate } from '../db/migrate.ts';
import { picturedDocuments } from '../db/migrations/019-pictured-documents.ts';
import { migrations } from '../db/migrations/index.ts';
import { prepareDatabase } from '../prepare-database.ts';
import type { DocumentKind } from './document-kind.ts';
import { setArchived, setPosition } from './documents.repository.ts';
import { galleryKind } from './kinds/gallery.ts';
import { offerKind } from './kinds/offer.ts';
import { slideKind } from './kinds/slide.ts';
import { readLive } from './live-documents.ts';
import { addLive, findByNumber, replaceLive } from './write-live.ts';

const content = loadContent();
const admin = { adminUserId: 'admin', adminPassword: 'correct horse battery' };
const GONE = '/pictures/gallery/gone.webp';
let database: Database;
let remove: () => Promise<void>;

/** Each test has one that begins so. */
function beginOn(begin: typeof emptyDatabase): void {
  beforeEach(async () => {
    const begun = await begin();
    remove = begun.remove;
    database = openDatabase(begun.settings, 'setting-up');
  });
  afterEach(async () => {
    await database.close();
    await remove();
  });
}

/** A start, with what this release brings. */
const start = (release: Partial<Content> = {}) => prepareDatabase(database, { ...content, ...release }, admin);
const within = <Done>(change: (trx: Trx) => Promise<Done>) => database.db.transaction().execute(change);
const live = async () => {
  const documents = await readLive(database.db);
  return {
    slides: documents.of(slideKind).map(({ body }) => body),
    gallery: documents.of(galleryKind).map(({ body }) => body),
    offers: documents.of(offerKind).map(({ body }) => body),
  };
};
const [firstPicture, secondPicture] = content.gallery;
const [firstOffer] = content.offers;

describe('a release', () => {
  beginOn(filledDatabase);

  it('that says the same changes nothing', async () => {
    const before = await readContentVersion(database.db);
    await start();
    expect(await readContentVersion(database.db)).toBe(before);
  });

  it('changes its own slides, and takes away what it no longer has', async () => {
    const [first, ...others] = content.slides;
    const image = '/pictures/slides/roadster-sunset.webp';
    await start({ slides: [{ alt: first?.alt ?? '', image }, ...others.slice(1), { alt: 'Quite new', image }] });
    const { slides } = await live();
    expect(slides.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    expect([slides[0]?.image, slides.at(-1)?.alt.en]).toEqual([image, 'Quite new']);
  });

  it('leaves slides where staff have put them', async () => {
    await within(async (trx) => {
      const found = await findByNumber(trx, slideKind, 5);
      await setPosition(trx, 'slide', found?.row.key ?? '', 0);
    });
    await start();
    expect((await live()).slides.map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
  });

  it('does not put back what staff have taken away', async () => {
    await within(async (trx) => {
      for (const kind of [slideKind, galleryKind, offerKind] as readonly DocumentKind[]) {
        const found = await findByNumber(trx, kind, 1);
        await setArchived(trx, found?.row.id ?? 0, true);
      }
    });
    await start();
    await start({ gallery: content.gallery.map((picture) => ({ ...picture, image: secondPicture?.image ?? '' })) });
    const { slides, gallery, offers } = await live();
    for (const list of [slides, gallery, offers]) expect(list.map(({ id }) => id)).not.toContain(1);
    expect(gallery).toHaveLength(content.gallery.length - 1);
  });

  it('leaves alone what staff have added, whatever numbers and names it has itself', async () => {
    const alt = 'Our team';
    const own = { image: '/uploads/own-10x10.webp', picture: 'own', alt: { en: alt } };
    await within((trx) => addLive(trx, galleryKind, (id) => ({ id, ...own }), 'admin'));
    await start({ gallery: [...content.gallery, { alt: 'Brand new', image: firstPicture?.image ?? '' }] });
    const { gallery } = await live();
    expect(gallery.slice(-2).map(({ id, alt: words }) => [id, words.en])).toEqual([
      [content.gallery.length + 1, alt],
      [content.gallery.length + 2, 'Brand new'],
    ]);
  });

  it('sets pictures aside whose files are gone, and never offers: they get another picture', async () => {
    const releasePictures = new Set([...content.releasePictures].filter((image) => image !== firstPicture?.image));
    await within(async (trx) => {
      const picture = await findByNumber(trx, galleryKind, 1);
      if (!picture) throw new Error('There is no first picture.');
      const body = { ...picture.body, alt: { en: 'In our own words' } };
      await replaceLive(trx, galleryKind, { ...picture, body }, 'admin');
      const old = { version: 1, startsOn: null, endsOn: null, title: { en: 'Old' }, description: { en: 'Words' } };
      await addLive(trx, offerKind, (id) => ({ id, image: GONE, ...old }), 'admin');
    });
    await start({ releasePictures, gallery: content.gallery.slice(1) });
    const { gallery, offers } = await live();
    expect(gallery.map(({ id }) => id)).not.toContain(1);
    expect(offers.at(-1)).toMatchObject({ title: { en: 'Old' }, image: content.slides[0]?.image });
    const before = await readContentVersion(database.db);
    await start({ releasePictures, gallery: content.gallery.slice(1) });
    expect(await readContentVersion(database.db)).toBe(before);
  });

  it('keeps an offer that it no longer has, and the words of one that staff have edited', async () => {
    await within(async (trx) => {
      const offer = await findByNumber(trx, offerKind, 1);
      if (!offer) throw new Error('There is no first offer.');
      const body = { ...offer.body, version: 2, description: { en: 'Our own words' } };
      await replaceLive(trx, offerKind, { ...offer, body }, 'admin');
    });
    await start({ offers: content.offers.slice(0, 2).map((offer) => ({ ...offer, description: 'Of the release' })) });
    const { offers } = await live();
    expect(offers.map(({ description }) => description.en)).toEqual([
      'Our own words',
      'Of the release',
      content.offers[2]?.description,
    ]);
  });
});

describe('a database with rows of an older release', () => {
  beginOn(emptyDatabase);
  const before = migrations.slice(0, migrations.indexOf(picturedDocuments));
  const insert = async (table: string, rows: readonly Record<string, unknown>[]) => {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        database.db,
      );
    }
  };
  const offerRow = (id: number, more: object = {}) => ({ id, picture_id: null, ...content.offers[id - 1], ...more });

  /** Filled by an older release, and changed by staff since: the second picture and the second offer are deleted. */
  beforeEach(async () => {
    await migrate(database, before);
    await insert('meta', [{ key: 'seeded_at', value: 1 }]);
    await insert('pictures', [{ id: 'own', created_at: 1 }]);
    await insert(
      'slides',
      content.slides.map(({ image, alt }, index) => ({ id: index + 11, filepath: image, alt })),
    );
    await insert('gallery', [
      { id: 1, image_path: GONE, alt: firstPicture?.alt ?? '', picture_id: null },
      { id: 25, image_path: '/uploads/own-10x10.webp', alt: 'Our team', picture_id: 'own' },
      { id: 26, image_path: '/uploads/own-10x10.webp', alt: '', picture_id: 'own' },
      { id: 27, image_path: GONE, alt: 'A picture of an earlier release', picture_id: null },
    ]);
    await insert('offers', [
      offerRow(1, { version: 3, description: 'Our own words' }),
      offerRow(3),
      {
        ...{ id: 4, title: 'Rains', description: 'Come in', image: '/uploads/own-10x10.webp', picture_id: 'own' },
        ...{ title_kn: 'ಮಳೆ', starts_on: '2026-06-01', ends_on: '2026-09-30', version: 2 },
      },
      { id: 5, title: 'Old', description: 'Words', image: GONE, picture_id: null },
    ]);
    await start();
  });

  it('keeps its pictures and offers with their numbers; what staff have deleted does not come back', async () => {
    const { slides, gallery, offers } = await live();
    expect(slides.map(({ id, image }) => [id, image])).toEqual(content.slides.map(({ image }, n) => [n + 11, image]));
    expect(gallery.map(({ id, image, picture, alt }) => [id, image, picture, alt.en])).toEqual([
      [1, firstPicture?.image, undefined, firstPicture?.alt],
      [25, '/uploads/own-10x10.webp', 'own', 'Our team'],
      [26, '/uploads/own-10x10.webp', 'own', ''],
    ]);
    expect(offers.map(({ id, version, description, image }) => [id, version, description.en, image])).toEqual([
      [1, 3, 'Our own words', firstOffer?.image],
      [3, 1, content.offers[2]?.description, content.offers[2]?.image],
      [4, 2, 'Come in', '/uploads/own-10x10.webp'],
      [5, 1, 'Words', content.slides[0]?.image],
    ]);
    expect(offers[2]).toMatchObject({
      picture: 'own',
      title: { en: 'Rains', kn: { text: 'ಮಳೆ', of: 'Rains' } },
      startsOn: '2026-06-01',
      endsOn: '2026-09-30',
    });
    await start();
    expect(await live()).toEqual({ slides, gallery, offers });
  });

  it('keeps what was deleted set aside, so that it can be taken back', async () => {
    const aside = await database.db
      .selectFrom('documents')
      .select(['kind', 'title', 'origin'])
      .where('archived', '=', 1)
      .where('kind', '=', 'offer')
      .execute();
    expect(aside).toEqual([{ kind: 'offer', title: content.offers[1]?.title, origin: 'staff' }]);
  });

  it('has the translations that dictionaries had for it, and follows the next release where it is its own', async () => {
    const kannada = loadDictionary('kn');
    const { gallery, offers } = await live();
    expect(gallery[0] && textIn(gallery[0].alt, 'kn')).toBe(kannada.get(firstPicture?.alt ?? ''));
    expect(offers[0] && textIn(offers[0].title, 'kn')).toBe(kannada.get(firstOffer?.title ?? ''));
    const added = { alt: 'Quite new', image: firstPicture?.image ?? '' };
    await start({ gallery: [...content.gallery, added] });
    const later = (await live()).gallery;
    expect(later.map(({ alt }) => alt.en)).toContain('Quite new');
    expect(later).toHaveLength(gallery.length + 1);
  });
});
