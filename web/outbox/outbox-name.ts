/** The name of the outbox among the databases of the browser. */
export const OUTBOX = 'kickstand';

/** Whether anything was ever put into the outbox on this device, to be known without opening it. */
export async function mayHaveOutbox(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX);
  } catch {
    return false;
  }
}
