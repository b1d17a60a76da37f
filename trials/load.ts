import { bothEngines } from './engine-name.ts';
import { compareWithStored } from './enquirer.ts';
import { milliseconds, number, percentile, tally } from './figures.ts';
import type { Scene } from './scene.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';
import type { Visits } from './visitors.ts';
import { calls, demandAnswered, pages, timesOf, visit, warmUp } from './visitors.ts';

const READS_WITHIN_MS = 250;

interface Phase {
  perSecond: number;
  seconds: number;
}

export const load: Trial = {
  name: 'load',
  what: '200 visitors reading and 100 enquiries/s for 5 minutes, then 500/s for 60 s',
  mustHold:
    'acknowledged = stored, none lost, none twice, no 5xx, 99 of 100 reads within 250 ms; a visitor looks for 0.1 s and asks again',
  engines: bothEngines,
  shortForm: { runsOn: bothEngines },
  async run(scene) {
    const verdict = new Verdict();
    const server = await scene.startServer();
    const visitors = scene.count(40, 200);
    const addresses = scene.isShort ? calls : [...calls, ...pages];
    const phases: Phase[] = scene.isShort
      ? [{ perSecond: 50, seconds: 1 }]
      : [
          { perSecond: 100, seconds: 300 },
          { perSecond: 500, seconds: 60 },
        ];
    await warmUp(server.origin, addresses);
    const figures: string[] = [];
    const acknowledged: string[] = [];
    for (const phase of phases) {
      scene.say(`    ${visitors} visitors, ${phase.perSecond} enquiries/s, ${phase.seconds} s`);
      const until = performance.now() + phase.seconds * 1000;
      const crowd = { addresses, visitors, enquiriesPerSecond: phase.perSecond };
      const reached = await visit(server.origin, crowd, () => performance.now() >= until);
      judge(phase, reached, scene, verdict);
      figures.push(figuresOf(phase, reached));
      acknowledged.push(...reached.enquirer.acknowledged);
    }
    await server.stop();
    const stored = await compareWithStored(scene, acknowledged, verdict);
    verdict.demand(stored === acknowledged.length, `${acknowledged.length} acknowledged, ${stored} stored`);
    figures.push(`${number(acknowledged.length)} acknowledged, ${number(stored)} stored`);
    return { figures, faults: verdict.faults };
  },
};

const figuresOf = ({ perSecond, seconds }: Phase, visits: Visits): string =>
  [
    `${perSecond}/s for ${seconds} s: ${number(visits.readTimes.length / seconds)} reads/s`,
    timesOf(visits),
    `enquiries ${tally(visits.enquirer.statuses)}, p99 ${milliseconds(percentile(visits.sendTimes, 0.99))}`,
  ].join(', ');

function judge({ perSecond, seconds }: Phase, visits: Visits, scene: Scene, verdict: Verdict): void {
  const at = `at ${perSecond}/s`;
  demandAnswered(visits, at, verdict);
  const p99 = percentile(visits.readTimes, 0.99);
  verdict.demand(p99 < scene.within(READS_WITHIN_MS), `99 of 100 reads ${at} took up to ${milliseconds(p99)}`);
  // A machine that is busy with other tests may not get as far.
  const asked = scene.isShort ? 1 : 0.98 * perSecond * seconds;
  const { length } = visits.enquirer.acknowledged;
  verdict.demand(length >= asked, `only ${length} enquiries were sent and acknowledged ${at}`);
}
