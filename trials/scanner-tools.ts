import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What one scanner found at one place. */
export interface Scan {
  findings: string[];
  /** False when the scanner itself came to no end: then nothing is known. */
  isComplete: boolean;
}

export interface SqlTarget {
  told: string;
  url: string;
  method?: string;
  body?: unknown;
  cookie?: string;
}

/** sqlmap looks at every field of the body, and at the headers. */
export async function scanForSql({ url, method = 'POST', body, cookie }: SqlTarget, database: string): Promise<Scan> {
  return inFolder(async (folder) => {
    const output = await run('sqlmap', [
      ...['-u', url, '--method', method, '--batch', '--flush-session', '--disable-coloring', '--output-dir', folder],
      ...['--level', '3', '--risk', '2', '--dbms', database, '--ignore-code', '*', '--timeout', '20'],
      ...(body === undefined ? [] : ['--data', JSON.stringify(body), '--headers', 'Content-Type: application/json']),
      ...(cookie ? ['--cookie', cookie, '--param-exclude', 'kickstand_session'] : []),
    ]);
    const isFound = /identified the following injection point|is vulnerable/.test(output);
    const isClean = /all tested parameters do not appear to be injectable|no parameter\(s\) found/i.test(output);
    return { findings: isFound ? [`sqlmap: ${url}`] : [], isComplete: isFound || isClean };
  });
}

/** ffuf asks for names that must not be served; whatever is there, or breaks, is a finding. */
export async function scanForFiles(origin: string, names: readonly string[]): Promise<Scan> {
  return inFolder(async (folder) => {
    const [list, report] = [path.join(folder, 'names'), path.join(folder, 'report.json')];
    writeFileSync(list, names.join('\n'));
    const codes = '200,201,204,206,301,302,307,500,501,502,503';
    await run('ffuf', ['-u', `${origin}/FUZZ`, '-w', list, '-mc', codes, '-s', '-of', 'json', '-o', report]);
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { url: string; status: number }[] };
    return { findings: results.map(({ url, status }) => `ffuf: ${url} answers ${status}`), isComplete: true };
  });
}

interface WapitiReport {
  vulnerabilities: Record<string, { info: string; path: string }[]>;
}

/** wapiti follows links and forms, and tries each of them. It asks for Brotli without being able to read it. */
export async function scanAsVisitor(
  origin: string,
  attacks: readonly string[],
  secondsPerAttack: number,
): Promise<Scan & { places: number }> {
  return inFolder(async (folder) => {
    const report = path.join(folder, 'report.json');
    const output = await run('wapiti', [
      ...['-u', `${origin}/`, '--header', 'Accept-Encoding: identity', '--scope', 'domain', '-m', attacks.join(',')],
      ...['--max-attack-time', String(secondsPerAttack), '--depth', '3', '--max-links-per-page', '40'],
      ...['--flush-session', '--store-session', folder, '-f', 'json', '-o', report, '--no-bugreport'],
    ]);
    const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as WapitiReport;
    const findings = Object.entries(vulnerabilities).flatMap(([kind, found]) =>
      found.map(({ info, path: where }) => `wapiti: ${kind} at ${where}: ${info}`),
    );
    const places = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0);
    return { findings, places, isComplete: attacks.every((attack) => output.includes(`Launching module ${attack}`)) };
  });
}

/** slowhttptest opens many connections that never finish; a server that keeps them is a finding. */
export async function scanForPatience(origin: string, kind: 'headers' | 'body', connections: number): Promise<Scan> {
  const mode = kind === 'headers' ? ['-H'] : ['-B', '-t', 'POST'];
  const url = kind === 'headers' ? `${origin}/` : `${origin}/contact`;
  const output = await run('slowhttptest', [
    ...mode,
    ...['-u', url, '-c', String(connections), '-r', '100', '-i', '5', '-l', '30', '-p', '5', '-s', '4096'],
  ]);
  const plain = stripVTControlCharacters(output);
  const left = connectionsLeft(plain);
  const isUnavailable = /service available:\s+NO/.test(plain);
  const findings = [
    ...(left > 0 ? [`slowhttptest: ${left} of ${connections} slow ${kind} still connected at the end`] : []),
    ...(isUnavailable ? [`slowhttptest: others were not served during slow ${kind}`] : []),
  ];
  return { findings, isComplete: !Number.isNaN(left) };
}

/** It counts every five seconds, and stops between two counts when nobody is left. */
function connectionsLeft(output: string): number {
  if (/Exit status:\s+No open connections left/.test(output)) return 0;
  return Number([...output.matchAll(/^connected:\s+(\d+)/gm)].at(-1)?.[1] ?? Number.NaN);
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await once(child, 'close');
  return output;
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-scan-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
