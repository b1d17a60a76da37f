import { sentence } from '../../../contract/sentence.ts';
import { demandMoment } from '../../changes/plan-moment.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Db, Trx } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import type { DocumentRow, PlanRow } from '../../db/tables.ts';
import { subjectOf, titleIn } from '../../documents/document-kind.ts';
import { findRevision, holdDocument } from '../../documents/documents.repository.ts';
import { PlanFailure, publishPlan, subjectOfRow } from '../../documents/fire-plans.ts';
import type { ListedPlan } from '../../documents/plans.repository.ts';
import * as plans from '../../documents/plans.repository.ts';
import { HttpError } from '../../http/http-error.ts';
import type { OwnDocuments } from '../../http/own-documents.ts';
import { notYours } from '../../http/own-documents.ts';
import type { AsOf, Named, Publication } from './editing.service.ts';
import { demandComplete, find, overtaken } from './editing.service.ts';

/** Of those that are done, and of those that failed. */
const ENDED_SHOWN = 50;

interface Planned extends Publication {
  at: number;
  author: string;
}

/** The draft, or once more what is planned already, at another time. */
export async function planDraft(
  trx: Trx,
  named: Named,
  { revision, at, author, demand }: Planned,
  asOf: AsOf,
): Promise<AuditEntry> {
  const now = Date.now();
  demandMoment(at, now);
  const { kind, row: found } = await find(trx, named);
  const row = await holdDocument(trx, found.id);
  if (row.archived === 1) throw new HttpError(409, 'documents.isArchived');
  const before = await plans.findOpenPlan(trx, row.id);
  if (revision !== row.draft_revision && revision !== before?.revision) throw await overtaken(trx, named, asOf);
  const body = (await findRevision(trx, row.id, revision))?.body;
  await demandComplete(trx, { kind, row }, body, asOf);
  const live = await findRevision(trx, row.id, row.live_revision);
  // What needs a right of its own to be published needs it to be planned, too.
  for (const { needs } of (live && kind.changesOf?.(live.body, body)) ?? []) demand(needs);
  if (before) await plans.endPlan(trx, before.id, 'replaced');
  const base_live = revision === row.draft_revision ? row.draft_base : (before?.base_live ?? null);
  const plan = { document_id: row.id, revision, base_live, due_at: at, author, made_at: now };
  const { id } = await plans.insertPlan(trx, plan);
  return {
    action: 'plan.make',
    subject: subjectOf(kind, titleIn(kind, body)),
    ...(before && { before: { plan: before.id, revision: before.revision, at: before.due_at } }),
    after: { plan: id, revision, at },
  };
}

export async function listPlans(db: Db, own: OwnDocuments) {
  const listed = [
    ...(await plans.listOpenPlans(db)),
    ...(await plans.listEndedPlans(db, ['failed'], ENDED_SHOWN)),
    ...(await plans.listEndedPlans(db, ['published', 'cancelled', 'replaced'], ENDED_SHOWN)),
  ];
  return listed.filter(({ kind, key }) => own.has(kind, key)).map(planOf);
}

const planOf = ({ id, kind, key, title, revision, due_at, author, made_at, done_at, outcome, reason }: ListedPlan) => ({
  ...{ id, kind, key, title, revision, author, outcome, reason },
  ...{ at: due_at, madeAt: made_at, doneAt: done_at },
});

async function findPlan(db: Db, id: string): Promise<PlanRow> {
  const rowId = toRowId(id);
  const plan = rowId === undefined ? undefined : await plans.findPlan(db, rowId);
  if (!plan) throw new HttpError(404, 'plans.unknown');
  return plan;
}

/** With its document, which nobody else changes before this transaction ends. */
async function holdPlan(trx: Trx, id: string, own: OwnDocuments): Promise<{ plan: PlanRow; row: DocumentRow }> {
  const plan = await findPlan(trx, id);
  const row = await holdDocument(trx, plan.document_id);
  if (!own.has(row.kind, row.key)) throw notYours();
  return { plan, row };
}

/** Whoever comes after it has ended is told how. */
export async function cancelPlan(trx: Trx, id: string, own: OwnDocuments): Promise<AuditEntry> {
  const { plan, row } = await holdPlan(trx, id, own);
  if (!(await plans.endPlan(trx, plan.id, 'cancelled'))) throw await ended(trx, id);
  const before = { plan: plan.id, revision: plan.revision, at: plan.due_at };
  return { action: 'plan.cancel', subject: subjectOfRow(row), before };
}

/** In a transaction that has raised the content version. What cannot be published stays planned. */
export async function publishNow(trx: Trx, id: string, own: OwnDocuments): Promise<AuditEntry[]> {
  const { plan } = await holdPlan(trx, id, own);
  try {
    const entries = await publishPlan(trx, plan);
    if (!entries) throw await ended(trx, id);
    const [published, ...own] = entries;
    return [{ ...published, action: 'plan.early' }, ...own];
  } catch (error) {
    if (!(error instanceof PlanFailure)) throw error;
    throw new HttpError(409, sentence('plans.impossible', { reason: error.message }));
  }
}

/** Off the list: the history has what was planned, and why it failed. */
export async function dismissPlan(trx: Trx, id: string, own: OwnDocuments): Promise<AuditEntry> {
  const { plan, row } = await holdPlan(trx, id, own);
  if (!(await plans.deleteFailedPlan(trx, plan.id))) throw await notDismissed(trx, id);
  const before = { plan: plan.id, revision: plan.revision, at: plan.due_at, reason: plan.reason };
  return { action: 'plan.dismiss', subject: subjectOfRow(row), before };
}

async function notDismissed(trx: Trx, id: string): Promise<HttpError> {
  const { outcome } = await findPlan(trx, id);
  if (outcome === null) return new HttpError(409, 'plans.notYet');
  return new HttpError(409, sentence('plans.notFailed', { outcome }));
}

async function ended(trx: Trx, id: string): Promise<HttpError> {
  const { outcome } = await findPlan(trx, id);
  return new HttpError(409, sentence('plans.ended', { outcome: outcome ?? 'changed' }));
}
