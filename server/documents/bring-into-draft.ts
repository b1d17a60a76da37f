import { isDeepStrictEqual } from 'node:util';
import { mergeBodies } from '../../contract/documents/merge-bodies.ts';
import type { Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';
import { findRevision, insertRevision, rebaseDraft } from './documents.repository.ts';

type Body = Record<string, unknown>;

/**
 * What has become live beside a draft that somebody has goes into it, so that publishing it later takes nothing back. Where both
 * changed the same, it stays the draft's. Of the document as it was before; its editor is told at the next save.
 */
export async function bringIntoDraft(trx: Trx, document: DocumentRow, live: { id: number; body: Body }): Promise<void> {
  const draft = await findRevision(trx, document.id, document.draft_revision);
  if (!draft) return;
  const base = await findRevision(trx, document.id, document.draft_base ?? document.live_revision);
  const { body } = mergeBodies((base?.body as Body | undefined) ?? {}, draft.body as Body, live.body);
  const revision = isDeepStrictEqual(body, draft.body)
    ? draft.id
    : await insertRevision(trx, document.id, { body, base: draft.id, author: draft.author });
  await rebaseDraft(trx, document.id, { revision, base: live.id });
}
