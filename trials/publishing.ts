import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../test-support/server-process.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { milliseconds, number, percentile } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

const DOCUMENT = '/api/documents/branch/annigeri';
const SEEN_BY = '/api/dealers/6';
const NAMED = '/api/network/6';
const SHOWN_WITHIN_MS = 2000;

export const publishing: Trial = {
  name: 'publishing',
  what: 'a document published as fast as it goes on one of two servers, which is killed with SIGKILL again and again',
  mustHold:
    'each server shows one revision as a whole, never parts of two; what was acknowledged is not undone; the other server shows it within 2 s',
  engines: bothEngines,
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    const verdict = new Verdict();
    const editor = new Editor();
    const other = await scene.startServer();
    const delays: number[] = [];
    const times = scene.count(1, 50);
    for (let round = 1; round <= times && verdict.faults.length === 0; round += 1) {
      const server = await scene.startServer();
      await editor.publishUntilKilled(server, verdict, scene.count(300, 1500));
      delays.push(await untilShown(other, editor, verdict));
      if (round % 10 === 0) scene.say(`    killed ${round} times, ${number(editor.acknowledged)} published`);
    }
    const slowest = Math.max(...delays);
    verdict.demand(slowest < scene.within(SHOWN_WITHIN_MS), `the other server needed ${milliseconds(slowest)}`);
    await demandWhole(scene, verdict);
    return {
      figures: [
        `killed ${delays.length} times, ${number(editor.acknowledged)} revisions published`,
        `${number(editor.looks)} looks at what is public, each of one revision`,
        `the other server showed the last one after ${milliseconds(percentile(delays, 0.5))}, at most ${milliseconds(slowest)}`,
      ],
      faults: verdict.faults,
    };
  },
};

/** Publishes revisions that say their number in every field, and looks at what visitors see of them. */
class Editor {
  acknowledged = 0;
  looks = 0;
  /** The last one that was acknowledged, and the last that was under way. */
  confirmed = 0;
  tried = 0;

  async publishUntilKilled(server: ServerProcess, verdict: Verdict, longestMs: number): Promise<void> {
    const client = new Client(server.origin, 4);
    await client.logIn();
    let isOver = false;
    const work = [this.#publish(client, () => isOver), this.#look(client, () => isOver, verdict)];
    const before = this.acknowledged;
    while (this.acknowledged === before) await delay(5);
    await delay(Math.random() * longestMs);
    await server.stop('SIGKILL');
    isOver = true;
    await Promise.all(work);
    client.close();
  }

  async #publish(client: Client, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const read = await client.ask('GET', DOCUMENT);
      if (read.status !== 200) continue;
      const { live, draft, body } = jsonOf(read);
      const n = this.tried + 1;
      const marked = { ...body, ...marks(n) };
      const saved = await client.send('PATCH', DOCUMENT, { base: (draft ?? live).id, body: marked });
      if (saved.status !== 200) continue;
      this.tried = n;
      const revision = jsonOf(saved).draft.id;
      const published = await client.send('POST', `${DOCUMENT}/publish`, { revision });
      if (published.status !== 200) continue;
      this.acknowledged += 1;
      this.confirmed = n;
    }
  }

  async #look(client: Client, isOver: () => boolean, verdict: Verdict): Promise<void> {
    while (!isOver()) {
      const seen = await numbersSeen(client);
      if (seen) this.demandOne(seen, verdict);
      await delay(5);
    }
  }

  demandOne(seen: readonly number[], verdict: Verdict): void {
    this.looks += 1;
    verdict.demand(new Set(seen).size === 1, `parts of several revisions were shown: ${seen.join(', ')}`);
  }
}

const marks = (n: number) => ({
  name: { en: `Branch ${n}` },
  address: { en: `Street ${n}, Annigeri, Karnataka 582201` },
  email: `branch${n}@example.com`,
  salesPhone: String(9_000_000_000 + n),
});

/** The number in each field of one answer; undefined where the server is gone, or nothing was published yet. */
async function numbersSeen(client: Client): Promise<number[] | undefined> {
  const answer = await client.ask('GET', SEEN_BY);
  if (answer.status !== 200) return undefined;
  const branch = jsonOf(answer).find(({ email }: { email: string }) => /^branch\d/.test(email));
  if (!branch) return undefined;
  const { name, address, email, sale_no } = branch;
  const written = [name, address.split(',')[0], email].map((text: string) => Number(text.replace(/\D/g, '')));
  return [...written, Number(sale_no) - 9_000_000_000];
}

/** Returns how long the server that nobody killed needed to show the last one. */
async function untilShown(server: ServerProcess, editor: Editor, verdict: Verdict): Promise<number> {
  const client = new Client(server.origin, 2);
  const startedAt = performance.now();
  let shown = 0;
  while (shown < editor.confirmed && performance.now() - startedAt < 10 * SHOWN_WITHIN_MS) {
    const seen = await numbersSeen(client);
    if (seen) editor.demandOne(seen, verdict);
    shown = seen?.[0] ?? 0;
    if (shown < editor.confirmed) await delay(20);
  }
  const isKept = shown >= editor.confirmed && shown <= editor.tried;
  verdict.demand(isKept, `the other server shows ${shown}, although ${editor.confirmed} was confirmed`);
  const took = performance.now() - startedAt;
  const { status } = await client.ask('GET', NAMED);
  verdict.demand(status === 200, `${NAMED} answered ${status}`);
  client.close();
  return took;
}

/** Every publishing has its entry in the history, and every document the revision that it names. */
async function demandWhole(scene: Scene, verdict: Verdict): Promise<void> {
  await scene.look(async ({ db }) => {
    const orphans = await db
      .selectFrom('documents')
      .select('key')
      .where('live_revision', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('revisions').select('id').whereRef('revisions.id', '=', 'documents.live_revision'))),
      )
      .execute();
    verdict.demand(orphans.length === 0, `${orphans.length} documents name a revision that is not there`);
    const { live_revision } = await db
      .selectFrom('documents')
      .select('live_revision')
      .where('key', '=', 'annigeri')
      .executeTakeFirstOrThrow();
    const entries = await db.selectFrom('audit').select('after').where('action', '=', 'document.publish').execute();
    const isRecorded = entries.some(({ after }) => JSON.parse(after ?? '{}').revision === live_revision);
    verdict.demand(isRecorded, 'the live revision has no entry in the history');
  });
}
