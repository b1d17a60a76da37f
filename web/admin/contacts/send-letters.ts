import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readAnswer } from '../../lib/browser-transport.ts';
import { createStore } from '../../lib/store.ts';
import { createPanelClient } from '../panel-api.ts';
import { apiQuery } from '../panel-queries.ts';
import { noticeEndOfSession } from '../session/end-of-session.ts';
import type { Letter } from './letters.ts';
import { letters, putLetter, readLetters, removeLetter } from './letters.ts';

const TRY_EVERY_MS = 20_000;
const GIVE_UP_MS = 20_000;

type Details = Reply<'readLead'>;

/** It arrives although the phone comes up in front of the page, or the page is closed. */
const lastingCall = createPanelClient(async (method, url, body) =>
  readAnswer(
    await fetch(url, {
      method,
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    }),
  ),
);

type Listener = (lead: Details, letter: Letter) => void;
const listeners = new Set<Listener>();

/** Tells of each lead as the server has it once something has been written down, and of what. Returns how to stop. */
export function onWrittenDown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let client: QueryClient | undefined;

/** The last one could not be sent, for want of a network or of a server that is up to it. */
export const areLettersStuck = createStore(false);

/** Sends what waits, in order, in one tab at a time. What cannot be sent now waits for the next time. */
export const sendLetters = (): Promise<void> => navigator.locks.request('desk-letters', sendAll);

async function sendAll(): Promise<void> {
  for (;;) {
    const letter = readLetters().find(({ refusal }) => refusal === undefined);
    if (!letter) return;
    try {
      const lead = await send(letter);
      removeLetter(letter);
      areLettersStuck.set(false);
      tell(lead, letter);
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error.status)) {
        areLettersStuck.set(true);
        noticeEndOfSession(error);
        return;
      }
      // One to which something was added meanwhile is sent as it is now.
      const now = readLetters().find(({ key }) => key === letter.key);
      if (JSON.stringify(now) === JSON.stringify(letter)) putLetter({ ...letter, refusal: error.message });
    }
  }
}

const send = (letter: Letter): Promise<Details> => {
  const { key: clientKey, lead } = letter;
  const params = { id: String(lead) };
  return letter.kind === 'note'
    ? lastingCall('addNote', { params, body: { clientKey, ...letter.body } })
    : lastingCall('addContact', { params, body: { clientKey, ...letter.body } });
};

function tell(lead: Details, letter: Letter): void {
  client?.setQueryData(apiQuery('readLead', { params: { id: String(lead.id) } }).queryKey, lead);
  for (const listener of listeners) listener(lead, letter);
}

/** A session that has ended, too many at once, or a server that is not up to it just now: the same will do later. */
const isPassing = (status: number): boolean => status >= 500 || [401, 408, 429].includes(status);

/** For as long as somebody is logged in: at once, when the network is back, and every now and then while something waits. */
export function keepSending(of: QueryClient): () => void {
  client = of;
  const sendWaiting = () => {
    if (readLetters().some(({ refusal }) => refusal === undefined)) void sendLetters();
  };
  const wake = () => {
    if (document.visibilityState === 'visible') sendWaiting();
  };
  sendWaiting();
  const timer = setInterval(sendWaiting, TRY_EVERY_MS);
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', wake);
  return () => {
    letters.set([]);
    clearInterval(timer);
    window.removeEventListener('online', sendWaiting);
    document.removeEventListener('visibilitychange', wake);
  };
}
