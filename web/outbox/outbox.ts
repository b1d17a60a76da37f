import { OUTBOX } from './outbox-name.ts';

/** Enquiries that could not leave for want of a network, kept on the visitor's device until they have. */

export const SYNC_TAG = 'outbox';

export interface Letter {
  /** Under which the server stores it once, however often it is sent. */
  key: string;
  path: string;
  payload: unknown;
  /** The version of the notice that was shown. */
  consent: string;
  /** What was typed, should the form have to be looked at again. */
  draft: { kind: string; values: unknown; given: string };
  /** What came of it; the visitor has not been told yet. */
  result?: 'sent' | 'refused';
  /** Under which staff find it, once it is sent. */
  reference?: string | undefined;
}

const STORE = 'letters';

export const putLetter = (letter: Letter): Promise<unknown> => run('readwrite', (store) => store.put(letter));

export const removeLetter = (key: string): Promise<unknown> => run('readwrite', (store) => store.delete(key));

export const allLetters = (): Promise<Letter[]> => run('readonly', (store) => store.getAll() as IDBRequest<Letter[]>);

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(OUTBOX, 1);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
