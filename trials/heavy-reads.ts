import { setTimeout as delay } from 'node:timers/promises';
import { REPORT_MAX_PAGE_SIZE } from '../contract/reports/define-report.ts';
import { productReport } from '../contract/reports/product.ts';
import { FIRST_PIECE } from '../contract/reports/report-cursor.ts';
import { fillWithEnquiries } from '../test-support/many-enquiries.ts';
import { Client, jsonOf } from './client.ts';
import { bothEngines } from './engine-name.ts';
import { milliseconds, number, percentile, seconds } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';
import { calls, demandAnswered, pages, timesOf, visit, warmUp } from './visitors.ts';

const STORED = 1_000_000;
const EXPORTED = 200_000;
const MORE_WITHIN_MS = 50;
const LEAST_MS = 30_000;
/** How long somebody looks at what a search has found. */
const LOOKS_FOR_MS = 2000;
const crowd = { addresses: [...calls, ...pages], visitors: 50, enquiriesPerSecond: 20 };
/** Of the two years that the enquiries are spread over, as many days as have that many of them. */
const exported = { fromDate: '2026-02-04', toDate: '2026-06-30' };

export const heavyReads: Trial = {
  name: 'heavy-reads',
  what: '1,000,000 enquiries; 50 visitors read and 20 enquiries/s come in, first alone, then while staff search for `a` and for `example.com`, again after each look at what was found, and export 200,000 rows, one of which is erased meanwhile',
  mustHold:
    '99 of 100 reads of visitors take at most 50 ms longer than without staff; no 5xx; the export has each row once, all of them but perhaps the erased one',
  engines: bothEngines,
  shortForm: { file: 'server/db/reads.api.test.ts' },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    scene.say(`    writing ${number(STORED)} enquiries`);
    await scene.look((database) => fillWithEnquiries(database, STORED));
    await warmUp(server.origin, crowd.addresses);
    scene.say('    visitors alone');
    const until = performance.now() + LEAST_MS;
    const alone = await visit(server.origin, crowd, () => performance.now() >= until);
    scene.say('    visitors and staff');
    const staff = new ReadingStaff(server.origin, scene, verdict);
    const [beside] = await Promise.all([visit(server.origin, crowd, () => staff.isDone), staff.work()]);
    demandAnswered(alone, 'without staff', verdict);
    demandAnswered(beside, 'beside staff', verdict);
    const more = percentile(beside.readTimes, 0.99) - percentile(alone.readTimes, 0.99);
    verdict.demand(more < MORE_WITHIN_MS, `99 of 100 reads took ${milliseconds(more)} more beside staff`);
    const sent = (times: readonly number[]) => `enquiries p99 ${milliseconds(percentile(times, 0.99))}`;
    return {
      figures: [
        `alone: ${number(alone.readTimes.length)} reads, ${timesOf(alone)}, ${sent(alone.sendTimes)}`,
        `beside staff: ${number(beside.readTimes.length)} reads, ${timesOf(beside)}, ${sent(beside.sendTimes)}`,
        ...staff.figures(),
      ],
      faults: verdict.faults,
    };
  },
};

/** Three members of staff at once: two search, one exports; done when the export is, and not before there is something to measure. */
class ReadingStaff {
  isDone = false;
  #origin: string;
  #scene: Scene;
  #verdict: Verdict;
  #searches = new Map<string, number[]>();
  #rows = 0;
  #exportMs = 0;

  constructor(origin: string, scene: Scene, verdict: Verdict) {
    this.#origin = origin;
    this.#scene = scene;
    this.#verdict = verdict;
  }

  async work(): Promise<void> {
    const client = new Client(this.#origin, 3);
    await client.logIn();
    const end = performance.now() + LEAST_MS;
    const exporting = async () => {
      await this.#export(client);
      await delay(Math.max(0, end - performance.now()));
      this.isDone = true;
    };
    await Promise.all([exporting(), this.#search(client, 'a'), this.#search(client, 'example.com')]);
    client.close();
  }

  async #search(client: Client, search: string): Promise<void> {
    const times: number[] = [];
    this.#searches.set(search, times);
    while (!this.isDone) {
      const { status, ms } = await client.send('POST', productReport.path, { page: 1, limit: 10, search });
      this.#verdict.demand(status === 200, `the search for ${search} was answered with ${status}`);
      times.push(ms);
      await delay(LOOKS_FOR_MS);
    }
  }

  async #export(client: Client): Promise<void> {
    const startedAt = performance.now();
    const ids = new Set<number>();
    let erased: number | undefined;
    let all = 0;
    for (let cursor: string | undefined = FIRST_PIECE; cursor; ) {
      const asked = { ...exported, page: 1, limit: REPORT_MAX_PAGE_SIZE, cursor };
      const answer = await client.send('POST', productReport.path, asked);
      this.#verdict.demand(answer.status === 200, `a piece of the export was answered with ${answer.status}`);
      if (answer.status !== 200) return;
      const { data, totalRecords, next }: { data: { id: number }[]; totalRecords: number; next?: string } =
        jsonOf(answer);
      all = totalRecords;
      this.#rows += data.length;
      for (const { id } of data) ids.add(id);
      cursor = next;
      if (erased === undefined && ids.size > all / 2) erased = await this.#erase(Math.min(...ids) - 1);
    }
    this.#exportMs = performance.now() - startedAt;
    this.#verdict.demand(ids.size === this.#rows, `${this.#rows - ids.size} rows were exported twice`);
    this.#verdict.demand(all >= EXPORTED, `the export is one of ${all} rows only`);
    this.#verdict.demand(erased !== undefined && !ids.has(erased), 'the erased row was exported after it was gone');
    this.#verdict.demand(ids.size === all - 1, `${ids.size} rows were exported of ${all}, one of which was erased`);
  }

  /** The next one that would be exported. */
  async #erase(id: number): Promise<number> {
    await this.#scene.look(({ db }) => db.deleteFrom('enquiries').where('id', '=', id).execute());
    return id;
  }

  figures(): string[] {
    const searches = [...this.#searches].map(([word, times]) => {
      const middle = seconds(percentile(times, 0.5));
      return `${number(times.length)} searches for \`${word}\` of ${middle} each`;
    });
    return [...searches, `${number(this.#rows)} rows exported in ${seconds(this.#exportMs)}`];
  }
}
