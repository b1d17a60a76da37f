import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Brochure, PictureBytes } from './brochure.ts';
import type { PrintOrder, PrintResult } from './brochure-worker.ts';

const WORKER = new URL('./brochure-worker.ts', import.meta.url);
/** Long enough for a visitor who looks at several models, short enough that the memory is soon free again. */
const IDLE_MS = 30_000;
const GIVE_UP_MS = 30_000;

/** Prints one after the other in a thread that is started when it is needed and ended when it no longer is. */
export class BrochurePrinter {
  #worker: Worker | undefined;
  #lastInLine: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  print(brochure: Brochure, pictures: PictureBytes): Promise<Buffer> {
    const task = this.#lastInLine.then(() => this.#print({ brochure, pictures }));
    this.#lastInLine = task.catch(() => {});
    return task;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #print(order: PrintOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#start();
    try {
      // Alive as long as somebody waits for it; idle, it holds no process open.
      worker.ref();
      const result = await answerOf(worker, order);
      worker.unref();
      if ('failure' in result) throw new Error(`The brochure could not be printed: ${result.failure}`);
      return Buffer.from(result.pdf.buffer, result.pdf.byteOffset, result.pdf.byteLength);
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { name: 'brochures' });
    this.#worker = worker;
    // Between two orders nobody listens, and an unheard error would end the process.
    worker.on('error', () => {});
    return worker;
  }
}

async function answerOf(worker: Worker, order: PrintOrder): Promise<PrintResult> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(GIVE_UP_MS)]);
  worker.postMessage(order);
  try {
    const [result] = await Promise.race([once(worker, 'message', { signal }), failedStart(worker, signal)]);
    return result;
  } finally {
    ended.abort();
  }
}

async function failedStart(worker: Worker, signal: AbortSignal): Promise<never> {
  const [code] = await once(worker, 'exit', { signal });
  throw new Error(`The brochure printer ended with code ${code}.`);
}
