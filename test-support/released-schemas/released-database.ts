import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../server/db/db.ts';
import type { Database } from '../../server/db/engine.ts';

/**
 * Databases as earlier releases left them. The statements are those that the release ran, frozen: whatever becomes of the
 * migrations, these databases are out there. A release with a new schema adds its two files here.
 */
export const RELEASED_VERSIONS = [1, 2];

type Row = Record<string, string | number | null | Uint8Array>;

const enquiry = {
  mobile: '9876543210',
  email: 'a@b.co',
  model: 'SP125',
  registration: '',
  details: '{"a":1}',
};

/** What a release of then said of a model that later ones do not have. */
const wholeContent = {
  details: 'A motorcycle of earlier years.',
  summary: { engine: '100 cc', power: '5 kW', transmission: 'Four gears' },
  specifications: {
    bodyDimensions: { seatHeight: '780 mm' },
    engineDetails: {},
    transmissionDetails: {},
    tyreDetails: {},
    frame: {},
    Electrical: {},
  },
  colours: [{ name: 'Red', hex: '#aa0000', image: '/old-red.webp' }],
  features: [{ heading: 'Simple', description: 'Nothing can break.', image: '/old-simple.webp' }],
  pictures: { name: '/old.svg', icon: '/old-icon.webp', hero: '/old-hero.webp', turn: ['/old-1.webp', '/old-2.webp'] },
  brochure: '/brochures/old-1.pdf',
};

const rows: Record<string, Row[]> = {
  vehicles: [
    {
      id: 3,
      type: 'bikes',
      position: 1,
      bike_name: 'BRAVO',
      name_key: 'bravo',
      name: 'Bravo',
      price: 91_771,
      content: '{}',
    },
    {
      id: 7,
      type: 'ev',
      position: 1,
      bike_name: 'E 1',
      name_key: 'e1',
      name: 'ಇ 1',
      price: 1,
      is_active: 0,
      content: '{}',
    },
    {
      id: 8,
      type: 'scooters',
      position: 2,
      bike_name: 'TANGO 110',
      name_key: 'tango110',
      name: 'Testo Tango 110',
      price: 88_888,
      is_active: 0,
      content: '{}',
    },
    {
      id: 9,
      type: 'bikes',
      position: 2,
      bike_name: 'OLD 1',
      name_key: 'old1',
      name: 'Testo Old 1',
      price: 77_777,
      content: JSON.stringify(wholeContent),
    },
  ],
  variants: [
    { id: 1, vehicle_id: 3, position: 0, name: 'Standard', price: null },
    { id: 4, vehicle_id: 8, position: 0, name: 'Standard', price: null },
    { id: 2, vehicle_id: 8, position: 1, name: 'Deluxe', price: 99_999 },
    { id: 6, vehicle_id: 9, position: 0, name: 'Standard', price: null },
    { id: 7, vehicle_id: 9, position: 1, name: 'Disc', price: 79_999 },
  ],
  accessories: [
    { id: 5, part_no: 'P-1', heading: 'Guard', description: 'Steel', image: '/x.webp', price: 999 },
    { id: 2, part_no: '08H50-K00-210', heading: 'Helmet', description: 'Old words', image: '/h.webp', price: 2_222 },
  ],
  vehicle_accessories: [
    { vehicle_id: 3, accessory_id: 5, position: 0 },
    { vehicle_id: 9, accessory_id: 2, position: 1 },
    { vehicle_id: 9, accessory_id: 5, position: 0 },
  ],
  dealers: [
    {
      position: 1,
      id: 6,
      name: 'A',
      address: 'B',
      sale_no: '1',
      service_no: null,
      open_time: '9',
      email: 'c',
      map_embed: 'd',
    },
  ],
  slides: [{ id: 2, filepath: '/y.webp', alt: 'A slide' }],
  pictures: [{ id: 'abc', created_at: 1_760_000_000_000 }],
  picture_files: [
    { name: 'abc-1x1.webp', picture_id: 'abc', content_type: 'image/webp', bytes: Buffer.from([0, 255, 92, 39, 10]) },
  ],
  gallery: [{ id: 4, image_path: '/uploads/abc-1x1.webp', alt: 'Delivery', picture_id: 'abc' }],
  offers: [{ id: 9, title: 'ದೀಪಾವಳಿ', description: "It's ₹ 5,000", image: '/z.webp', picture_id: null }],
  enquiries: [
    // The last second of a day in Asia/Kolkata, and the first of the next.
    {
      id: 1,
      kind: 'contact',
      name: 'ಸುಮಾ',
      message: 'Hello',
      search_text: 'ಸುಮಾ hello ka 25 ab-1234',
      created_at: 1_772_389_799_000,
      ...enquiry,
      registration: 'KA 25 AB-1234',
    },
    {
      id: 8,
      kind: 'contact',
      name: 'Ravi',
      message: '',
      search_text: 'ravi',
      created_at: 1_772_389_800_000,
      ...enquiry,
    },
  ],
  staff: [
    {
      user_id: 'admin',
      user_name: 'Admin',
      email: '',
      mobile_no: '',
      city: 'Hubballi',
      password_hash: 'x',
      created_at: 1,
      expire_date: '2030-01-01',
    },
  ],
  sessions: [{ id_hash: 'h', user_id: 'admin', created_at: 1, last_seen_at: 2 }],
  login_attempts: [{ key: 'k', minute: 1, attempts: 2 }],
  audit: [
    {
      id: 1,
      at: 1,
      user_id: 'admin',
      action: 'price.change',
      subject: 'SP125',
      before: '1',
      after: null,
      request_id: 'r',
    },
  ],
  meta: [{ key: 'seeded_at', value: 1_760_000_000_000 }],
};

const laterRows: { since: number; table: string; row: Row }[] = [
  {
    since: 2,
    table: 'enquiries',
    row: {
      id: 9,
      kind: 'contact',
      name: 'Asha',
      message: 'Twice',
      search_text: 'asha twice',
      created_at: 1_772_389_801_000,
      idempotency_key: 'key-12345678',
      is_suspected: 1,
      ...enquiry,
    },
  },
];

/** What stands in the database of a release, by table. */
export function releasedRows(version: number): Record<string, Row[]> {
  const added = laterRows.filter(({ since }) => since <= version);
  const laterOf = (table: string) => added.filter((one) => one.table === table).map(({ row }) => row);
  return Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, [...list, ...laterOf(table)]]));
}

/** Makes an empty database one of that release. */
export async function becomeReleased({ db, engine }: Database, version: number): Promise<void> {
  const file = path.join(import.meta.dirname, `${version}.${engine.name}.sql`);
  await db.transaction().execute(async (trx) => {
    if (engine.name === 'postgres') await sql`create extension if not exists pg_trgm`.execute(trx);
    for (const statement of readFileSync(file, 'utf8').split(/;\n(?:\n|$)/)) {
      if (statement.trim()) await sql.raw(statement).execute(trx);
    }
    for (const [table, list] of Object.entries(releasedRows(version))) await insertRows(trx, table, list);
  });
}

async function insertRows(trx: Trx, table: string, list: readonly Row[]): Promise<void> {
  for (const row of list) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(trx);
  }
}
