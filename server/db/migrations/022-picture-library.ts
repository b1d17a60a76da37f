import { sql } from 'kysely';
import type { Trx } from '../db.ts';
import type { Migration } from '../migrate.ts';

/** Uploaded pictures become a library, with what comes from now on kept as it came. What is there has no original. */
export const pictureLibrary: Migration = {
  version: 22,
  name: 'picture library',
  async up(trx, engine) {
    const columns = [
      `name text not null default ''`,
      `alt text not null default '{"en":""}'`,
      'is_decorative integer not null default 0',
      `author text not null default ''`,
      'width integer not null default 0',
      'height integer not null default 0',
      // No foreign key: a backup fills the table row by row, in whatever order they stand.
      'cut_of text',
      'part text',
      `search_text text not null default ''`,
    ];
    for (const column of columns) await sql`alter table pictures add column ${sql.raw(column)}`.execute(trx);
    await sql`create table picture_originals (
      picture_id text primary key references pictures (id) on delete cascade,
      content_type text not null,
      bytes ${sql.raw(engine === 'postgres' ? 'bytea' : 'blob')} not null
    )`.execute(trx);
    await sql`create index pictures_newest on pictures (created_at, id) where cut_of is null`.execute(trx);
    await sql`create index pictures_cuts on pictures (cut_of) where cut_of is not null`.execute(trx);
    await fillSizes(trx);
  },
};

/** The name of a file has its size in it; the largest is that of the picture. */
async function fillSizes(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string; picture_id: string }>`select name, picture_id from picture_files`.execute(
    trx,
  );
  for (const [id, files] of Map.groupBy(rows, ({ picture_id }) => picture_id)) {
    const sizes = files.map(({ name }) => /-(\d+)x(\d+)\.\w+$/.exec(name) ?? []);
    const [, width = 0, height = 0] =
      sizes.map((size) => size.map(Number)).sort(([, a = 0], [, b = 0]) => b - a)[0] ?? [];
    await sql`update pictures set width = ${width}, height = ${height} where id = ${id}`.execute(trx);
  }
}
