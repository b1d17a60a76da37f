import path from 'node:path';
import type { Outcome } from './outcome.ts';

export interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string; duration?: number | null }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Its files by how long their tests took, on each engine. */
export function readVitest({ numPassedTests = 0, testResults = [] }: Partial<VitestReport>, root: string): Outcome {
  const files = testResults.map(({ name, assertionResults }) => ({
    name: path.relative(root, name),
    assertionResults,
  }));
  return {
    passed: numPassedTests,
    failures: files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
    ),
    durations: files.map(({ name, assertionResults }) => ({
      name,
      seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
    })),
  };
}

/** Its tests by how long each took. */
export function readPlaywright({ stats, suites = [] }: Partial<PlaywrightReport>): Outcome {
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats?.expected ?? 0,
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    durations: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

function testsOf({ suites = [], specs }: PlaywrightSuite): { name: string; status: string; seconds: number }[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file}:${line} on ${projectName}: ${title}`,
      status,
      seconds: sum(results.map(({ duration }) => duration)) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
