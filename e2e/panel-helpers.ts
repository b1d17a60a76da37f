import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { request } from '@playwright/test';
import { pagePaths } from '../contract/page-paths.ts';
import type { ReportDefinition } from '../contract/reports/define-report.ts';
import { endpoints } from '../contract/schemas/endpoints.ts';
import { sampleBody } from '../test-support/sample-calls.ts';
import type { Scheme } from './accessibility.ts';
import { checkNextScreen } from './accessibility.ts';
import { test as base, checkAccessibility, expect, visit } from './fixtures.ts';

export { expect };

/** What the browser itself says about a call that was refused. */
export const REFUSED = /^console error: Failed to load resource: .* status of 4\d\d /;

/** A browser in which somebody has logged in. */
export const test = base.extend<{ panel: Panel }>({
  storageState: async ({ session }, use) => use(session),
  panel: async ({ page }, use) => use(new Panel(page)),
});

const LISTS = ':is(main, dialog, nav) :is(tbody, ul)';

/** The panel in the hands of a member of staff. */
export class Panel {
  readonly page: Page;
  readonly heading: Locator;
  readonly menu: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;
  #scheme: Scheme = 'light';

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.menu = page.getByRole('navigation', { name: 'Screens' });
    this.table = page.getByRole('main').getByRole('table');
    this.rows = this.table.locator('tbody tr');
    this.dialog = page.getByRole('dialog');
  }

  /** By the name in the address, with whatever else stands there. */
  async open(screen: string, more: Record<string, string> = {}): Promise<void> {
    await visit(this.page, `${pagePaths.panel}?${new URLSearchParams({ screen, ...more })}`);
    await expect(this.heading).toBeVisible();
  }

  /** By the menu, which is a good deal quicker than to open the panel anew. */
  async goTo(link: string, title = link): Promise<void> {
    await this.menu.getByRole('link', { name: link, exact: true }).click();
    await expect(this.heading).toHaveText(title);
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  /** By the keyboard, with at most so many steps. */
  async tabTo(target: Locator, most = 50): Promise<void> {
    for (let n = 0; n < most; n += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
    // Nothing waits for what is paused when a key is pressed.
    await expect(target).toBeEnabled();
  }

  row = (text: string): Locator => this.rows.filter({ hasText: text });

  /** In a report. */
  async search(word: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search' }).fill(word);
    await expect(this.row(word).first()).toBeVisible();
  }

  async download(format: 'PDF' | 'CSV' | 'Excel'): Promise<{ name: string; bytes: Buffer }> {
    const arriving = this.page.waitForEvent('download');
    await this.button(format).click();
    const file = await arriving;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  async checkAccessibility(lists = LISTS): Promise<void> {
    await this.#withoutRepeated(lists, () => checkAccessibility(this.page));
  }

  /** For a walk from screen to screen, on which the colours stay as they were at the end of the last one. */
  async checkNextScreen(): Promise<void> {
    await this.#withoutRepeated(LISTS, async () => {
      this.#scheme = await checkNextScreen(this.page, this.#scheme);
    });
  }

  /**
   * What stands after the third in a list is drawn as the first ones are, but for the screen that is open: it is hidden
   * meanwhile, because to examine it would be most of the work. It stays in its place: React may be about to change it.
   */
  async #withoutRepeated(lists: string, check: () => Promise<void>): Promise<void> {
    const repeated = await this.page.evaluateHandle((selector) => {
      const entries = [...document.querySelectorAll(selector)].flatMap((list) => [...list.children].slice(3));
      const hidden = entries.filter((entry) => !entry.querySelector('[aria-current]')) as HTMLElement[];
      for (const { style } of hidden) style.setProperty('display', 'none', 'important');
      return hidden;
    }, lists);
    await check();
    await repeated.evaluate((hidden) => {
      for (const { style } of hidden) style.removeProperty('display');
    });
  }

  /** After a login, where the test has installed a clock: the two seconds until then pass at once. */
  async expectLedTo(address: string): Promise<void> {
    await this.expectToast('success', 'Login successful! Redirecting...');
    await this.page.clock.fastForward(2000);
    await expect(this.page).toHaveURL(address);
  }

  /** `timeout` where there is a lot to do before. */
  async expectToast(kind: 'success' | 'error' | 'warning' | 'info', text: string, timeout?: number): Promise<void> {
    const toast = this.page.locator(`[data-toast="${kind}"]`, { has: this.page.getByText(text, { exact: true }) });
    await expect(toast).toBeVisible({ ...(timeout && { timeout }) });
    // So that the next toast with the same text is a new one. It may go by itself meanwhile, or move as its dialog closes.
    await expect(async () => {
      if (await toast.isVisible()) await toast.getByRole('button', { name: 'Close' }).click({ timeout: 2000 });
      await expect(toast).toBeHidden({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }
}

/** What the browser asks next is answered, and handed back. */
export const answerNext = (page: Page, isYes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await (isYes ? dialog.accept() : dialog.dismiss());
      resolve(dialog.message());
    });
  });

/** A word that nothing else stored has in it. */
export const uniqueWord = (): string => `w${randomUUID().slice(0, 13)}`;

/** Sends enquiries as a visitor would; what is not given is that of a sample. */
export async function enquire(
  report: ReportDefinition,
  bodies: readonly Record<string, unknown>[],
  origin = process.env.E2E_ORIGIN ?? '',
): Promise<void> {
  const { kind, path } = report.enquiry;
  const name = `submit:${kind}`;
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const sample = sampleBody(name, endpoint) as Record<string, unknown>;
  const visitor = await request.newContext({ baseURL: origin });
  for (const body of bodies) {
    const reply = await visitor.post(path, { data: { ...sample, ...body } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await visitor.dispose();
}

/** An account that `npm run staff` has made, with a password that its person has to change. Returns its user id. */
export function addOnConsole(password: string, role = 'owner'): string {
  const userId = uniqueWord();
  const result = spawnSync(process.execPath, ['scripts/staff.ts', 'add', userId, '--role', role, '--stdin'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    input: password,
    encoding: 'utf8',
  });
  expect(result.stderr, 'what the console complained about').toBe('');
  return userId;
}
