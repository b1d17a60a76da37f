import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from './checks/outcome.ts';
import { longest, outcomeOf } from './checks/outcome.ts';
import { readPlaywright, readVitest } from './checks/reports.ts';

/**
 * Runs every check, those that do not need each other at the same time, and goes on after a failure. A step is heard of when
 * it ends. The last lines are what took longest, the names of what failed, and how many passed and failed.
 */

const root = path.join(import.meta.dirname, '..');
/** Databases, uploads and browsers' profiles come and go by the thousand; where there is memory for them, no disk need know. */
const ENOUGH_MEMORY_BYTES = 6 * 1024 ** 3;
const scratch = mkdtempSync(path.join(roomInMemory() ?? tmpdir(), 'kickstand-checks-'));
// PostgreSQL, whose files stand in it too, runs as a user of its own.
chmodSync(scratch, 0o755);
const startedAt = Date.now();
const isSmall = availableParallelism() <= 2;
/** Where set-up has put the server's: what many short processes load is stripped of its types and compiled once for all of them. */
const compiled = path.join(root, 'node_modules', '.cache', 'kickstand');
/** Less than the rest. The tests of the server run in two processes, the browsers in many: those can use both cores at the end, and so they end last. */
const BROWSERS_PRIORITY = 2;

interface Run {
  isGreen: boolean;
  output: string;
}

interface Settings {
  environment?: Record<string, string>;
  /** From 0, as usual, to 19, when nobody else wants to. What it starts has the same. */
  priority?: number;
}

type Step = () => Promise<{ outcome: Outcome; output: string }>;

/** Each of these needs what the one before it made. */
const stages: Record<string, Step>[] = [
  { Sentences: command('node', ['scripts/messages.ts']) },
  {
    'Front-end build': command('node', ['scripts/build.ts', '--if-changed']),
    // Its threads check much of the same twice; where there are two cores, the build needs the other one.
    Types: command('tsc', ['--noEmit', ...(isSmall ? ['--singleThreaded'] : [])]),
    'Lint and format': command('biome', ['check', '--error-on-warnings']),
    'Unused code': command('knip', []),
  },
  {
    'Browser tests, on desktop and phone': playwright,
    'Unit and API tests, on SQLite and PostgreSQL': vitest,
  },
];

const total: Outcome = { passed: 0, failures: [], durations: [] };
for (const stage of stages) {
  await Promise.all(Object.entries(stage).map(([title, step]) => perform(title, step)));
}
rmSync(scratch, { recursive: true, force: true });

console.log('\n── What took longest');
for (const line of longest(total.durations)) console.log(line);
console.log();
for (const failure of total.failures) console.log(`FAILED: ${failure}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

/** Undefined: little of it, or none to be used as files. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm';
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_MEMORY_BYTES ? folder : undefined;
  } catch {
    return undefined;
  }
}

async function perform(title: string, step: Step): Promise<void> {
  const from = clock();
  console.log(`   ${from}  ${title} …`);
  const { outcome, output } = await step();
  total.passed += outcome.passed;
  total.failures.push(...outcome.failures.map((failure) => `${title}: ${failure}`));
  total.durations.push(...outcome.durations);
  console.log(`\n── ${title}\n${output.trim()}`);
  console.log(`${outcome.failures.length === 0 ? 'ok' : 'FAILED'}: ${title} (from ${from} to ${clock()})`);
}

/** Minutes and seconds since the start. */
function clock(): string {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function command(program: string, args: string[]): Step {
  return async () => {
    const { isGreen, output } = await run(program, args);
    const failures = isGreen ? [] : [[program, ...args].join(' ')];
    return { outcome: { passed: isGreen ? 1 : 0, failures, durations: [] }, output };
  };
}

async function vitest() {
  const report = path.join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { isGreen, output } = await run('vitest', args);
  return { outcome: outcomeOf(isGreen, readVitest(readJson(report), root)), output };
}

async function playwright() {
  const report = path.join(scratch, 'playwright.json');
  const settings = { environment: { E2E_REPORT: report }, ...(isSmall && { priority: BROWSERS_PRIORITY }) };
  const { isGreen, output } = await run('node', ['scripts/e2e.ts'], settings);
  return { outcome: outcomeOf(isGreen, readPlaywright(readJson(report))), output };
}

function readJson<Report extends object>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** What it says is kept until it ends: two that speak at once would be understood by nobody. */
async function run(program: string, args: string[], { environment, priority }: Settings = {}): Promise<Run> {
  const env = { ...process.env, TMPDIR: scratch, NODE_COMPILE_CACHE: compiled, ...environment };
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (priority && child.pid) setPriority(child.pid, priority);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await once(child, 'close').then(
    ([status]) => status,
    (error: Error) => said.push(Buffer.from(`${program} could not be run: ${error.message}`)) && 1,
  );
  return { isGreen: code === 0, output: Buffer.concat(said).toString() };
}
