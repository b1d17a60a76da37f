import type * as z from 'zod';
import type { setUpSchema } from '../../../contract/schemas/set-up.ts';
import { setUpSteps } from '../../../contract/set-up-steps.ts';
import type { Db } from '../../db/db.ts';
import { countSamples, listOpenDrafts } from '../../documents/document-lists.repository.ts';
import { readBodies } from '../../documents/documents.repository.ts';
import { faultsOf } from '../../documents/faults.ts';
import { documentKinds, findKind } from '../../documents/kinds/index.ts';
import { listDoneSteps } from './set-up.repository.ts';

type SetUp = z.output<typeof setUpSchema>;

/** How far it is, what is still the demo's, and what waits to be published. */
export async function readSetUp(db: Db): Promise<SetUp> {
  const done = new Map((await listDoneSteps(db)).map((row) => [row.name, row]));
  const samples = await countSamples(db);
  return {
    steps: setUpSteps.map((name) => ({
      name,
      doneAt: done.get(name)?.done_at ?? null,
      doneBy: done.get(name)?.user_id ?? null,
    })),
    samples: documentKinds
      .filter(({ many }) => many)
      .map(({ name, title }) => ({ kind: name, title, count: samples.get(name) ?? 0 })),
    drafts: await readDrafts(db),
  };
}

async function readDrafts(db: Db): Promise<SetUp['drafts']> {
  const listed = await listOpenDrafts(db);
  const bodies = await readBodies(
    db,
    listed.map(({ revision }) => revision),
  );
  return listed.flatMap(({ kind: name, key, title, revision }) => {
    const kind = findKind(name);
    if (!kind) return [];
    const faults = Object.keys(faultsOf(kind, bodies.get(revision))).length;
    return { kind: name, key, title: title || kind.title, revision, faults };
  });
}
