import { existsSync } from 'node:fs';
import { BUILD_FOLDER } from '../server/ssr/built-front-end.ts';
import { atOnce } from './at-once.ts';
import { Client } from './client.ts';
import { milliseconds, number, percentile, tally } from './figures.ts';
import { megabytesInUse, tellingMemory } from './server-memory.ts';
import { MODEL } from './some-model.ts';
import type { Trial } from './trial.ts';
import { NotTried, Verdict } from './trial.ts';

const MOST_GROWTH_MEGABYTES = 50;
const MOST_GROWTH_IN_SHORT_MEGABYTES = 12;
const PUBLIC_URL = 'http://localhost';
const AS_VISITOR = { accept: 'text/html', 'accept-encoding': 'br' };

/** Each invents one more address; what somebody invents is never the same twice. */
const inventions: ((n: number) => { path?: string; target?: string; host?: string })[] = [
  (n) => ({ path: `/kn/terms-conditions?x=${n}` }),
  (n) => ({ path: spelledAnew('/kn/terms-conditions', n) }),
  (n) => ({ path: spelledAnew('/motorcycle', n) }),
  (n) => ({ target: `http://evil${n}.example/motorcycle` }),
  (n) => ({ target: `http://evil${n}.example/somewhere${n}/` }),
  (n) => ({ path: `/view-details?bike=Nimbus${n}` }),
  (n) => ({ path: `/view-details?bike=${MODEL}&tab=none${n}` }),
  (n) => ({ path: `/view-details?bike=${n % 2 ? 'sp' : 'Sp'}${'%20'.repeat(n % 40)}125&y=${n}` }),
  (n) => ({ path: `/hi/text-ride-booking?bike=${MODEL}&variant=none${n}` }),
  (n) => ({ path: `/dealers/${n}?branch=none${n}` }),
  (n) => ({ path: `/no/such/page/${n}` }),
  (n) => ({ path: `/api/bikeView/Nimbus${n}` }),
  (n) => ({ path: `/api/bikes?lang=x${n}` }),
  (n) => ({ path: `/admin/none${n}` }),
  (n) => ({ path: '/motorcycle', host: `made-up${n}.example` }),
  (n) => ({ path: '/kn/terms-conditions', host: `localhost:${n % 65_536}` }),
  (n) => ({ path: '/sitemap.xml', host: `made-up${n}.example` }),
];

/** Some of its letters as the code that means the same, others in every number. */
const spelledAnew = (path: string, n: number): string =>
  path.replace(/[a-z]/g, (letter, at: number) =>
    n & (1 << (at % 17)) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );

export const inventedAddresses: Trial = {
  name: 'invented-addresses',
  what: '100,000 addresses that nobody linked to: other spellings, whole addresses of other sites, made-up hosts, unknown names and parameters',
  mustHold:
    'no 5xx; no other name of the site in any answer; memory in use grows by 50 MB at most; pages are as fast as before',
  engines: ['sqlite'],
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    if (!existsSync(BUILD_FOLDER)) throw new NotTried('there is no build of the site (npm run build)');
    const verdict = new Verdict();
    const server = await scene.startServer({
      NODE_ENV: 'production',
      UNUSUAL_PAGES_PER_MINUTE: '120',
      ...tellingMemory,
    });
    const client = new Client(server.origin, 20);
    const pages = (await realPages(client)).filter((_page, n) => !scene.isShort || n % 5 === 0);
    await timesOf(client, pages);
    const [before, memory] = [await timesOf(client, pages), await megabytesInUse(server)];

    const statuses = new Map<number, number>();
    const invented = Array.from({ length: scene.count(750, 100_000) }, (_, n) => n);
    await atOnce(20, invented, async (n) => {
      const { path = '/', target, host } = inventions[n % inventions.length]?.(n) ?? {};
      const headers = { ...AS_VISITOR, ...(host && { host }) };
      const answer = await client.ask('GET', path, { headers, ...(target && { target }) });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      verdict.demand(answer.status > 0 && answer.status < 500, `${path}: answered with ${answer.status}`);
      const told = String(answer.headers.location ?? '') + answer.body.toString('latin1');
      verdict.demand(!told.includes(`evil${n}`), `${target}: the other name stands in the answer`);
    });

    const [growth, after] = [(await megabytesInUse(server)) - memory, await timesOf(client, pages)];
    client.close();
    const ratioOf = (what: keyof Times) => percentile(after[what], 0.5) / percentile(before[what], 0.5);
    // A short run shares the machine with other tests, which may let it wait more at the end than at the beginning.
    const ratio = ratioOf('pages') / (scene.isShort ? ratioOf('always') : 1);
    const mostGrowth = scene.count(MOST_GROWTH_IN_SHORT_MEGABYTES, MOST_GROWTH_MEGABYTES);
    verdict.demand(growth <= mostGrowth, `memory in use grew by ${number(growth)} MB`);
    // One that was pushed out takes twenty times as long.
    verdict.demand(ratio < (scene.isShort ? 5 : 1.5), `pages take ${ratio.toFixed(2)} times as long as before`);
    return {
      figures: [
        `${number(invented.length)} invented addresses: ${tally(statuses)}`,
        `memory in use ${number(memory)} MB before, ${number(memory + growth)} MB after`,
        `${pages.length} pages: ${milliseconds(percentile(before.pages, 0.5))} each before, ${milliseconds(percentile(after.pages, 0.5))} after`,
      ],
      faults: verdict.faults.slice(0, 20),
    };
  },
};

/** Every page that the site tells search engines of, in every language. */
async function realPages(client: Client): Promise<string[]> {
  const { body } = await client.ask('GET', '/sitemap.xml', { headers: { host: 'localhost' } });
  return [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(PUBLIC_URL.length),
  );
}

interface Times {
  pages: number[];
  /** Of something that nothing can push out, asked for beside each page. */
  always: number[];
}

/** One after the other, so that nobody waits for anybody. */
async function timesOf(client: Client, pages: readonly string[]): Promise<Times> {
  const times: Times = { pages: [], always: [] };
  const take = async (path: string) => (await client.ask('GET', path, { headers: AS_VISITOR })).ms;
  for (const page of pages) {
    times.pages.push(await take(page || '/'));
    times.always.push(await take('/icon.svg'));
  }
  return times;
}
