import type { Letter } from './outbox.ts';
import { allLetters, putLetter } from './outbox.ts';
import { postEnquiry } from './post-enquiry.ts';

/** Sends what is waiting, in one tab or worker at a time. Throws while that is not possible, so that it is tried again. */
export const sendWaiting = (): Promise<void> => navigator.locks.request('outbox', sendAll);

async function sendAll(): Promise<void> {
  const waiting = (await allLetters()).filter(({ result }) => !result);
  for (const letter of waiting) {
    const outcome = await postEnquiry(letter);
    if (outcome.kind === 'unreachable' || (outcome.kind === 'refused' && isPassing(outcome.status))) {
      throw new Error('It could not be sent yet.');
    }
    const news: Pick<Letter, 'result' | 'reference'> =
      outcome.kind === 'stored' ? { result: 'sent', reference: outcome.reference } : { result: 'refused' };
    await putLetter({ ...letter, ...news });
  }
}

/** Too many at once, or a server that is not up to it just now: the same enquiry will do later. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;
