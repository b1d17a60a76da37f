import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs every check, goes on after a failure, and ends with the names of what failed and one line with how many passed and failed. */

const root = path.join(import.meta.dirname, '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-checks-'));

interface Outcome {
  passed: number;
  /** One line each. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; line: number; title: string; tests: { projectName: string; status: string }[] }[];
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

const total: Outcome = { passed: 0, failures: [] };
for (const [title, step] of Object.entries(steps)) {
  const startedAt = Date.now();
  console.log(`\n── ${title}`);
  const { passed, failures } = step();
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${title}: ${failure}`));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failures.length === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds} s)`);
}
rmSync(scratch, { recursive: true, force: true });

console.log();
for (const failure of total.failures) console.log(`FAILED: ${failure}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

function command(program: string, args: string[]): Outcome {
  return run(program, args) ? { passed: 1, failures: [] } : { passed: 0, failures: [[program, ...args].join(' ')] };
}

function vitest(): Outcome {
  const report = path.join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = run('vitest', args);
  const { numPassedTests = 0, testResults = [] } = readJson<VitestReport>(report);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
  );
  return outcome(isGreen, numPassedTests, failures);
}

function playwright(): Outcome {
  const report = path.join(scratch, 'playwright.json');
  const isGreen = run('node', ['scripts/e2e.ts'], { E2E_REPORT: report });
  const { stats, suites = [] } = readJson<PlaywrightReport>(report);
  return outcome(isGreen, stats?.expected ?? 0, suites.flatMap(failuresOf));
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `e2e/${file}:${line} on ${projectName}: ${title}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A run that breaks outside a test, or in which nothing was run at all, is a failure too. */
function outcome(isGreen: boolean, passed: number, failures: string[]): Outcome {
  const isBroken = failures.length === 0 && (!isGreen || passed === 0);
  return { passed, failures: isBroken ? ['broke outside its tests, or ran none'] : failures };
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
