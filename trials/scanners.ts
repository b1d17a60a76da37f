import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { sampleBody, sampleUrl } from '../test-support/sample-calls.ts';
import { Client } from './client.ts';
import { bothEngines } from './engine-name.ts';
import type { Scan, SqlTarget } from './scanner-tools.ts';
import { scanAsVisitor, scanForFiles, scanForPatience, scanForSql } from './scanner-tools.ts';
import type { Scene } from './scene.ts';
import { demandProgram } from './system-calls.ts';
import type { Trial } from './trial.ts';
import { Verdict } from './trial.ts';

/** Those that ask a server of wapiti's own in the outside world (ssrf, xxe) cannot work here. */
const ATTACKS = [
  ...['sql', 'blindsql', 'xss', 'permanentxss', 'exec', 'file'],
  ...['crlf', 'redirect', 'backup', 'shellshock', 'cookieflags'],
];
const SECONDS_PER_ATTACK = 180;
/** A scan that has not found its way around proves nothing. */
const FEWEST_PLACES = 100;

/** Names under which installations have given themselves away. */
const SECRET_NAMES = [
  ...[
    '.env',
    '.env.example',
    '.git/config',
    '.git/HEAD',
    '.gitignore',
    '.npmrc',
    '.htaccess',
    '.DS_Store',
    '.ssh/id_rsa',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'biome.json', 'README.md', 'Dockerfile'],
  ...[
    'server/main.ts',
    'server/config.ts',
    'server/start.mjs',
    'contract/schemas/endpoints.ts',
    'node_modules/pg/package.json',
  ],
  ...[
    'data/kickstand.db',
    'kickstand.db',
    'data/kickstand.db-wal',
    'kickstand.db-wal',
    'backup.sql',
    'dump.sql',
    'backup.zip',
  ],
  ...[
    'dist/server/entry-server.js',
    'dist/client/index.html',
    'admin.php',
    'wp-login.php',
    'phpinfo.php',
    'server-status',
  ],
  ...[
    '%2e%2e/package.json',
    '..%2fpackage.json',
    '..%5cpackage.json',
    'assets/..%2f..%2fpackage.json',
    '%00',
    '..;/package.json',
  ],
  ...[
    'uploads/',
    'uploads/..%2f..%2fpackage.json',
    'pictures/..%2f..%2fpackage.json',
    'api/',
    'api/users',
    'api/debug',
    'debug',
  ],
  ...[
    'metrics',
    'actuator/env',
    'graphql',
    'swagger.json',
    'console',
    'trace.axd',
    'config.json',
    'credentials',
    'id_rsa',
    'log',
  ],
];

export const scanners: Trial = {
  name: 'scanners',
  what: 'sqlmap (level 3, risk 2) on each form, report, price, login and address with a parameter; wapiti, ffuf and slowhttptest on the site',
  mustHold: 'no finding; the holes planted in a server of the trial are found, which shows that the scan works',
  engines: bothEngines,
  shortForm: { runsOn: ['sqlite'] },
  async run(scene) {
    if (scene.isShort) demandProgram('ffuf', '-V');
    const verdict = new Verdict();
    const server = await scene.startServer();
    const holed = await startHoledServer(scene);
    const figures = scene.isShort
      ? [await files(server.origin, holed, verdict)]
      : [await sql(scene, server.origin, holed, verdict), ...(await theRest(scene, server.origin, holed, verdict))];
    const client = new Client(server.origin, 1);
    const { status } = await client.ask('GET', '/healthz');
    verdict.demand(status === 200, `the server answers ${status} after the scans`);
    client.close();
    return { figures, faults: verdict.faults };
  },
};

/** What does not ask the database is scanned on one engine. */
async function theRest(scene: Scene, site: string, holed: string, verdict: Verdict): Promise<string[]> {
  if (scene.engine === 'postgres') return [];
  return [
    await files(site, holed, verdict),
    await patience(scene, site, holed, verdict),
    await visitor(scene, site, holed, verdict),
  ];
}

async function startHoledServer(scene: Scene): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'holed-server.ts'));
  scene.atTheEnd(() => child.kill('SIGKILL'));
  const [port] = await once(child, 'message');
  return `http://127.0.0.1:${port}`;
}

/** A scan of the site that finds nothing counts only if the same scan finds what was planted. */
function judge(told: string, ours: Scan, planted: Scan, verdict: Verdict): void {
  for (const finding of ours.findings) verdict.demand(false, finding);
  verdict.demand(ours.isComplete, `${told} came to no end`);
  verdict.demand(planted.findings.length > 0, `${told} did not find the planted hole`);
}

async function files(site: string, holed: string, verdict: Verdict): Promise<string> {
  demandProgram('ffuf', '-V');
  judge('ffuf', await scanForFiles(site, SECRET_NAMES), await scanForFiles(holed, SECRET_NAMES), verdict);
  return `ffuf: ${SECRET_NAMES.length} names, none served; planted file found`;
}

async function sql(scene: Scene, site: string, holed: string, verdict: Verdict): Promise<string> {
  demandProgram('sqlmap', '--version');
  const planted = await scanForSql({ told: 'hole', url: `${holed}/contact`, body: { name: 'Asha' } }, 'sqlite');
  const targets = await sqlTargets(site);
  let fields = 0;
  for (const target of targets) {
    scene.say(`    sqlmap: ${target.told}`);
    fields += Object.keys(target.body ?? { address: true }).length;
    judge(`sqlmap on ${target.told}`, await scanForSql(target, databaseNames[scene.engine]), planted, verdict);
  }
  return `sqlmap: ${targets.length} calls with ${fields} parameters, nothing found; planted hole found`;
}

const databaseNames = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

/** Every form, every report, the login, prices and every address with a parameter. */
async function sqlTargets(site: string): Promise<SqlTarget[]> {
  const client = new Client(site, 1);
  const cookie = await client.logIn();
  client.close();
  const report = { page: 1, limit: 10, fromDate: '2026-01-01', toDate: '2026-12-31', search: 'Asha' };
  const wanted = Object.entries(endpoints).filter(
    ([name, { path: address, method }]) =>
      name.startsWith('submit:') ||
      name.startsWith('report:') ||
      ['logIn', 'updatePrice'].includes(name) ||
      (method === 'GET' && address.includes('{')),
  );
  return wanted.map(([name, endpoint]) => ({
    told: name,
    url: site + (endpoint.method === 'GET' ? `${sampleUrl(endpoint)}*` : sampleUrl(endpoint)),
    method: endpoint.method,
    ...(endpoint.body && { body: name.startsWith('report:') ? report : sampleBody(name, endpoint) }),
    ...(endpoint.access === 'staff' && { cookie }),
  }));
}

async function patience(scene: Scene, site: string, holed: string, verdict: Verdict): Promise<string> {
  demandProgram('slowhttptest', '-h');
  const connections = 300;
  for (const kind of ['headers', 'body'] as const) {
    scene.say(`    slowhttptest: ${kind}`);
    const planted = await scanForPatience(holed, kind, connections);
    judge(`slowhttptest ${kind}`, await scanForPatience(site, kind, connections), planted, verdict);
  }
  return `slowhttptest: ${connections} slow headers and ${connections} slow bodies cut; a server without limits kept them`;
}

async function visitor(scene: Scene, site: string, holed: string, verdict: Verdict): Promise<string> {
  demandProgram('wapiti', '--version');
  scene.say('    wapiti');
  const planted = await scanAsVisitor(holed, ATTACKS, SECONDS_PER_ATTACK);
  const ours = await scanAsVisitor(site, ATTACKS, SECONDS_PER_ATTACK);
  judge('wapiti', ours, planted, verdict);
  verdict.demand(ours.places >= FEWEST_PLACES, `wapiti found only ${ours.places} addresses and forms`);
  const most = SECONDS_PER_ATTACK / 60;
  return `wapiti: ${ATTACKS.length} kinds of attack for up to ${most} minutes each on ${ours.places} addresses and forms, nothing found; planted hole found`;
}
