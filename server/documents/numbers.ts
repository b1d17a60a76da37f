import type { Db } from '../db/db.ts';
import { listBodies } from './document-lists.repository.ts';

const numberIn = (body: unknown): number => {
  const id = (body as { id?: unknown } | undefined)?.id;
  return typeof id === 'number' ? id : 0;
};

/** One that none of these documents has, set aside or not. */
export const nextNumberAmong = (bodies: readonly unknown[]): number => nextNumber(bodies.map(numberIn));

/** The first that is free after all others. */
export const nextNumber = (taken: Iterable<unknown>): number =>
  [...taken].reduce<number>((most, one) => (typeof one === 'number' && one > most ? one : most), 0) + 1;

/** The one that is wanted, unless another has it. */
export const freeNumber = (wanted: number, taken: ReadonlySet<unknown>): number =>
  taken.has(wanted) ? nextNumber([...taken, wanted]) : wanted;

/** The numbers by which calls name the documents of a kind. */
export class Numbers {
  #byKey: Map<string, number>;
  #taken: Set<number>;
  #next: number;

  constructor(documents: readonly { key: string; body: unknown }[]) {
    this.#byKey = new Map(documents.map(({ key, body }) => [key, numberIn(body)]));
    this.#taken = new Set(this.#byKey.values());
    this.#next = nextNumberAmong(documents.map(({ body }) => body));
  }

  /** The document with the number that it has here; a new one with its own, or where that is taken with the next. */
  settle<Body extends object>(key: string, body: Body): Body & { id: number } {
    const id = this.#byKey.get(key) ?? this.#free(numberIn(body));
    this.#byKey.set(key, id);
    this.#taken.add(id);
    this.#next = Math.max(this.#next, id + 1);
    return { ...body, id };
  }

  #free(wanted: number): number {
    return wanted === 0 || this.#taken.has(wanted) ? this.#next : wanted;
  }
}

export const readNumbers = async (db: Db, kind: string): Promise<Numbers> => new Numbers(await listBodies(db, kind));
