import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/** What the browser says of a page whose own address is unknown. */
export const NOT_FOUND = /^console error: Failed to load resource: .* 404 /;

/**
 * A page gives up requests when it is left. What its policy forbids is reported on the console, where it counts; where
 * scripts are turned off, every script is forbidden.
 */
const HARMLESS = ['net::ERR_ABORTED', 'csp'];
/** Only the tests of bad connections let the site's worker in, which would otherwise answer in place of the server. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Another test may have deleted a picture that a list still names. The tests of uploads look at their own. */
const DELETED_MEANWHILE = /^console error: Failed to load resource: .* 404 .*\/uploads\//;

/** Everything that went wrong in a browser without the visitor seeing it. */
export class Problems {
  #origin: string;
  #found: string[] = [];
  #allowed: RegExp[] = [DELETED_MEANWHILE];

  constructor(origin: string) {
    this.#origin = origin;
  }

  allow(patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  /** Returns how to stop: what a closing window leaves unfinished is no problem. */
  watch(context: BrowserContext): () => void {
    const listeners = {
      console: this.#onConsole,
      weberror: this.#onPageError,
      requestfailed: this.#onFailedRequest,
      response: this.#onResponse,
    };
    const pairs = Object.entries(listeners) as ['console', (message: ConsoleMessage) => void][];
    for (const [event, listener] of pairs) context.on(event, listener);
    return () => {
      for (const [event, listener] of pairs) context.off(event, listener);
    };
  }

  #onConsole = (message: ConsoleMessage): void => {
    const type = message.type();
    if ((type !== 'error' && type !== 'warning') || message.text() === WORKER_KEPT_OUT) return;
    this.#found.push(`console ${type}: ${message.text()} (${message.location().url})`);
  };

  #onPageError = (error: WebError): void => {
    this.#found.push(`page error: ${error.error().message} (${error.page()?.url() ?? 'unknown page'})`);
  };

  #onFailedRequest = (request: Request): void => {
    const reason = request.failure()?.errorText ?? '';
    if (!this.#isOurs(request.url()) || HARMLESS.includes(reason)) return;
    this.#found.push(`failed request: ${request.method()} ${request.url()}: ${reason}`);
  };

  #onResponse = (response: Response): void => {
    if (!this.#isOurs(response.url()) || response.status() < 500) return;
    this.#found.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  };

  #isOurs = (url: string): boolean => url.startsWith(`${this.#origin}/`);
}
