import { sql } from 'kysely';
import { modelKey } from '../../../contract/model-key.ts';
import type { Trx } from '../db.ts';
import type { Migration } from '../migrate.ts';

/** Models and accessories become documents at the next start. Until then what staff have set waits here, with the rest of each row. */
export const modelDocuments: Migration = {
  version: 21,
  name: 'model documents',
  async up(trx) {
    await sql`create table carried (
      kind text not null,
      key text not null,
      body text not null,
      primary key (kind, key)
    )`.execute(trx);
    await carryModels(trx);
    await carryAccessories(trx);
    for (const table of ['vehicle_accessories', 'variants', 'accessories', 'vehicles']) {
      await sql`drop table ${sql.table(table)}`.execute(trx);
    }
  },
};

interface Model {
  id: number;
  type: string;
  bike_name: string;
  name: string;
  price: number;
  is_active: number;
  content: string;
}

async function carryModels(trx: Trx): Promise<void> {
  const models = await rowsOf<Model>(trx, sql`select * from vehicles order by id`);
  const variants = await rowsOf<{ id: number; vehicle_id: number; name: string; price: number | null }>(
    trx,
    sql`select * from variants order by vehicle_id, position`,
  );
  const parts = await rowsOf<{ vehicle_id: number; part_no: string }>(
    trx,
    sql`select vehicle_id, part_no from vehicle_accessories
      join accessories on accessories.id = accessory_id order by vehicle_id, position`,
  );
  const [variantsOf, partsOf] = [
    Map.groupBy(variants, ({ vehicle_id }) => Number(vehicle_id)),
    Map.groupBy(parts, ({ vehicle_id }) => Number(vehicle_id)),
  ];
  for (const { id, type, bike_name, name, price, is_active, content } of models) {
    await carry(trx, 'model', modelKey(bike_name), {
      id: Number(id),
      type,
      bikeName: bike_name,
      name,
      price: Number(price),
      isActive: is_active === 1,
      variants: (variantsOf.get(Number(id)) ?? []).map((variant) => ({
        id: Number(variant.id),
        name: variant.name,
        ...(variant.price !== null && { price: Number(variant.price) }),
      })),
      accessories: (partsOf.get(Number(id)) ?? []).map(({ part_no }) => part_no),
      content: JSON.parse(content),
    });
  }
}

async function carryAccessories(trx: Trx): Promise<void> {
  const accessories = await rowsOf<{
    id: number;
    part_no: string;
    heading: string;
    description: string;
    image: string;
    price: number;
  }>(trx, sql`select * from accessories order by id`);
  for (const { id, part_no: partNo, heading, description, image, price } of accessories) {
    await carry(trx, 'accessory', partNo, {
      id: Number(id),
      partNo,
      heading,
      description,
      image,
      price: Number(price),
    });
  }
}

const rowsOf = async <Row>(trx: Trx, query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await query.execute(trx)).rows as Row[];

const carry = (trx: Trx, kind: string, key: string, body: object) =>
  sql`insert into carried (kind, key, body) values (${kind}, ${key}, ${JSON.stringify(body)})`.execute(trx);
