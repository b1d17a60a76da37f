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
  /** What the page has sent, whoever answers it. Counted from the start: a listener takes a moment to be heard. */
  #sent = 0;

  constructor(page: Page, sample: FormSample) {
    const { kind, path } = sample.definition;
    this.page = page;
    this.sample = sample;
    this.form = page.locator(`#${kind}-form`);
    this.button = this.form.locator('button[type="submit"]');
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === path) this.#sent += 1;
    });
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
    await this.page.unrouteAll();
  }

  /** Stands in for the server, for the call of this form alone. */
  async answerWith(answer: (route: Route) => Promise<unknown>): Promise<{ count: () => number }> {
    const { path } = this.sample.definition;
    const before = this.#sent;
    await this.page.unroute((url) => url.pathname === path);
    await this.page.route(
      (url) => url.pathname === path,
      (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()),
    );
    return { count: () => this.#sent - before };
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export async function openForm(page: Page, kind: string): Promise<FormOnPage> {
  const sample = sampleOf(kind);
  await visit(page, sample.page);
  return new FormOnPage(page, sample);
}
