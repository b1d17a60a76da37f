import { isDeepStrictEqual } from 'node:util';
import { formatPlanned } from '../../../contract/display.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import type { DocumentRow, PlanRow } from '../../db/tables.ts';
import { subjectOf } from '../../documents/document-kind.ts';
import { findDocument, findRevision, holdDocument, insertRevision } from '../../documents/documents.repository.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { LiveModel } from '../../documents/models.ts';
import { endPlan, findOpenPlan, insertPlan } from '../../documents/plans.repository.ts';

type Planned = { fault: string } | { entry: AuditEntry; isReplacing: boolean };

/** Has a model as it is live, with other prices, published later. A plan that changes anything else is not ended for it. */
export async function planPrices(
  trx: Trx,
  { key, body }: LiveModel,
  { at, author }: { at: number; author: string },
): Promise<Planned> {
  const found = (await findDocument(trx, modelKind.name, key)) as DocumentRow;
  const row = await holdDocument(trx, found.id);
  const before = await findOpenPlan(trx, row.id);
  if (before && !(await isOfPrices(trx, before))) {
    const when = formatPlanned(before.due_at, Date.now());
    return { fault: `${body.name} has another plan, for ${when}. Please cancel that one first.` };
  }
  if (before) await endPlan(trx, before.id, 'replaced');
  const revision = await insertRevision(trx, row.id, { body, base: row.live_revision, author });
  const plan = { document_id: row.id, revision, base_live: row.live_revision, due_at: at, author, made_at: Date.now() };
  const { id } = await insertPlan(trx, plan);
  const entry: AuditEntry = {
    action: 'plan.make',
    subject: subjectOf(modelKind, body.name),
    ...(before && { before: { plan: before.id, revision: before.revision, at: before.due_at } }),
    after: { plan: id, revision, at },
  };
  return { entry, isReplacing: before !== undefined };
}

async function isOfPrices(trx: Trx, { document_id, revision, base_live }: PlanRow): Promise<boolean> {
  const [planned, base] = [
    await findRevision(trx, document_id, revision),
    await findRevision(trx, document_id, base_live),
  ];
  return base !== undefined && isDeepStrictEqual(withoutPrices(planned?.body), withoutPrices(base.body));
}

function withoutPrices(body: unknown): unknown {
  const { price: _, variants, ...rest } = body as ModelDocument;
  return { ...rest, variants: variants.map(({ price: __, ...variant }) => variant) };
}
