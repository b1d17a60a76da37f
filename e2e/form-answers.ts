import type { Page } from '@playwright/test';
import { KEY_HEADER } from '../contract/enquiries/submission.ts';

/** What becomes of a form that is sent: an answer, none at all, one that is lost after the server stored it, one that waits. */
export type Answer = { status: number; json: object } | 'unreachable' | 'lost' | 'held';

interface Sent {
  path: string;
  key: string;
}

type AnsweringWindow = Window & { sentForms: Sent[]; answerForms?: Answer | undefined; releaseForms?: () => void };

/**
 * Before a page is opened: from then on it counts the forms that it posts, and can be told what becomes of the next
 * ones. Within the page none slips through, and the browser's cache stays on, which routing would switch off.
 */
export const standInForServer = (page: Page, paths: readonly string[]): Promise<unknown> =>
  page.addInitScript(
    ([forms, keyHeader]) => {
      const own = window as unknown as AnsweringWindow;
      const { fetch } = window;
      own.sentForms = [];
      window.fetch = async (input, init) => {
        const path = new URL(String(input), location.href).pathname;
        if (init?.method !== 'POST' || !forms.includes(path)) return fetch(input, init);
        own.sentForms.push({ path, key: new Headers(init.headers).get(keyHeader) ?? '' });
        const answer = own.answerForms;
        if (answer === 'unreachable') throw new TypeError('Failed to fetch');
        if (answer === 'held') {
          await new Promise<void>((release) => {
            own.releaseForms = release;
          });
        }
        if (typeof answer === 'object') return Response.json(answer.json, { status: answer.status });
        const reply = await fetch(input, init);
        if (answer === 'lost') throw new TypeError('Failed to fetch');
        return reply;
      };
    },
    [paths, KEY_HEADER] as const,
  );

/** The forms that the page has sent since it was opened, by its own count: the browser's word of it can come late. */
export const sentForms = (page: Page): Promise<Sent[]> =>
  page.evaluate(() => (window as unknown as AnsweringWindow).sentForms);

/** Until the page is opened anew. */
export const answerForms = (page: Page, answer: Answer | undefined): Promise<void> =>
  page.evaluate((given) => {
    (window as unknown as AnsweringWindow).answerForms = given;
  }, answer);

export const releaseForms = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as AnsweringWindow).releaseForms?.());
