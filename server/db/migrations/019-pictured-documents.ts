import { sql } from 'kysely';
import { freeKey } from '../../../contract/documents/keys.ts';
import type { Trx } from '../db.ts';
import type { Migration } from '../migrate.ts';

/** Who is named as the author of what no release says any more. */
const AUTHOR = '(migration)';

interface Slide {
  id: number;
  filepath: string;
  alt: string;
}
interface GalleryPicture {
  id: number;
  image_path: string;
  alt: string;
  picture_id: string | null;
}
interface Offer {
  id: number;
  title: string;
  description: string;
  image: string;
  picture_id: string | null;
  starts_on: string | null;
  ends_on: string | null;
  title_kn: string;
  description_kn: string;
  title_hi: string;
  description_hi: string;
  version: number;
}

/**
 * Slides, gallery pictures and offers become documents, each with one revision, under the keys that a release has for its own. What a
 * release brought and staff have not touched stays the release's; a translation was typed beside the English that is there.
 */
export const picturedDocuments: Migration = {
  version: 19,
  name: 'pictured-documents',
  async up(trx) {
    await store(trx, 'slide', (await rowsOf<Slide>(trx, 'slides')).map(fromSlide));
    await store(trx, 'gallery', (await rowsOf<GalleryPicture>(trx, 'gallery')).map(fromGallery));
    await store(trx, 'offer', (await rowsOf<Offer>(trx, 'offers')).map(fromOffer));
    for (const table of ['slides', 'gallery', 'offers']) await sql`drop table ${sql.table(table)}`.execute(trx);
    // What of its own a release does not find in a database that was filled long ago, staff have deleted.
    await sql`insert into meta (key, value)
      select 'rows_became_documents_at', ${Date.now()} from meta where key = 'seeded_at'`.execute(trx);
  },
};

const rowsOf = async <Row>(trx: Trx, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} order by id`.execute(trx)).rows;

interface NewDocument {
  origin: 'release' | 'staff';
  title: string;
  body: object;
}

const fromSlide = ({ id, filepath, alt }: Slide): NewDocument => ({
  origin: 'release',
  title: alt,
  body: { id: Number(id), image: filepath, alt: { en: alt } },
});

const fromGallery = ({ id, image_path, alt, picture_id }: GalleryPicture): NewDocument => ({
  origin: picture_id === null ? 'release' : 'staff',
  title: alt,
  body: { id: Number(id), image: image_path, ...pictureOf(picture_id), alt: { en: alt } },
});

const fromOffer = (offer: Offer): NewDocument => ({
  origin: offer.picture_id === null && offer.version === 1 ? 'release' : 'staff',
  title: offer.title,
  body: {
    version: offer.version,
    startsOn: offer.starts_on,
    endsOn: offer.ends_on,
    id: Number(offer.id),
    image: offer.image,
    ...pictureOf(offer.picture_id),
    title: inLanguages(offer.title, offer.title_kn, offer.title_hi),
    description: inLanguages(offer.description, offer.description_kn, offer.description_hi),
  },
});

const pictureOf = (id: string | null) => (id === null ? {} : { picture: id });

const inLanguages = (en: string, kn: string, hi: string) => ({
  en,
  ...(kn && { kn: { text: kn, of: en } }),
  ...(hi && { hi: { text: hi, of: en } }),
});

async function store(trx: Trx, kind: string, documents: readonly NewDocument[]): Promise<void> {
  const taken = new Set<string>();
  for (const [index, { origin, title, body }] of documents.entries()) {
    const key = freeKey(title, taken);
    taken.add(key);
    const row = await sql<{ id: number }>`insert into documents (kind, key, origin, position, title)
      values (${kind}, ${key}, ${origin}, ${index + 1}, ${title}) returning id`.execute(trx);
    const documentId = row.rows[0]?.id;
    const revision = await sql<{ id: number }>`insert into revisions (document_id, body, author, at)
      values (${documentId}, ${JSON.stringify(body)}, ${AUTHOR}, ${Date.now()}) returning id`.execute(trx);
    await sql`update documents set live_revision = ${revision.rows[0]?.id} where id = ${documentId}`.execute(trx);
  }
}
