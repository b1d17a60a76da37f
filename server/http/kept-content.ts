import type { Locale } from '../../contract/locales.ts';
import type { Documents } from '../documents/document-kind.ts';
import type { Version } from './reply-cache.ts';

export interface Asked {
  locale: Locale;
  /** Others than those that are live: what is made from them is not kept. */
  documents?: Documents;
  /** `YYYY-MM-DD` in the dealership's time zone. */
  day: string;
}

/** Checks the parameters of a call and returns what it answers. */
export type Read = (params: Readonly<Record<string, string>>, asked: Asked) => Promise<ContentRead>;

interface ContentRead {
  data: unknown;
  /** False for answers about unknown names: only as much is kept as there is content. */
  isKept: boolean;
}

/** What the public reads, as data: all pages and replies of one content version and day are made from the same objects. */
export class KeptContent {
  #version: Version;
  #edition = '';
  #reads = new Map<string, Promise<ContentRead>>();

  constructor(version: Version) {
    this.#version = version;
  }

  async get(key: string, day: string, load: () => Promise<ContentRead>): Promise<ContentRead> {
    const reads = this.#readsOf(`${await this.#version.current()} ${day}`);
    const kept = reads.get(key);
    if (kept) return kept;
    const loading = load();
    reads.set(key, loading);
    const isKept = await loading.then((read) => read.isKept).catch(() => false);
    if (!isKept) reads.delete(key);
    return loading;
  }

  #readsOf(edition: string): Map<string, Promise<ContentRead>> {
    if (edition !== this.#edition) {
      this.#edition = edition;
      this.#reads = new Map();
    }
    return this.#reads;
  }
}
