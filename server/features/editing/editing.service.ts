import { isSameButTranslations } from '../../../contract/documents/local-text.ts';
import type { Permission } from '../../../contract/permissions.ts';
import { sentence } from '../../../contract/sentence.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Db, Trx } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import type { DocumentRow, PlanRow } from '../../db/tables.ts';
import { bringIntoDraft } from '../../documents/bring-into-draft.ts';
import type { DocumentKind, Documents } from '../../documents/document-kind.ts';
import { entriesOf, isAtHome, titleIn } from '../../documents/document-kind.ts';
import type { StoredRevision } from '../../documents/documents.repository.ts';
import * as repository from '../../documents/documents.repository.ts';
import { allFaultsOf } from '../../documents/faults.ts';
import { broughtBack, inheriting } from '../../documents/inherit.ts';
import { findKind } from '../../documents/kinds/index.ts';
import { readLive } from '../../documents/live-documents.ts';
import { endPlan, findOpenPlan } from '../../documents/plans.repository.ts';
import { HttpError } from '../../http/http-error.ts';

/** Which document, as its address says it. */
export interface Named {
  kind: string;
  key: string;
}

export interface Found {
  kind: DocumentKind;
  row: DocumentRow;
}

export async function find(db: Db, { kind: name, key }: Named): Promise<Found> {
  const kind = findKind(name);
  const row = kind && (await repository.findDocument(db, kind.name, key));
  if (!row) throw new HttpError(404, 'documents.unknown');
  return { kind, row };
}

/** Exactly as a database or a transaction has them. */
export type AsOf = (db: Db) => Promise<Documents>;

export async function readDocument(db: Db, named: Named, asOf: AsOf) {
  const { kind, row } = await find(db, named);
  const live = await repository.findRevision(db, row.id, row.live_revision);
  const draft = await repository.findRevision(db, row.id, row.draft_revision);
  const { body } = (draft ?? live) as StoredRevision;
  return {
    title: titleIn(kind, body),
    isArchived: row.archived === 1,
    live: infoOf(live),
    draft: infoOf(draft),
    plan: planOf(await findOpenPlan(db, row.id)),
    release: isOffered(row) ? row.release_revision : null,
    body: body as Record<string, unknown>,
    faults: await allFaultsOf(db, { kind, key: row.key, body, documents: await asOf(db) }),
  };
}

/** A release has come since staff published it, and says something else of it than the one before. */
const isOffered = ({ origin, live_revision, release_revision }: DocumentRow): boolean =>
  origin === 'staff' && (release_revision ?? 0) > (live_revision ?? 0);

const infoOf = (revision: StoredRevision | undefined) =>
  revision ? { id: revision.id, author: revision.author, at: revision.at } : null;

/** With the one that its author began from, or the one before it where nobody noted that. */
export async function readRevision(db: Db, named: Named, id: string) {
  const { row } = await find(db, named);
  const revision = await repository.findRevision(db, row.id, toRowId(id) ?? null);
  if (!revision) throw new HttpError(404, 'documents.unknownRevision');
  const before = await repository.findRevisionBefore(db, row.id, revision.id);
  const { author, at, body } = revision;
  return { id: revision.id, author, at, body: body as Body, before: (before?.body as Body | undefined) ?? null };
}

type Body = Record<string, unknown>;

const planOf = (plan: PlanRow | undefined) =>
  plan ? { id: plan.id, at: plan.due_at, revision: plan.revision, author: plan.author } : null;

/** Whoever may translate and no more is refused where anything else would be different. */
export async function demandTranslationsAlone(
  trx: Trx,
  named: Named,
  change: { base: number; body: unknown } | { revision: number },
): Promise<void> {
  const { row } = await find(trx, named);
  const from = 'base' in change ? change.base : row.live_revision;
  const before = await repository.findRevision(trx, row.id, from);
  const after = 'base' in change ? change : await repository.findRevision(trx, row.id, change.revision);
  if (before && after && isSameButTranslations(before.body, after.body)) return;
  throw new HttpError(403, 'documents.onlyTranslations');
}

interface Draft {
  base: number;
  body: unknown;
  author: string;
}

export async function saveDraft(trx: Trx, named: Named, { base, body, author }: Draft, asOf: AsOf): Promise<void> {
  const { kind, row } = await find(trx, named);
  if (!isAtHome(kind, named.key, body)) throw new HttpError(400, 'documents.another');
  const revision = await repository.insertRevision(trx, row.id, { body, base, author });
  const draft = { revision, base, title: titleIn(kind, body) };
  if (!(await repository.setDraft(trx, row.id, draft))) throw await overtaken(trx, named, asOf);
}

interface Published extends Found {
  title: string;
  /** What was live until now. */
  before: number | null;
  /** What is live from now on. */
  after: number;
  /** What else stands in the history of it. */
  entries: readonly AuditEntry[];
}

export interface Publication {
  revision: number;
  /** Throws where whoever publishes it may not do this. */
  demand: (need: Permission) => void;
}

export async function publish(
  trx: Trx,
  named: Named,
  { revision, demand }: Publication,
  asOf: AsOf,
): Promise<Published> {
  const found = await find(trx, named);
  const { kind, row } = found;
  const draft = await repository.findRevision(trx, row.id, revision);
  if (!draft || row.draft_revision !== revision) throw await overtaken(trx, named, asOf);
  await demandComplete(trx, found, draft.body, asOf);
  const live = await repository.findRevision(trx, row.id, row.live_revision);
  const body = inheriting(kind, draft.body, live?.body);
  const changes = (live && kind.changesOf?.(live.body, body)) ?? [];
  for (const { needs } of changes) demand(needs);
  const after =
    body === draft.body
      ? revision
      : await repository.insertRevision(trx, row.id, { body, base: revision, author: draft.author });
  if (!(await repository.publishDraft(trx, row.id, revision, after))) throw await overtaken(trx, named, asOf);
  const plan = await findOpenPlan(trx, row.id);
  // What was planned is live now. A plan for another revision still stands.
  if (plan?.revision === revision) await endPlan(trx, plan.id, 'published');
  await kind.onPublish?.(trx, body, () => readLive(trx));
  return { ...found, title: titleIn(kind, body), before: row.live_revision, after, entries: entriesOf(changes) };
}

/** What cannot be published is refused, with a sentence for each field that is in the way. */
export async function demandComplete(trx: Trx, { kind, row }: Found, body: unknown, asOf: AsOf): Promise<void> {
  const documents = await asOf(trx);
  const faults = Object.entries(await allFaultsOf(trx, { kind, key: row.key, body, documents }));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, text]) => [field, sentence('request.quoted', { text })]));
  throw new HttpError(400, 'documents.incomplete', { fields });
}

interface Undone {
  kind: DocumentKind;
  title: string;
  restored: number;
}

/** What was live before this revision is live again, as a new one. A draft that somebody has stays theirs. */
export async function undo(trx: Trx, named: Named, revision: number, author: string, asOf: AsOf): Promise<Undone> {
  const found = await find(trx, named);
  const { kind } = found;
  const row = await repository.holdDocument(trx, found.row.id);
  if (row.live_revision !== revision) throw new HttpError(409, 'documents.undoTooLate');
  const older = await repository.findRevision(trx, row.id, row.replaced_revision);
  if (!older) throw new HttpError(409, 'documents.nothingBefore');
  const live = (await repository.findRevision(trx, row.id, revision))?.body;
  const body = inheriting(kind, broughtBack(kind, older.body, live), live);
  await demandComplete(trx, found, body, asOf);
  const title = titleIn(kind, body);
  const restored = await repository.insertRevision(trx, row.id, { body, base: revision, author });
  await repository.publishAtOnce(trx, row, restored, title);
  await bringIntoDraft(trx, row, { id: restored, body: body as Body });
  await kind.onPublish?.(trx, body, () => readLive(trx));
  return { kind, title, restored };
}

export async function discard(trx: Trx, named: Named, revision: number, asOf: AsOf): Promise<Found> {
  const found = await find(trx, named);
  const { kind, row } = found;
  if (row.live_revision === null) throw new HttpError(409, 'documents.onlyDraft');
  const live = await repository.findRevision(trx, row.id, row.live_revision);
  const title = titleIn(kind, live?.body);
  if (!(await repository.discardDraft(trx, row.id, revision, title))) throw await overtaken(trx, named, asOf);
  return found;
}

/** The older revision as a new one, so that what came between stays in the list. */
export async function restore(
  trx: Trx,
  named: Named,
  { revision, base, author }: Omit<Draft, 'body'> & { revision: number },
  asOf: AsOf,
): Promise<void> {
  const { kind, row } = await find(trx, named);
  const older = await repository.findRevision(trx, row.id, revision);
  if (!older) throw new HttpError(404, 'documents.unknownRevision');
  const live = await repository.findRevision(trx, row.id, row.live_revision);
  // A release does not say what things cost here.
  const isReleased = revision === row.release_revision && live && kind.keep;
  const body = isReleased
    ? kind.keep?.(older.body, live.body as Record<string, unknown>)
    : broughtBack(kind, older.body, live?.body);
  await saveDraft(trx, named, { base, body, author }, asOf);
}

/** For whoever was late: what is there now, so that nothing of theirs need be lost. */
export async function overtaken(trx: Trx, named: Named, asOf: AsOf): Promise<HttpError> {
  return new HttpError(409, 'documents.changedMeanwhile', { current: await readDocument(trx, named, asOf) });
}
