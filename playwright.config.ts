import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './e2e/chromium-arguments.ts';
import { PHONE } from './e2e/phone.ts';
import { findTestBrowser } from './scripts/find-chromium.ts';
import { onTestDealership } from './test-support/dealership/folder.ts';

// For this process, which collects the tests, and for all that it starts (decision 039).
Object.assign(process.env, onTestDealership);

const executablePath = findTestBrowser();
/** Where `npm test` reads the counts from. */
const { E2E_REPORT: outputFile } = process.env;
/** What sets widths of its own, or is the same on every screen, is tried once. */
const DESKTOP_ONLY = [
  'company.spec.ts',
  'desk-leads.spec.ts',
  'finance.spec.ts',
  'forms-languages.spec.ts',
  'forms-lose-nothing.spec.ts',
  'forms-plain.spec.ts',
  // The panel on a phone has a file of its own.
  /panel-(?!phone)[a-z-]+\.spec\.ts/,
];
const PHONE_ONLY = [
  'branches.spec.ts',
  'buying.spec.ts',
  'desk-day.spec.ts',
  'first-load.spec.ts',
  'fixtures.spec.ts',
  'forms-phone.spec.ts',
  'languages-pages.spec.ts',
  'offline.spec.ts',
  'panel-phone.spec.ts',
  'phone-frames.spec.ts',
  'site.spec.ts',
  'touch.spec.ts',
];

const DEMO_TESTS = 'demo/e2e';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** People's journeys in a real browser, against the built site as a process of its own. `npm run e2e` runs them alone. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More than a small machine has cores: a good part of a test is waiting.
  workers: 3,
  // A test that passes at the second attempt has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Room for a machine that does other work beside: the tests of the server run at the same time, and one process draws the pictures of
  // all sites of single tests, one after the other.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ...(outputFile ? [['json', { outputFile }] as const] : [])],
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
    // Pictures of every moment would cost a third of the time.
    trace: 'off',
    // Behind a worker, no test could make a call fail; the tests of the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE_ONLY, use: DESKTOP },
    {
      name: 'phone',
      testIgnore: DESKTOP_ONLY,
      // What the size of the screen cannot change is tried once.
      grepInvert: /@once/,
      use: PHONE,
    },
    ...(existsSync(DEMO_TESTS) ? [{ name: 'demo', testDir: DEMO_TESTS, use: DESKTOP }] : []),
  ],
});
