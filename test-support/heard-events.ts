/** What a browser would hear of server-sent events. */
export class HeardEvents {
  readonly response: Response;
  readonly heard: { event: string; data: unknown }[] = [];
  /** Settles when the server ends it. */
  readonly ended: Promise<void>;
  #hangUp: AbortController;
  #waiting = new Set<() => void>();

  private constructor(response: Response, hangUp: AbortController) {
    this.response = response;
    this.#hangUp = hangUp;
    this.ended = this.#listen().catch(() => {});
  }

  static async at(origin: string, cookie: string): Promise<HeardEvents> {
    const hangUp = new AbortController();
    const headers = { cookie, accept: 'text/event-stream' };
    const events = new HeardEvents(await fetch(`${origin}/api/events`, { headers, signal: hangUp.signal }), hangUp);
    if (events.response.ok) await events.until(({ event }) => event === 'begin');
    return events;
  }

  /** The first that matches, of those that were heard or will be. */
  async until(isIt: (heard: { event: string; data: unknown }) => boolean): Promise<unknown> {
    for (;;) {
      const found = this.heard.find(isIt);
      if (found) return found.data;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  close(): void {
    this.#hangUp.abort();
  }

  async #listen(): Promise<void> {
    let rest = '';
    const body = this.response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const chunk of body) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#hear(block);
    }
  }

  #hear(block: string): void {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    this.heard.push({ event, data: JSON.parse(data) });
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
