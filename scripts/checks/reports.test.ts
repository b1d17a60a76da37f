import { expect, it } from 'vitest';
import { longest, outcomeOf } from './outcome.ts';
import { readPlaywright, readVitest } from './reports.ts';

it('reads from Vitest what failed, and how long each file took', () => {
  const testResults = [
    {
      name: '/kickstand/server/a.test.ts',
      assertionResults: [
        { fullName: 'a holds', status: 'passed', duration: 1200 },
        { fullName: 'b holds', status: 'failed', duration: 300 },
        { fullName: 'c holds', status: 'skipped', duration: null },
      ],
    },
  ];
  expect(readVitest({ numPassedTests: 1, testResults }, '/kickstand')).toEqual({
    passed: 1,
    failures: ['server/a.test.ts: b holds'],
    durations: [{ name: 'server/a.test.ts', seconds: 1.5 }],
  });
});

it('reads from Playwright what failed, and how long each test took, however deep it stands', () => {
  const spec = (title: string, status: string) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'phone', status, results: [{ duration: 2500 }] }],
  });
  const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected')] }] }];
  expect(readPlaywright({ stats: { expected: 1 }, suites })).toEqual({
    passed: 1,
    failures: ['e2e/home.spec.ts:7 on phone: closes'],
    durations: [
      { name: 'e2e/home.spec.ts:7 on phone: opens', seconds: 2.5 },
      { name: 'e2e/home.spec.ts:7 on phone: closes', seconds: 2.5 },
    ],
  });
});

it('takes a run without a report, and one that ran nothing, for a failure', () => {
  const broken = ['broke outside its tests, or ran none'];
  expect(outcomeOf(false, readVitest({}, '/')).failures).toEqual(broken);
  expect(outcomeOf(true, readPlaywright({})).failures).toEqual(broken);
  expect(outcomeOf(true, { passed: 1, failures: [], durations: [] }).failures).toEqual([]);
});

it('names the ten that took longest', () => {
  const durations = Array.from({ length: 12 }, (_, n) => ({ name: `file ${n}`, seconds: n }));
  expect(longest(durations)).toHaveLength(10);
  expect(longest(durations).slice(0, 2)).toEqual(['  11.0 s  file 11', '  10.0 s  file 10']);
});
