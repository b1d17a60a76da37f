import type { Page } from '@playwright/test';

/** What a first visit to a page may bring over the line of a phone in all, in kilobytes of 1000 bytes. */
export const MAX_TRANSFER_KB = { page: 350, angleView: 450 };

/** Counts from now on every byte that the page is sent, headers included, but for these addresses; returns how many kilobytes there are by now. */
export async function countTransfer(page: Page, apartFrom: readonly string[] = []): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  // While a file is on its way its data counts, at its end all that it took.
  const arriving = new Map<string, number>();
  const uncounted = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (apartFrom.includes(new URL(request.url).pathname)) uncounted.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (uncounted.has(requestId)) return;
    arriving.set(requestId, (arriving.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (uncounted.has(requestId)) return;
    arriving.delete(requestId);
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...arriving.values()].reduce((sum, some) => sum + some, bytes) / 1000;
}
