import type * as z from 'zod';
import { modelKey } from '../contract/catalogue.ts';
import type { ModelDocument } from '../contract/schemas/model-document.ts';
import type { Database } from '../server/db/engine.ts';
import { raiseContentVersion } from '../server/db/meta.ts';
import { changeLive } from '../server/documents/change-live.ts';
import type { DocumentKind } from '../server/documents/document-kind.ts';
import { accessoryKind } from '../server/documents/kinds/accessory.ts';
import { modelKind } from '../server/documents/kinds/model.ts';
import { readLive } from '../server/documents/live-documents.ts';
import { modelNamed } from '../server/documents/models.ts';

/** Changes what visitors see of every document of a kind, or of those with these keys, as a call by staff does. */
async function changeDocuments<Schema extends z.ZodType>(
  { db }: Database,
  kind: DocumentKind<Schema>,
  change: (body: z.output<Schema>) => z.output<Schema>,
  isMeant: (key: string) => boolean = () => true,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await raiseContentVersion(trx);
    for (const { key } of (await readLive(trx)).of(kind)) {
      if (isMeant(key)) await changeLive(trx, kind, key, { author: 'admin', change });
    }
  });
}

export const changeModels = (database: Database, change: Partial<ModelDocument>): Promise<void> =>
  changeDocuments(database, modelKind, (model) => ({ ...model, ...change }));

export async function changeModel(
  database: Database,
  bikeName: string,
  change: (model: ModelDocument) => ModelDocument,
): Promise<void> {
  const { key: wanted } = await readModel(database, bikeName);
  await changeDocuments(database, modelKind, change, (key) => key === wanted);
}

export const changeAccessories = (database: Database, change: { price: number }): Promise<void> =>
  changeDocuments(database, accessoryKind, (accessory) => ({ ...accessory, ...change }));

/** What visitors see of it, straight from the database. */
export async function readModel({ db }: Database, bikeName: string) {
  const model = modelNamed(await readLive(db), bikeName);
  if (!model) throw new Error(`There is no model ${modelKey(bikeName)}.`);
  return model;
}
