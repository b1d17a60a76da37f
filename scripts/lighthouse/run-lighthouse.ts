import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Fetched when somebody asks for it: as a package it would bring 97 others into every installation for tests (decision 025). */
const VERSION = '13.5.0';
const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `lighthouse-${VERSION}`);
const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');

interface Category {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
}

/** What is read here of all that it reports. */
export interface Report {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, Category | undefined>>;
  audits: Readonly<Record<string, Audit | undefined>>;
  environment: { benchmarkIndex: number };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Of a page, in the browser that listens at a port. */
export async function runLighthouse(url: string, port: number, slowdown: number): Promise<Report> {
  if (!existsSync(entry)) fetchIt();
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const outcome = await lighthouse(url, { port, logLevel: 'silent', output: 'json', throttling });
  if (!outcome) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  if (outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`);
  return outcome.lhr;
}

function fetchIt(): void {
  console.log(`Fetching Lighthouse ${VERSION} (only this once) …`);
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    `--prefix=${folder}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `lighthouse@${VERSION}`,
  ];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('Lighthouse could not be fetched. Check the network connection and try again.');
}
