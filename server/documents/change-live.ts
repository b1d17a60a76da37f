import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Trx } from '../db/db.ts';
import type { DocumentRow } from '../db/tables.ts';
import type { DocumentKind } from './document-kind.ts';
import {
  findDocument,
  findRevision,
  followRelease,
  insertRevision,
  RELEASE_AUTHOR,
  setFirstDraft,
  setLive,
} from './documents.repository.ts';

interface Change<Body> {
  author: string;
  /** Also of a draft, which may be half filled in. */
  change(body: Body): Body;
}

/**
 * Changes one thing of what visitors see, inside `changeContent`. Where somebody has a draft, the same is changed in it, so that it
 * does not bring back what was there before when it is published.
 */
export async function changeLive<Schema extends z.ZodType>(
  trx: Trx,
  kind: DocumentKind<Schema>,
  key: string,
  { author, change }: Change<z.output<Schema>>,
): Promise<void> {
  const before = await findDocument(trx, kind.name, key);
  const live = before && (await findRevision(trx, before.id, before.live_revision));
  if (!live) throw new Error(`There is no live document ${kind.name}/${key}.`);
  const body = change(live.body as z.output<Schema>);
  if (isDeepStrictEqual(body, live.body)) return;
  const revision = await insertRevision(trx, before.id, { body, base: live.id, author });
  await setLive(trx, before.id, revision);
  // Read again, now that the row is held: a draft that was saved until now is seen, and one that comes later finds what has changed.
  const row = (await findDocument(trx, kind.name, key)) as DocumentRow;
  const draft = await findRevision(trx, row.id, row.draft_revision);
  if (draft) {
    const changed = change(draft.body as z.output<Schema>);
    await setFirstDraft(trx, row.id, await insertRevision(trx, row.id, { body: changed, base: draft.id, author }));
  }
  await offerAgain(trx, row, live.id);
}

/** What a release offers is known by being newer than what is live. */
export async function offerAgain(
  trx: Trx,
  { id, origin, release_revision }: DocumentRow,
  liveBefore: number,
): Promise<void> {
  if (origin !== 'staff' || (release_revision ?? 0) < liveBefore) return;
  const offered = await findRevision(trx, id, release_revision);
  if (!offered) return;
  const revision = { body: offered.body, base: offered.id, author: RELEASE_AUTHOR };
  await followRelease(trx, id, { release_revision: await insertRevision(trx, id, revision) });
}
