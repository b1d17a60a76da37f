import { HOUR_MS } from '../../../contract/durations.ts';
import type { ContactWay, Outcome } from '../../../contract/leads/contacts.ts';
import type { Reply } from '../../lib/api-client.ts';
import { createStore } from '../../lib/store.ts';
import { lastUser } from '../session/session.ts';
import { putLetter } from './letters.ts';
import { sendLetters } from './send-letters.ts';

export type Lead = Reply<'listLeads'>['leads'][number];

/** Somebody was tried, and nobody has said yet what came of it. */
export interface Attempt {
  /** Under which it is written down, and later what came of it. */
  key: string;
  lead: number;
  way: ContactWay;
  at: number;
  /** The sheet is open, or was closed without a word. */
  isAsking: boolean;
  /** What was typed so far. */
  note: string;
}

export interface Said {
  outcome: Outcome;
  note: string;
  followUpAt?: number | undefined;
}

/** The phone is to come up first; on return the sheet is there. */
const ASK_AFTER_MS = 500;
const FORGOTTEN_AFTER_MS = 12 * HOUR_MS;
const PLACE = 'desk.attempts';

/** A page that the phone has thrown away meanwhile knows them from here; of another account there is nothing. */
export const attempts = createStore<readonly Attempt[]>([]);
export const openAttempt = createStore<Attempt | undefined>(undefined);
/** Names for the sheet, which nobody keeps. */
const seen = new Map<number, Lead>();

/** Those of whoever has just logged in. */
export function recallAttempts(): void {
  seen.clear();
  attempts.set(stored());
  openAttempt.set(asking());
}

/** Writes the attempt down before the phone opens. */
export function beginAttempt(lead: Lead, way: ContactWay): void {
  const attempt: Attempt = { key: crypto.randomUUID(), lead: lead.id, way, at: Date.now(), isAsking: false, note: '' };
  seen.set(lead.id, lead);
  putLetter({ kind: 'contact', key: attempt.key, lead: lead.id, body: { way, at: attempt.at } });
  void sendLetters();
  keep([...attempts.get().filter((one) => one.lead !== lead.id), attempt]);
  setTimeout(() => askAbout(attempt.key), ASK_AFTER_MS);
}

export const leadOfAttempt = ({ lead }: Attempt): Lead | undefined => seen.get(lead);

export const askAbout = (key: string): void => change(key, { isAsking: true });

export const closeAttempt = (key: string): void => change(key, { isAsking: false });

export const typeNote = (key: string, note: string): void => change(key, { note });

/** What came of it, under the same key. */
export function sayOutcome({ key, lead, way, at }: Attempt, { outcome, note, followUpAt }: Said): void {
  putLetter({
    kind: 'contact',
    key,
    lead,
    body: {
      way,
      at,
      outcome,
      ...(note.trim() && { text: note.trim() }),
      ...(followUpAt !== undefined && { followUpAt }),
    },
  });
  keep(attempts.get().filter((one) => one.key !== key));
  void sendLetters();
  for (const listener of listeners) listener(lead);
}

const listeners = new Set<(lead: number) => void>();

/** Tells when somebody has said what came of it, before the server has been told. Returns how to stop. */
export function onSaid(listener: (lead: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(key: string, part: Partial<Attempt>): void {
  keep(attempts.get().map((attempt) => (attempt.key === key ? { ...attempt, ...part } : attempt)));
}

function keep(all: readonly Attempt[]): void {
  localStorage.setItem(PLACE, JSON.stringify({ user: lastUser(), attempts: all }));
  attempts.set(all);
  openAttempt.set(asking());
}

function asking(): Attempt | undefined {
  return attempts.get().find(({ isAsking }) => isAsking);
}

function stored(): readonly Attempt[] {
  try {
    const { user, attempts: found } = JSON.parse(localStorage.getItem(PLACE) ?? '') as {
      user: string;
      attempts: Attempt[];
    };
    return user === lastUser() ? found.filter(({ at }) => Date.now() - at < FORGOTTEN_AFTER_MS) : [];
  } catch {
    return [];
  }
}
