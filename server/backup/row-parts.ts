import type { Db } from '../db/db.ts';
import type { Engine } from '../db/engine.ts';
import type { TableShape } from '../db/table-access.ts';
import { inOrderOfReferences } from '../db/table-access.ts';
import { bytesOf } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { fromLine, toLine } from './row-text.ts';
import type { TarEntry } from './tar.ts';

const PART_BYTES = 1024 * 1024;

/** Every table in parts of about a megabyte. `tables` is complete when the last part has been read. */
export async function* rowParts(trx: Db, engine: Engine, tables: BackedUpTable[]): AsyncGenerator<TarEntry> {
  for (const shape of inOrderOfReferences(await engine.tables.list(trx))) {
    const { name, columns } = shape;
    let rows = 0;
    let number = 0;
    for await (const part of textOf(trx, engine, shape)) {
      number += 1;
      rows += part.rows;
      const bytes = Buffer.from(part.text);
      yield { name: partName(name, number), size: bytes.length, content: [bytes] };
    }
    // After its rows: an id given out meanwhile may be skipped after a restore, but none is given out twice.
    tables.push({ name, columns, rows, lastId: await engine.tables.lastId(trx, name) });
  }
}

async function* textOf(trx: Db, engine: Engine, shape: TableShape): AsyncGenerator<{ text: string; rows: number }> {
  let lines: string[] = [];
  let length = 0;
  for await (const batch of engine.tables.readAll(trx, shape)) {
    for (const row of batch) {
      const line = toLine(row, shape.columns);
      lines.push(line);
      length += line.length;
      if (length < PART_BYTES) continue;
      yield { text: lines.join(''), rows: lines.length };
      lines = [];
      length = 0;
    }
  }
  if (lines.length > 0) yield { text: lines.join(''), rows: lines.length };
}

const partName = (table: string, number: number): string => `rows/${table}/${String(number).padStart(6, '0')}.jsonl`;

/** The table that a part belongs to, and its rows. */
export async function readRowPart(part: TarEntry, { tables }: Manifest): Promise<{ table: string; rows: unknown[][] }> {
  const name = /^rows\/([a-z_]+)\/\d+\.jsonl$/.exec(part.name)?.[1];
  const table = tables.find((one) => one.name === name);
  if (!table) throw new BackupError(`The backup holds ${part.name}, which this release does not know.`);
  const lines = (await bytesOf(part)).toString('utf8').split('\n').slice(0, -1);
  return { table: table.name, rows: lines.map((line) => fromLine(line, table.columns.length)) };
}
