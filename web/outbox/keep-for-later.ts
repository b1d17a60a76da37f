import type { Letter } from './outbox.ts';
import { putLetter, SYNC_TAG } from './outbox.ts';

/** Whether it is safe on the device. Some private windows keep nothing. */
export async function keepForLater(letter: Letter): Promise<boolean> {
  try {
    await putLetter(letter);
  } catch {
    return false;
  }
  void askForSync();
  return true;
}

/** Some browsers then send it even when the page is closed; in all others the next page of the site does. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready;
    await (registration as { sync?: { register: (tag: string) => Promise<void> } }).sync?.register(SYNC_TAG);
  } catch {}
}
