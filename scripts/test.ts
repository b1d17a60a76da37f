import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs every check, goes on after a failure, and ends with one line that says how many passed and failed. */

const root = path.join(import.meta.dirname, '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-checks-'));

interface Outcome {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

const steps: Record<string, () => Outcome> = {
  Sentences: () => command('node', ['scripts/messages.ts']),
  Types: () => command('tsc', ['--noEmit']),
  'Lint and format': () => command('biome', ['check', '--error-on-warnings']),
  'Unused code': () => command('knip', []),
  'Front-end build': () => command('node', ['scripts/build.ts', '--if-changed']),
  'Unit and API tests, on SQLite and PostgreSQL': vitest,
  'Browser tests, on desktop and phone': playwright,
};

const total: Outcome = { passed: 0, failed: 0 };
for (const [title, step] of Object.entries(steps)) {
  const startedAt = Date.now();
  console.log(`\n── ${title}`);
  const { passed, failed } = step();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds} s)`);
}
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function command(program: string, args: string[]): Outcome {
  return run(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(): Outcome {
  const report = path.join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = run('vitest', args);
  const { numPassedTests = 0, numFailedTests = 0 } = readJson<VitestReport>(report);
  return outcome(isGreen, numPassedTests, numFailedTests);
}

function playwright(): Outcome {
  const report = path.join(scratch, 'playwright.json');
  const isGreen = run('node', ['scripts/e2e.ts'], { E2E_REPORT: report });
  const { expected = 0, unexpected = 0 } = readJson<PlaywrightReport>(report).stats ?? {};
  return outcome(isGreen, expected, unexpected);
}

/** A run that breaks outside a test, or in which nothing was run at all, is a failure too. */
function outcome(isGreen: boolean, passed: number, failed: number): Outcome {
  return { passed, failed: isGreen && passed > 0 ? failed : Math.max(1, failed) };
}

function readJson<Report extends object>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function run(program: string, args: string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...environment };
  const result = spawnSync(program, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.error) console.error(`${program} could not be run: ${result.error.message}`);
  return result.status === 0;
}
