import type { APIRequestContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import { test as base, expect, request } from '@playwright/test';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { Problems } from './problems.ts';
import { ADMIN } from './site-server.ts';

export { checkAccessibility } from './accessibility.ts';
export { NOT_FOUND } from './problems.ts';
export { expect };

type StoredEnquiry = Record<string, string | number | null>;

interface TestFixtures {
  problems: Problems;
  /** For tests that make something go wrong on purpose: problems that match are none. */
  allowProblems: (patterns: readonly RegExp[]) => void;
  /** Makes the call fail from now on, and expects what the browser says about it. */
  failCall: (page: Page, path: string, how: { status: number } | { abort: true }) => Promise<void>;
  /** What staff find stored when they search a report, the newest first. */
  storedEnquiries: (report: ReportDefinition, search: string) => Promise<StoredEnquiry[]>;
}

/** As a browser keeps it in which somebody has logged in. */
export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Each is made when a test first asks for it. All of them stand here: tests with others would need a worker, and a browser, of their own. */
interface WorkerFixtures {
  /** Calls of a member of staff who has logged in. */
  staff: APIRequestContext;
  /** Of somebody who has logged in once for all tests of the worker: none of them may end it. */
  session: Session;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Calls begin with the cookies of the test's browser otherwise, and who logs in ends the session that they stand for. */
export const NOBODY = { cookies: [], origins: [] };

const siteOrigin = (): string => process.env.E2E_ORIGIN ?? '';

/** Every test fails when the browser has anything to complain about, whatever the test itself is about. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(siteOrigin()),

  staff: [
    async ({}, use) => {
      const context = await request.newContext({ baseURL: siteOrigin(), storageState: NOBODY });
      const login = await context.post('/api/login', { data: ADMIN });
      expect(login.ok(), await login.text()).toBe(true);
      await use(context);
      await context.dispose();
    },
    { scope: 'worker' },
  ],

  session: [async ({}, use) => use(await newSession()), { scope: 'worker' }],

  problems: async ({}, use) => {
    const problems = new Problems(siteOrigin());
    await use(problems);
    expect(problems.unexpected(), 'problems that the browser reported').toEqual([]);
  },

  context: async ({ context, problems }, use) => {
    const stopWatching = problems.watch(context);
    await use(context);
    stopWatching();
  },

  allowProblems: async ({ problems }, use) => use((patterns) => problems.allow(patterns)),

  failCall: async ({ problems }, use) =>
    use(async (page, path, how) => {
      problems.allow([new RegExp(`^(console error: Failed to load|failed request|answer 5).*${escaped(path)}`)]);
      await page.route(`**${path}`, (route) =>
        'status' in how ? route.fulfill({ status: how.status, json: {} }) : route.abort(),
      );
    }),

  storedEnquiries: async ({ staff }, use) =>
    use(async (report, search) => {
      const reply = await staff.post(report.path, { data: { page: 1, limit: 100, search } });
      expect(reply.ok(), await reply.text()).toBe(true);
      return (await reply.json()).data;
    }),
});

export async function newSession(account = ADMIN, origin = siteOrigin()): Promise<Session> {
  const context = await request.newContext({ baseURL: origin, storageState: NOBODY });
  const login = await context.post('/api/login', { data: account });
  expect(login.ok(), await login.text()).toBe(true);
  const { token } = await login.json();
  const { cookies } = await context.storageState();
  await context.dispose();
  const localStorage = [
    { name: 'adminToken', value: token },
    { name: 'adminUser', value: account.userId },
  ];
  return { cookies, origins: [{ origin, localStorage }] };
}

/** `test.use(withoutScripts)`: as a visitor whose script has not arrived. */
export const withoutScripts = { javaScriptEnabled: false };

/**
 * `test.use(withoutMotion)`: for those who want none. For tests of what stands there in the end: whatever glides or fades on
 * the way is drawn sixty times a second. The shell of the panel, and forms on a phone, are tried with motion.
 */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } };

/** Opens a page and waits until it has hydrated, what stands around it included. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} gave no answer.`);
  await frameHydrated(page);
  return response;
}

/** Keeps the scripts of the pages, or these of them, from arriving until the answer is called. */
export async function holdScripts(page: Page, scripts = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** What stands around a page of the site. */
export const FRAME_SCRIPT = /\/assets\/site-frame-[^/]+\.js$/;

/** The page says by itself when its script has hydrated it (`web/lib/hydrated.tsx`). */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** The same, and what stands around a page of the site, which hydrates when somebody moves on it (`late-frame.ts`). */
export async function frameHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  if ((await page.locator('#main-menu').count()) === 0) return;
  await page.locator('html[data-frame-hydrated]').waitFor({ state: 'attached' });
}
