import type { BranchDocument } from '../contract/schemas/branch-document.ts';
import type { ModelDocument } from '../contract/schemas/model-document.ts';
import type { Trx } from '../server/db/db.ts';
import type { Database } from '../server/db/engine.ts';
import { raiseContentVersion } from '../server/db/meta.ts';
import type { DocumentKind } from '../server/documents/document-kind.ts';
import { titleIn } from '../server/documents/document-kind.ts';
import { listBodies } from '../server/documents/document-lists.repository.ts';
import { insertDocument, insertRevision, publishAtOnce } from '../server/documents/documents.repository.ts';
import { branchKind } from '../server/documents/kinds/branch.ts';
import { modelKind } from '../server/documents/kinds/model.ts';

/** Live copies of the models and branches that there are, until there are so many. */
export const addManyDocuments = ({ db }: Database, { models, branches }: { models: number; branches: number }) =>
  db.transaction().execute(async (trx) => {
    await addCopies<ModelDocument>(trx, modelKind, models, (model, n) => ({
      ...model,
      id: 10_000 + n,
      name: `${model.name} No. ${n}`,
      bikeName: `${model.bikeName} No ${n}`,
      variants: model.variants.map((variant, index) => ({ ...variant, id: 100_000 + 20 * n + index })),
    }));
    await addCopies<BranchDocument>(trx, branchKind, branches, (branch, n) => ({
      ...branch,
      id: 10_000 + n,
      name: { ...branch.name, en: `${branch.name.en} No. ${n}` },
    }));
    await raiseContentVersion(trx);
  });

async function addCopies<Body>(trx: Trx, kind: DocumentKind, upTo: number, copy: (original: Body, n: number) => Body) {
  const originals = await listBodies(trx, kind.name);
  for (let n = originals.length; n < upTo; n += 1) {
    const { key, body: original } = originals[n % originals.length] as (typeof originals)[number];
    const body = copy(original as Body, n);
    const title = titleIn(kind, body);
    const place = { kind: kind.name, key: `${key}-${n}`, origin: 'staff', position: n + 1, title } as const;
    const row = await insertDocument(trx, place);
    await publishAtOnce(trx, row, await insertRevision(trx, row.id, { body, base: null, author: 'bench' }), title);
  }
}
