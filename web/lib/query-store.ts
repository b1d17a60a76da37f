import type { Call, EndpointName } from './api-client.ts';
import { ApiError } from './api-error.ts';

const RETRY_DELAY_MS = 300;
const NOTHING_YET: Answer<never> = { data: undefined, error: null };

declare const DATA: unique symbol;
/** The name of a call and what it carries; its type also says what the call answers. */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly [DATA]?: Data };

export interface Query<Data = unknown> {
  queryKey: QueryKey<Data>;
}

export interface Answer<Data> {
  /** Stays when a later call fails. */
  data: Data | undefined;
  error: Error | null;
}

/** `read(apiQuery('viewBike', …).queryKey)` is what that call has answered, as far as it is known by now. */
export type Read = <Data>(key: QueryKey<Data>) => Data | undefined;

interface Entry {
  answer: Answer<unknown>;
  /** How many components show it. */
  wanted: number;
  /** Came with the page, and is taken for fresh while that starts. */
  isRestored: boolean;
  /** Has just been asked for, for a page that is about to be shown. */
  isAhead: boolean;
  asking: Promise<void> | undefined;
}

export const idOf = (key: QueryKey): string => JSON.stringify(key);

/**
 * What the calls of the site have answered: each once, however many components want it at a time, and again for whoever
 * comes later, who meanwhile sees what is known.
 */
export class QueryStore {
  readonly #call: Call;
  readonly #retries: number;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  constructor(call: Call, { retries }: { retries: number }) {
    this.#call = call;
    this.#retries = retries;
  }

  readonly read: Read = <Data>(key: QueryKey<Data>) => this.answerTo<Data>(idOf(key)).data;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  answerTo<Data>(id: string): Answer<Data> {
    return (this.#entries.get(id)?.answer ?? NOTHING_YET) as Answer<Data>;
  }

  /** Everything that has been answered. */
  answered(): [key: QueryKey, data: unknown][] {
    return [...this.#entries]
      .filter(([, { answer }]) => answer.data !== undefined)
      .map(([id, { answer }]) => [JSON.parse(id), answer.data]);
  }

  restore(key: QueryKey, data: unknown): void {
    Object.assign(this.#entry(idOf(key)), { answer: { data, error: null }, isRestored: true });
  }

  /** Asks again for what came with the page and is shown; the rest is asked for when somebody comes to want it. */
  renew(): void {
    for (const [id, entry] of this.#entries) {
      if (!entry.isRestored) continue;
      entry.isRestored = false;
      if (entry.wanted > 0) void this.ask(id);
    }
  }

  /** Makes the call for a component that shows it. Returns what to call when the component is gone. */
  want(id: string): () => void {
    const entry = this.#entry(id);
    entry.wanted += 1;
    if (!entry.isRestored && !entry.isAhead) void this.ask(id);
    entry.isAhead = false;
    return () => {
      entry.wanted -= 1;
    };
  }

  /** For a page that is about to be shown and is nothing without it: the first who wants it does not ask again. */
  async askAhead({ queryKey }: Query): Promise<void> {
    const entry = this.#entry(idOf(queryKey));
    if (entry.answer.data !== undefined) return;
    await this.ask(idOf(queryKey));
    entry.isAhead = entry.answer.data !== undefined;
  }

  /** Never rejects: a failure is an answer, too. */
  ask(id: string): Promise<void> {
    const entry = this.#entry(id);
    entry.asking ??= this.#ask(id, entry);
    return entry.asking;
  }

  /** What went wrong. A call that failed is afterwards one that is still to be made. */
  takeFailures(): Error[] {
    const failed = [...this.#entries].filter(([, { answer }]) => answer.error);
    for (const [id] of failed) this.#entries.delete(id);
    return failed.flatMap(([, { answer }]) => answer.error ?? []);
  }

  async #ask(id: string, entry: Entry): Promise<void> {
    if (entry.answer.data === undefined) this.#tell(entry, NOTHING_YET);
    try {
      const data = await this.#callUntilAnswered(id);
      this.#tell(entry, { data: isSame(data, entry.answer.data) ? entry.answer.data : data, error: null });
    } catch (error) {
      this.#tell(entry, { data: entry.answer.data, error: error instanceof Error ? error : new Error(String(error)) });
    }
    entry.asking = undefined;
  }

  async #callUntilAnswered(id: string): Promise<unknown> {
    const [name, ...input] = JSON.parse(id) as [EndpointName, ...[]];
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.#call(name, ...input);
      } catch (error) {
        if (failures >= this.#retries || isRefusal(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      }
    }
  }

  #tell(entry: Entry, answer: Answer<unknown>): void {
    const { data, error } = entry.answer;
    if (data === answer.data && error === answer.error) return;
    entry.answer = answer;
    for (const listener of this.#listeners) listener();
  }

  #entry(id: string): Entry {
    const entry = this.#entries.get(id) ?? {
      answer: NOTHING_YET,
      wanted: 0,
      isRestored: false,
      isAhead: false,
      asking: undefined,
    };
    this.#entries.set(id, entry);
    return entry;
  }
}

/** Nothing is drawn anew for an answer that says the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
