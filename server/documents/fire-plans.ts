import { mergeBodies } from '../../contract/documents/merge-bodies.ts';
import { partLabels } from '../../contract/documents/sections.ts';
import type { AuditEntry } from '../db/audit.ts';
import { insertAudit } from '../db/audit.ts';
import type { Trx } from '../db/db.ts';
import type { Database } from '../db/engine.ts';
import { loggable } from '../db/loggable.ts';
import { raiseContentVersion } from '../db/meta.ts';
import type { DocumentRow, PlanRow } from '../db/tables.ts';
import { bringIntoDraft } from './bring-into-draft.ts';
import type { DocumentKind } from './document-kind.ts';
import { entriesOf, subjectOf, titleIn } from './document-kind.ts';
import { findRevision, holdDocument, insertRevision, publishPlanned } from './documents.repository.ts';
import { allFaultsOf } from './faults.ts';
import { inheriting } from './inherit.ts';
import { findKind } from './kinds/index.ts';
import { readLive } from './live-documents.ts';
import { endPlan, findDue } from './plans.repository.ts';

type Body = Record<string, unknown>;

/** Why a plan cannot be carried out, in words for whoever made it. */
export class PlanFailure extends Error {}

/** What stands in the history in place of the id of a request. */
const firedBy = ({ id }: PlanRow): string => `plan ${id}`;

export interface Fired {
  published: number;
  failed: number;
}

interface Firing {
  now: number;
  stop: AbortSignal;
  log: { error(details: object, message: string): void };
}

/** Carries out all that is due, one plan after the other, each in a transaction of its own. */
export async function firePlans(database: Database, firing: Firing): Promise<Fired> {
  const fired: Fired = { published: 0, failed: 0 };
  while (!firing.stop.aborted) {
    const next = await findDue(database.db, firing.now);
    if (!next) break;
    const outcome = await fire(database, next, firing);
    if (outcome) fired[outcome] += 1;
  }
  return fired;
}

/** Undefined where another server was quicker. */
async function fire(database: Database, plan: PlanRow, firing: Firing): Promise<keyof Fired | undefined> {
  const { db, engine } = database;
  try {
    await db.transaction().execute(async (trx) => {
      // First, because it holds off every other change, and every other server, until this one is done.
      await raiseContentVersion(trx);
      const first = await findDue(trx, firing.now);
      const entries = first?.id === plan.id && (await publishPlan(trx, first));
      if (!entries) throw new TakenByAnother();
      for (const entry of entries) await insertAudit(trx, plan.author, firedBy(plan), entry);
    });
    return 'published';
  } catch (error) {
    if (error instanceof TakenByAnother) return undefined;
    // It is still due when the database answers again, or whoever was in its way is done.
    if (engine.outage(error)) throw error;
    if (error instanceof PlanFailure) return fail(database, plan, error.message);
    firing.log.error({ plan: plan.id, ...loggable(error, engine) }, 'a plan failed');
    return fail(database, plan, UNEXPECTED);
  }
}

/** Nothing is written by whoever comes late. */
class TakenByAnother extends Error {}

const UNEXPECTED = 'Something went wrong that has nothing to do with what it says. The log of the server has more.';

/** It must not be in the way of others, whatever is wrong with it. Undefined where another server was quicker. */
const fail = ({ db }: Database, plan: PlanRow, reason: string): Promise<'failed' | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await holdDocument(trx, plan.document_id);
    if (!(await endPlan(trx, plan.id, 'failed', reason))) return undefined;
    const after = { plan: plan.id, at: plan.due_at, reason };
    await insertAudit(trx, plan.author, firedBy(plan), { action: 'plan.fail', subject: subjectOfRow(row), after });
    return 'failed';
  });

/** How the history names a document, also one of a kind that this release does not know. */
export function subjectOfRow({ kind: name, title }: DocumentRow): string {
  const kind = findKind(name);
  return kind ? subjectOf(kind, title) : name;
}

/**
 * Makes what the plan changes live, whatever else has been published since it was made, and ends it. In a transaction that has raised the
 * content version. Returns what the history is to say, the plan first; undefined where it has ended already.
 */
export async function publishPlan(trx: Trx, plan: PlanRow): Promise<[AuditEntry, ...AuditEntry[]] | undefined> {
  const row = await holdDocument(trx, plan.document_id);
  if (!(await endPlan(trx, plan.id, 'published'))) return undefined;
  const kind = findKind(row.kind);
  if (!kind) throw new PlanFailure('This release knows nothing of this kind.');
  if (row.archived === 1) throw new PlanFailure('It was set aside.');
  const { body, clashes, revision, before } = inheritingJoined(kind, await joinWithLive(trx, plan, row));
  const faults = describeFaults(
    kind,
    await allFaultsOf(trx, { kind, key: row.key, body, documents: await readLive(trx) }),
  );
  if (faults) throw new PlanFailure(`It no longer keeps to the rules: ${faults}.`);
  const title = titleIn(kind, body);
  const live = revision ?? (await insertRevision(trx, row.id, { body, base: row.live_revision, author: plan.author }));
  await publishPlanned(trx, row, { revision: live, planned: plan.revision, title });
  await kind.onPublish?.(trx, body, () => readLive(trx));
  if (row.draft_revision !== plan.revision) await bringIntoDraft(trx, row, { id: live, body });
  const published = {
    action: 'plan.publish',
    subject: subjectOf(kind, title),
    before: { revision: row.live_revision },
    after: { revision: live, plan: plan.id, at: plan.due_at, author: plan.author, over: partLabels(row.kind, clashes) },
  } as const;
  const own = (before && kind.changesOf?.(before, body)) ?? [];
  return [published, ...entriesOf(own)];
}

interface Joined {
  body: Body;
  /** Parts that somebody else has changed since, and the plan too. */
  clashes: readonly string[];
  /** Undefined: a new one has to be made. */
  revision: number | undefined;
  /** What is live until then. */
  before: Body | undefined;
}

/** With what the kind keeps of what is live until then. */
function inheritingJoined(kind: DocumentKind, joined: Joined): Joined {
  const body = inheriting(kind, joined.body, joined.before) as Body;
  return body === joined.body ? joined : { ...joined, body, revision: undefined };
}

async function joinWithLive(trx: Trx, plan: PlanRow, row: DocumentRow): Promise<Joined> {
  const bodyOf = async (id: number | null) => (await findRevision(trx, row.id, id))?.body as Body | undefined;
  const planned = (await bodyOf(plan.revision)) as Body;
  const live = await bodyOf(row.live_revision);
  const before = live;
  if (!live || row.live_revision === plan.base_live)
    return { body: planned, clashes: [], revision: plan.revision, before };
  const { body, clashes } = mergeBodies((await bodyOf(plan.base_live)) ?? {}, planned, live);
  if (isSame(body, live)) return { body, clashes: [], revision: row.live_revision ?? undefined, before };
  return { body, clashes, revision: isSame(body, planned) ? plan.revision : undefined, before };
}

const isSame = (one: Body, other: Body): boolean => inOrder(one) === inOrder(other);
const inOrder = (body: Body): string => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));

const describeFaults = (kind: DocumentKind, faults: Record<string, string>): string =>
  Object.entries(faults)
    .map(([place, fault]) => `${partLabels(kind.name, [place])[0]} ${fault}`)
    .join('; ');
