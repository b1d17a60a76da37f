import type * as z from 'zod';
import { freeKey } from '../../contract/documents/keys.ts';
import type { Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';
import type { DocumentKind } from './document-kind.ts';
import { titleIn } from './document-kind.ts';
import { listBodies, listLive } from './document-lists.repository.ts';
import { findDocument, insertDocument, insertRevision, publishAtOnce, readBodies } from './documents.repository.ts';
import { nextNumberAmong } from './numbers.ts';

/** By calls that publish at once. Each is to be made within `changeContent`, which lets one at a time through. */

interface LiveOne<Body> {
  row: DocumentRow;
  body: Body;
}

/** Undefined as well for one that is set aside. */
export async function findByNumber<Schema extends z.ZodType>(
  trx: Trx,
  kind: DocumentKind<Schema>,
  id: number | undefined,
): Promise<LiveOne<z.output<Schema>> | undefined> {
  const listed = await listLive(trx, kind.name);
  const bodies = await readBodies(
    trx,
    listed.map(({ revision }) => revision),
  );
  const bodyOf = (revision: number) => bodies.get(revision) as z.output<Schema> & { id: number };
  const found = listed.find(({ revision }) => bodyOf(revision).id === id);
  const row = found && (await findDocument(trx, kind.name, found.key));
  return row && { row, body: bodyOf(found.revision) };
}

/** Returns it with its number, which no other has or had. */
export async function addLive<Schema extends z.ZodType>(
  trx: Trx,
  kind: DocumentKind<Schema>,
  make: (id: number) => z.output<Schema>,
  author: string,
): Promise<z.output<Schema>> {
  const others = await listBodies(trx, kind.name);
  const body = make(nextNumberAmong(others.map((other) => other.body)));
  const title = titleIn(kind, body);
  const key = freeKey(title, new Set(others.map((other) => other.key)));
  const position = others.length + 1;
  const row = await insertDocument(trx, { kind: kind.name, key, origin: 'staff', position, title });
  const revision = await insertRevision(trx, row.id, { body, base: null, author });
  await publishAtOnce(trx, row, revision, title);
  return body;
}

export async function replaceLive<Schema extends z.ZodType>(
  trx: Trx,
  kind: DocumentKind<Schema>,
  { row, body }: LiveOne<z.output<Schema>>,
  author: string,
): Promise<void> {
  const revision = await insertRevision(trx, row.id, { body, base: row.live_revision, author });
  await publishAtOnce(trx, row, revision, titleIn(kind, body));
}
