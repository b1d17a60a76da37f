import { createHash } from 'node:crypto';
import type { ContentVersion } from '../../changes/content-version.ts';
import type { Db } from '../../db/db.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import type { ComparedPreview, Preview } from './preview.ts';

export interface DrawnPreview {
  jpeg: Buffer;
  etag: string;
}

interface Copy extends DrawnPreview {
  /** The content version for which it is known to be right. */
  version: number;
  /** What it was drawn from; most changes of the content leave most pictures as they are. */
  source: string;
}

type Drawable = Preview | ComparedPreview;
type Compose = (db: Db) => Promise<Drawable | undefined>;

/** The pictures that have been asked for, kept until the content changes what they show: the last ones, as far as there are more than it may keep. */
export class PreviewCache {
  #db: Db;
  #version: ContentVersion;
  #most: number;
  #copies = new Map<string, Copy>();
  #making = new Map<string, Promise<Copy | undefined>>();
  /** One at a time, so that a crawler that asks for all of them leaves the processor to the visitors. */
  #lastInLine: Promise<unknown> = Promise.resolve();

  constructor(db: Db, version: ContentVersion, most = Number.POSITIVE_INFINITY) {
    this.#db = db;
    this.#version = version;
    this.#most = most;
  }

  /** Whether it would not have to be drawn. */
  has = (name: string): boolean => this.#copies.has(name);

  /** Undefined when there is nothing to draw under this name. */
  async take(name: string, compose: Compose): Promise<DrawnPreview | undefined> {
    const version = await this.#version.current();
    const copy = this.#copies.get(name);
    if (copy?.version === version) return copy;
    const key = `${version} ${name}`;
    const making = this.#making.get(key) ?? this.#make(name, version, compose).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(name: string, version: number, compose: Compose): Promise<Copy | undefined> {
    const preview = await compose(this.#db);
    if (!preview) {
      this.#copies.delete(name);
      return undefined;
    }
    const source = JSON.stringify(preview);
    const last = this.#copies.get(name);
    const copy = last?.source === source ? { ...last, version } : await this.#draw(preview, version, source);
    this.#copies.set(name, copy);
    const [oldest] = this.#copies.keys();
    if (this.#copies.size > this.#most && oldest !== undefined) this.#copies.delete(oldest);
    return copy;
  }

  #draw(preview: Drawable, version: number, source: string): Promise<Copy> {
    const task = this.#lastInLine.then(async () => {
      const jpeg = await this.#drawn(preview);
      const etag = `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"`;
      return { jpeg, etag, version, source };
    });
    this.#lastInLine = task.catch(() => {});
    return task;
  }

  async #drawn(preview: Drawable): Promise<Buffer> {
    const read = async (address: string | undefined) =>
      (address && (await readPicture(this.#db, address))) || undefined;
    const logo = await read(preview.logo?.address);
    // Loaded with the first picture: it brings the typeface along.
    if ('columns' in preview) {
      const { drawComparison } = await import('./draw-comparison.ts');
      const pictures = await Promise.all(preview.columns.map(({ picture }) => read(picture)));
      return drawComparison(preview, { pictures, logo });
    }
    const { drawPreview } = await import('./draw-preview.ts');
    return drawPreview(preview, { picture: await read(preview.picture), logo });
  }
}
