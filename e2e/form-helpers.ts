import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { visit } from './fixtures.ts';
import type { Answer } from './form-answers.ts';
import { answerForms, releaseForms, sentForms, standInForServer } from './form-answers.ts';
import type { FormSample } from './form-samples.ts';
import { formSamples, NAME, sampleOf } from './form-samples.ts';

/** What the browser itself says about a form that the server refuses. */
export const FAILURES = [/^console error: Failed to load resource/];

export const newSender = (): string => `Asha ${randomUUID().slice(0, 13)}`;

type Entered = Record<string, string | boolean>;

/** The form of a sample on its page, in the hands of one person. */
export class FormOnPage {
  readonly page: Page;
  readonly sample: FormSample;
  readonly form: Locator;
  readonly button: Locator;
  readonly receipt: Locator;

  constructor(page: Page, sample: FormSample) {
    const { kind } = sample.definition;
    this.page = page;
    this.sample = sample;
    this.form = page.locator(`#${kind}-form`);
    this.button = this.form.locator('button[type="submit"]');
    this.receipt = page.locator('[data-receipt]');
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
      // Into whatever has the focus, in one stroke.
      else await this.page.keyboard.insertText(entry.replace(NAME, sender));
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

  expectFilled = (sender: string): Promise<void> =>
    this.#expectEntered((entry) => {
      if (entry === true) return true;
      return typeof entry === 'object' ? entry.choose : entry.replace(NAME, sender);
    });

  expectEmpty = (): Promise<void> =>
    this.#expectEntered((entry, name) => {
      if (entry === true) return false;
      const isKept = this.sample.definition.kind === 'product' && name === 'model';
      return isKept && typeof entry === 'object' ? entry.choose : '';
    });

  async #expectEntered(expected: (entry: FormSample['entries'][string], name: string) => string | boolean) {
    const { entries, definition } = this.sample;
    const wanted = Object.entries(entries).map(([name, entry]) => [name, expected(entry, name)] as const);
    await expect.poll(() => this.#entered(), `what stands in ${definition.kind}`).toEqual(Object.fromEntries(wanted));
  }

  /** All at one look. */
  #entered = (): Promise<Entered> =>
    this.form.evaluate((form: HTMLFormElement, names) => {
      const read = (name: string) => form.querySelector<HTMLInputElement>(`#${form.id}-${name}`);
      const contentOf = (field: HTMLInputElement | null) => (field?.type === 'checkbox' ? field.checked : field?.value);
      return Object.fromEntries(names.map((name) => [name, contentOf(read(name)) ?? 'no such field']));
    }, Object.keys(this.sample.entries));

  toast = (kind: 'success' | 'error', text: string): Locator =>
    this.page.locator(`[data-toast="${kind}"]`).filter({ hasText: new RegExp(`^${escaped(text)}$`) });

  /** Sends it; the server stores it, but its answer never arrives. */
  async sendAndLoseAnswer(): Promise<void> {
    await this.answerWith('lost');
    await this.button.click();
    await expect(this.toast('error', this.sample.definition.texts.network)).toBeVisible();
    await this.answerWith(undefined);
  }

  /** Only where the page was opened with `openForm`. */
  answerWith = (answer: Answer | undefined): Promise<void> => answerForms(this.page, answer);
  release = (): Promise<void> => releaseForms(this.page);
  /** The keys under which it was sent since the page was opened. */
  sentKeys = async (): Promise<string[]> =>
    (await sentForms(this.page)).filter(({ path }) => path === this.sample.definition.path).map(({ key }) => key);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const standsIn = new WeakSet<Page>();

/** One form after the other can be opened in one tab. */
export async function openForm(page: Page, kind: string): Promise<FormOnPage> {
  const sample = sampleOf(kind);
  if (!standsIn.has(page)) {
    standsIn.add(page);
    const paths = formSamples.map(({ definition }) => definition.path);
    await standInForServer(page, paths);
  }
  await visit(page, sample.page);
  return new FormOnPage(page, sample);
}
