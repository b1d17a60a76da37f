import { parentPort } from 'node:worker_threads';
import type { Brochure, PictureBytes } from './brochure.ts';
import { printBrochure } from './print-brochure.ts';

/** Prints one brochure for each message, in a thread of its own: nobody else waits for it. */

export interface PrintOrder {
  brochure: Brochure;
  pictures: PictureBytes;
}
export type PrintResult = { pdf: Uint8Array } | { failure: string };

parentPort?.on('message', async ({ brochure, pictures }: PrintOrder) => {
  parentPort?.postMessage(await print(brochure, pictures));
});

async function print(brochure: Brochure, pictures: PictureBytes): Promise<PrintResult> {
  try {
    return { pdf: await printBrochure(brochure, pictures) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
