import type { OtherPicture } from '../../contract/documents/named-pictures.ts';
import { namedPictures, withOtherPictures } from '../../contract/documents/named-pictures.ts';
import type { AuditEntry } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import type { DocumentRow, PlanRow } from '../db/tables.ts';
import { offerAgain } from './change-live.ts';
import type { DocumentKind } from './document-kind.ts';
import { subjectOf, titleIn } from './document-kind.ts';
import { findDocument, findRevision, holdDocument, insertRevision } from './documents.repository.ts';
import { findKind } from './kinds/index.ts';
import { readLive } from './live-documents.ts';
import { findOpenPlan } from './plans.repository.ts';

interface Replacement {
  /** By the id of the picture that they take the place of. */
  others: ReadonlyMap<string, OtherPicture>;
  author: string;
}

/**
 * Puts other pictures in a document, as it is live, as somebody works on it and as it is planned; within `changeContent`. What each of
 * these was begun from changes alike, so that nothing else seems to have changed when they are joined. Returns what the history is to say.
 */
export async function replaceInDocument(
  trx: Trx,
  named: { kind: string; key: string },
  replacement: Replacement,
): Promise<AuditEntry[]> {
  const kind = findKind(named.kind);
  const found = kind && (await findDocument(trx, named.kind, named.key));
  if (!found) return [];
  const row = await holdDocument(trx, found.id);
  const plan = await findOpenPlan(trx, row.id);
  const anew = revisionMaker(trx, row.id, replacement);
  const live_revision = await anew(row.live_revision);
  const draft = {
    draft_revision: await anew(row.draft_revision),
    draft_base: row.draft_revision === null ? row.draft_base : await anew(row.draft_base),
  };
  if (plan) await planAnew(trx, plan, anew);
  const isPublished = live_revision !== row.live_revision;
  const published = isPublished && { live_revision, replaced_revision: row.live_revision, origin: 'staff' as const };
  await trx
    .updateTable('documents')
    .set({ ...draft, ...published })
    .where('id', '=', row.id)
    .execute();
  return isPublished ? publish(trx, kind, row, live_revision as number) : [];
}

type Anew = (revision: number | null) => Promise<number | null>;

/** One that names none of the pictures stays as it is; one that several point to becomes one new revision. */
function revisionMaker(trx: Trx, documentId: number, { others, author }: Replacement): Anew {
  const made = new Map<number, number>();
  return async (id) => {
    const known = id === null ? null : made.get(id);
    if (known !== undefined) return known;
    const before = await findRevision(trx, documentId, id);
    if (id === null || !before || !namedPictures(before.body).some((picture) => others.has(picture.id))) return id;
    const body = withOtherPictures(before.body, others);
    const revision = await insertRevision(trx, documentId, { body, base: id, author });
    made.set(id, revision);
    return revision;
  };
}

async function planAnew(trx: Trx, { id, revision, base_live }: PlanRow, anew: Anew): Promise<void> {
  const after = { revision: (await anew(revision)) ?? revision, base_live: await anew(base_live) };
  await trx.updateTable('plans').set(after).where('id', '=', id).execute();
}

async function publish(trx: Trx, kind: DocumentKind, row: DocumentRow, revision: number): Promise<AuditEntry[]> {
  await offerAgain(trx, row, row.live_revision ?? 0);
  const body = (await findRevision(trx, row.id, revision))?.body;
  await kind.onPublish?.(trx, body, () => readLive(trx));
  const subject = subjectOf(kind, titleIn(kind, body));
  return [{ action: 'document.publish', subject, before: { revision: row.live_revision }, after: { revision } }];
}
