import type { ContactWay, Outcome } from '../../../contract/leads/contacts.ts';
import { createStore } from '../../lib/store.ts';
import { lastUser, UNSENT } from '../session/session.ts';

/** What somebody did about a lead and the server has not been told yet: kept on the device, of each account apart, until it has. */
export type Letter = ContactLetter | NoteLetter;

interface Common {
  /** Under which the server counts it once, however often it is sent. */
  key: string;
  lead: number;
  /** Why the server would not have it; then somebody has to look at it. */
  refusal?: string;
}

interface ContactLetter extends Common {
  kind: 'contact';
  body: { way: ContactWay; at: number; outcome?: Outcome; text?: string; followUpAt?: number };
}

interface NoteLetter extends Common {
  kind: 'note';
  body: { text: string };
}

const place = (): string => UNSENT + lastUser();

/** Those of whoever is here. */
export const letters = createStore<readonly Letter[]>([]);

/** Other tabs write, too; whoever looks reads what is there now. */
export function readLetters(): readonly Letter[] {
  const found = parsed(localStorage.getItem(place()));
  if (JSON.stringify(found) !== JSON.stringify(letters.get())) letters.set(found);
  return found;
}

/** Before anything is sent, and at once. What is said later of the same attempt takes its place. */
export function putLetter(letter: Letter): void {
  const others = readLetters();
  const at = others.findIndex(({ key }) => key === letter.key);
  write(at === -1 ? [...others, letter] : others.with(at, letter));
}

/** Unless something else has been said of it meanwhile. */
export function removeLetter(letter: Letter): void {
  write(readLetters().filter((one) => one.key !== letter.key || JSON.stringify(one) !== JSON.stringify(letter)));
}

function write(all: readonly Letter[]): void {
  if (all.length === 0) localStorage.removeItem(place());
  else localStorage.setItem(place(), JSON.stringify(all));
  letters.set(all);
}

function parsed(text: string | null): readonly Letter[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? (found as Letter[]) : [];
  } catch {
    return [];
  }
}
