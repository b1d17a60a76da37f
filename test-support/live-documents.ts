import type * as z from 'zod';
import { raiseContentVersion } from '../server/db/meta.ts';
import type { DocumentKind } from '../server/documents/document-kind.ts';
import { addLive } from '../server/documents/write-live.ts';
import type { TestApp } from './test-app.ts';

/** Documents that visitors see at once, each with the next number of its kind. */
export async function addDocuments<Schema extends z.ZodType>(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  kind: DocumentKind<Schema>,
  bodies: readonly Omit<z.output<Schema>, 'id'>[],
): Promise<void> {
  const version = await database.db.transaction().execute(async (trx) => {
    for (const body of bodies) await addLive(trx, kind, (id) => ({ id, ...body }) as z.output<Schema>, 'admin');
    return raiseContentVersion(trx);
  });
  app.context.contentVersion.raisedTo(version);
}

/** An offer without end, in English alone. */
export const plainOffer = (title: string, image: string) => ({
  version: 1,
  title: { en: title },
  description: { en: 'Come in.' },
  image,
  startsOn: null,
  endsOn: null,
});
