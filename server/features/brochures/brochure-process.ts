import { flushCompileCache } from 'node:module';
import type { Brochure, PictureBytes } from './brochure.ts';
import { printBrochure } from './print-brochure.ts';

/** Prints one brochure for each message, in a process of its own: nobody else waits for it, and its memory ends with it. */

export interface PrintOrder {
  brochure: Brochure;
  pictures: PictureBytes;
}
export type PrintResult = { pdf: Uint8Array } | { failure: string };

process.on('message', async ({ brochure, pictures }: PrintOrder) => {
  process.send?.(await print(brochure, pictures));
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
