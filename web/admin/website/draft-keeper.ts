import { mergeBodies } from '../../../contract/documents/merge-bodies.ts';
import { withValueAt } from '../../../contract/documents/places.ts';
import type { Reply } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { currentOf } from '../changed-meanwhile.ts';

export type StoredDocument = Reply<'readDocument'>;
export type DocumentBody = StoredDocument['body'];

type Saving =
  | { step: 'unchanged' }
  /** Typed, and about to be saved. */
  | { step: 'typing' }
  | { step: 'saved'; at: number }
  | { step: 'failed'; why: string }
  /** Somebody else has saved meanwhile; nothing is saved until it is decided whose each field is. */
  | { step: 'conflict'; theirs: StoredDocument };

export interface DraftState {
  stored: StoredDocument;
  /** As it stands in the fields. */
  body: DocumentBody;
  saving: Saving;
}

interface Means {
  save: (base: number, body: DocumentBody) => Promise<StoredDocument>;
  /** What was typed and is not saved yet, so that not even a closed tab loses it. */
  keep: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Under which name. */
  name: string;
  now?: () => number;
}

/** Longer than between two letters of somebody who types, and short enough that the page beside the form follows in half a second. */
const SAVE_AFTER_MS = 350;
const TRY_AGAIN_AFTER_MS = 4000;

/** The revision that somebody works on. */
export const baseOf = ({ live, draft }: StoredDocument): number => (draft ?? live)?.id ?? 0;

/** Saves a document by itself, a moment after each change, one save after the other; says how that goes. */
export class DraftKeeper {
  #means: Means;
  #state: DraftState;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(stored: StoredDocument, means: Means) {
    this.#means = means;
    this.#state = { stored, body: stored.body, saving: { step: 'unchanged' } };
    const kept = readKept(means);
    if (!kept) return;
    // From a tab that was closed before it could save. If somebody else has saved since, the server says so.
    this.#state = { ...this.#state, stored: rebased(stored, kept.base), body: kept.body, saving: { step: 'typing' } };
    this.#saveIn(0);
  }

  get state(): DraftState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  edit(place: string, value: unknown): void {
    const body = withValueAt(this.#state.body, place, value);
    const isDecidedFirst = this.#state.saving.step === 'conflict';
    this.#change({ body, ...(!isDecidedFirst && { saving: { step: 'typing' } }) });
    this.#keep();
    if (!isDecidedFirst) this.#saveIn(SAVE_AFTER_MS);
  }

  /** What stands in the fields is what counts, whatever the other has saved. */
  keepMine(): void {
    if (this.#state.saving.step !== 'conflict') return;
    this.#change({ stored: this.#state.saving.theirs, saving: { step: 'typing' } });
    this.#keep();
    this.#saveIn(0);
  }

  /** What the server has is what counts: after publishing, or where the other's is to stay. */
  take(stored: StoredDocument): void {
    clearTimeout(this.#timer);
    this.#means.keep.removeItem(this.#means.name);
    this.#change({ stored, body: stored.body, saving: { step: 'unchanged' } });
  }

  /**
   * What the server says by now, say because a plan was carried out: it is taken, unless something is typed that is not saved yet. An answer that
   * a later save has overtaken says nothing new.
   */
  learn(stored: StoredDocument): void {
    const { step } = this.#state.saving;
    const [theirs, ours] = [baseOf(stored), baseOf(this.#state.stored)];
    if (theirs < ours) return;
    if (step !== 'unchanged' && step !== 'saved')
      this.#change({ stored: { ...this.#state.stored, plan: stored.plan } });
    else if (theirs > ours || !stored.draft) this.take(stored);
    else this.#change({ stored });
  }

  /** Saves what is not saved yet. False: it could not be. */
  async settle(): Promise<boolean> {
    await this.#saving;
    if (this.#state.saving.step === 'failed') await this.#saveNow();
    // Also what is typed meanwhile.
    while (this.#state.saving.step === 'typing') await this.#saveNow();
    return this.#state.saving.step === 'saved' || this.#state.saving.step === 'unchanged';
  }

  /** Does something with what is saved. What is typed meanwhile is saved afterwards: before, it would overtake what is being done. */
  async alone<Result>(perform: () => Promise<Result>): Promise<Result> {
    while (this.#saving) await this.#saving;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#saving = promise;
    try {
      return await perform();
    } finally {
      this.#saving = undefined;
      resolve();
    }
  }

  /** When nobody looks at it any more: what is not saved stays kept. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNow(), ms);
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    // Whoever has waited as well may have been quicker.
    if (!['typing', 'failed'].includes(this.#state.saving.step)) return;
    this.#saving = this.#save();
    await this.#saving;
    this.#saving = undefined;
  }

  async #save(): Promise<void> {
    const { stored, body } = this.#state;
    try {
      const saved = await this.#means.save(baseOf(stored), body);
      const isAll = this.#state.body === body;
      if (isAll) this.#means.keep.removeItem(this.#means.name);
      const at = (this.#means.now ?? Date.now)();
      this.#change({ stored: saved, saving: isAll ? { step: 'saved', at } : { step: 'typing' } });
      if (isAll) return;
      this.#keep();
      this.#saveIn(SAVE_AFTER_MS);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const theirs = currentOf(error) as StoredDocument | undefined;
    if (theirs) this.#join(theirs);
    else {
      this.#change({ saving: { step: 'failed', why: error instanceof ApiError ? error.message : '' } });
      this.#saveIn(TRY_AGAIN_AFTER_MS);
    }
  }

  /** Where the two have changed different parts there is nothing to decide. */
  #join(theirs: StoredDocument): void {
    const { body, clashes } = mergeBodies(this.#state.stored.body, this.#state.body, theirs.body);
    if (clashes.length > 0) this.#change({ body, saving: { step: 'conflict', theirs } });
    else {
      this.#change({ stored: theirs, body, saving: { step: 'typing' } });
      this.#keep();
      this.#saveIn(0);
    }
  }

  #keep(): void {
    const { stored, body } = this.#state;
    this.#means.keep.setItem(this.#means.name, JSON.stringify({ base: baseOf(stored), body }));
  }

  #change(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function readKept({ keep, name }: Means): { base: number; body: DocumentBody } | undefined {
  const kept = keep.getItem(name);
  return kept ? JSON.parse(kept) : undefined;
}

/** As somebody saw it who began from an older revision. */
const rebased = (stored: StoredDocument, base: number): StoredDocument =>
  baseOf(stored) === base ? stored : { ...stored, draft: { id: base, author: '', at: 0 } };
