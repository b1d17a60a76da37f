import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { visit } from './fixtures.ts';
import type { FormSample } from './form-samples.ts';
import { NAME, sampleOf } from './form-samples.ts';

/** What the browser itself says about a call that is made to fail. */
export const FAILURES = [/^console error: Failed to load resource/, /^failed request: POST/, /^answer 500: POST/];

export const newSender = (): string => `Asha ${randomUUID().slice(0, 13)}`;

/** The form of a sample on its page, in the hands of one person. */
export class FormOnPage {
  readonly page: Page;
  readonly sample: FormSample;
  readonly form: Locator;
  readonly button: Locator;
  #answer: (route: Route) => Promise<unknown> = (route) => route.continue();

  constructor(page: Page, sample: FormSample) {
    const { kind } = sample.definition;
    this.page = page;
    this.sample = sample;
    this.form = page.locator(`#${kind}-form`);
    this.button = this.form.locator('button[type="submit"]');
  }

  field = (name: string): Locator => this.page.locator(`#${this.sample.definition.kind}-form-${name}`);

  /** By the tab key from field to field. */
  async typeByKeyboard(sender: string): Promise<void> {
    const [first = ''] = Object.keys(this.sample.entries);
    await this.field(first).focus();
    for (const [name, entry] of Object.entries(this.sample.entries)) {
      const field = this.field(name);
      await this.#tabTo(field);
      if (entry === true) await this.page.keyboard.press('Space');
      else if (typeof entry === 'object') await field.selectOption(entry.choose);
      else if ((await field.getAttribute('type')) === 'date') await field.fill(entry);
      else await this.page.keyboard.type(entry.replace(NAME, sender));
    }
    await this.agree();
    await this.#tabTo(this.button);
  }

  async #tabTo(field: Locator): Promise<void> {
    for (let n = 0; n < 8; n += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
  }

  async fill(sender: string, changed: Record<string, string> = {}): Promise<void> {
    for (const [name, entry] of Object.entries(this.sample.entries)) {
      const field = this.field(name);
      if (entry === true) await field.check();
      else if (typeof entry === 'object') await field.selectOption(entry.choose);
      else await field.fill(changed[name] ?? entry.replace(NAME, sender));
    }
    await this.agree();
  }

  /** The terms of the product enquiry, which are no field of it. */
  async agree(): Promise<void> {
    if (this.sample.definition.kind === 'product') await this.form.getByRole('checkbox').check();
  }

  async expectFilled(sender: string): Promise<void> {
    for (const [name, entry] of Object.entries(this.sample.entries)) {
      const field = this.field(name);
      if (entry === true) await expect(field).toBeChecked();
      else await expect(field).toHaveValue(typeof entry === 'object' ? entry.choose : entry.replace(NAME, sender));
    }
  }

  async expectEmpty(): Promise<void> {
    for (const [name, entry] of Object.entries(this.sample.entries)) {
      const isKept = this.sample.definition.kind === 'product' && name === 'model';
      if (entry === true) await expect(this.field(name)).not.toBeChecked();
      else await expect(this.field(name)).toHaveValue(isKept && typeof entry === 'object' ? entry.choose : '');
    }
  }

  toast = (kind: 'success' | 'error', text: string): Locator =>
    this.page.locator(`[data-toast="${kind}"]`).filter({ hasText: new RegExp(`^${escaped(text)}$`) });

  /** Sends it; the server stores it, but its answer never arrives. */
  async sendAndLoseAnswer(): Promise<void> {
    await this.answerWith(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await this.button.click();
    await expect(this.toast('error', this.sample.definition.texts.network)).toBeVisible();
    this.leaveToServer();
  }

  /** Stands in for the server, for the call of this form alone. */
  async answerWith(answer: (route: Route) => Promise<unknown>): Promise<{ count: () => Promise<number> }> {
    const before = await this.#sent();
    this.#answer = answer;
    return { count: async () => (await this.#sent()) - before };
  }

  leaveToServer(): void {
    this.#answer = (route) => route.continue();
  }

  /** Before the page is opened: a call made right after a browser is told to hand it over may still slip through. */
  async watch(): Promise<void> {
    await this.page.route(
      ({ pathname }) => pathname === this.sample.definition.path,
      (route) => (route.request().method() === 'POST' ? this.#answer(route) : route.fallback()),
    );
  }

  /** What the page has sent since it was opened, by its own count: the browser's word of it can come late. */
  #sent = (): Promise<number> => this.page.evaluate(() => (window as CountingWindow).sentForms ?? 0);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type CountingWindow = Window & { sentForms?: number };

/** Before the page is opened: from then on it counts what it posts to the address. */
const countSent = (page: Page, path: string): Promise<unknown> =>
  page.addInitScript((counted) => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const counting = window as CountingWindow;
      const isCounted = init?.method === 'POST' && new URL(String(input), location.href).pathname === counted;
      if (isCounted) counting.sentForms = (counting.sentForms ?? 0) + 1;
      return fetch(input, init);
    };
  }, path);

export async function openForm(page: Page, kind: string): Promise<FormOnPage> {
  const sample = sampleOf(kind);
  const form = new FormOnPage(page, sample);
  await form.watch();
  await countSent(page, sample.definition.path);
  await visit(page, sample.page);
  return form;
}
