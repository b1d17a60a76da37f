import { flushCompileCache } from 'node:module';
import type { Brochure, PictureBytes } from './brochure.ts';
import { printBrochure, warmUp } from './print-brochure.ts';

/** Prints one brochure for each message, in a process of its own: nobody else waits for it, and its memory ends with it. */

export interface PrintOrder {
  brochure: Brochure;
  pictures: PictureBytes;
}
/** Brings no answer. */
export type WarmUp = 'warm up';
export type PrintResult = { pdf: Uint8Array } | { failure: string };

process.on('message', async (message: PrintOrder | WarmUp) => {
  if (message === 'warm up') await warmUp();
  else process.send?.(await print(message.brochure, message.pictures));
  // It is ended without notice, and would then leave nothing compiled for the next one.
  flushCompileCache();
});

async function print(brochure: Brochure, pictures: PictureBytes): Promise<PrintResult> {
  try {
    return { pdf: await printBrochure(brochure, pictures) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
