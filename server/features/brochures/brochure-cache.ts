import { createHash } from 'node:crypto';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import type { ContentVersion } from '../../changes/content-version.ts';
import type { Db } from '../../db/db.ts';
import type { DocumentSource } from '../../documents/live-documents.ts';
import type { Brochure } from './brochure.ts';
import type { BrochurePrinter } from './brochure-printer.ts';
import { readPictures } from './brochure-sources.ts';
import type { Language } from './brochures.service.ts';
import { composeBrochure } from './brochures.service.ts';

export interface PrintedBrochure {
  name: string;
  pdf: Buffer;
  etag: string;
}

interface Copy extends PrintedBrochure {
  /** Content version and day for which it is known to be right. */
  state: string;
  /** What it was printed from; most changes of the content leave most brochures as they are. */
  source: string;
}

/** The last print of each model in each language, handed out until the content or the day changes. */
export class BrochureCache {
  #db: Db;
  #version: ContentVersion;
  #printer: BrochurePrinter;
  #documents: DocumentSource;
  #copies = new Map<string, Copy>();
  #making = new Map<string, Promise<Copy | undefined>>();

  constructor(db: Db, version: ContentVersion, printer: BrochurePrinter, documents: DocumentSource) {
    this.#db = db;
    this.#version = version;
    this.#printer = printer;
    this.#documents = documents;
  }

  /** Undefined for an address that belongs to no model that is shown. */
  async take(address: string, language: Language): Promise<PrintedBrochure | undefined> {
    const today = kolkataDate(Date.now());
    const state = `${await this.#version.current()} ${today}`;
    const place = `${language.locale} ${address}`;
    const copy = this.#copies.get(place);
    if (copy?.state === state) return copy;
    const key = `${state} ${place}`;
    const make = async () => {
      const documents = await this.#documents.current();
      return this.#make(place, state, composeBrochure(documents, address, today, language));
    };
    const making = this.#making.get(key) ?? make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(place: string, state: string, brochure: Brochure | undefined): Promise<Copy | undefined> {
    if (!brochure) {
      this.#copies.delete(place);
      return undefined;
    }
    const source = fingerprint(JSON.stringify(brochure));
    const last = this.#copies.get(place);
    const copy = last?.source === source ? { ...last, state } : await this.#print(brochure, state, source);
    this.#copies.set(place, copy);
    return copy;
  }

  async #print(brochure: Brochure, state: string, source: string): Promise<Copy> {
    const pdf = await this.#printer.print(brochure, await readPictures(this.#db, brochure));
    return { name: brochure.name, pdf, etag: `"${fingerprint(pdf)}"`, state, source };
  }
}

const fingerprint = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
