import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Brochure, PictureBytes } from './brochure.ts';
import type { PrintOrder, PrintResult } from './brochure-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'brochure-process.ts');
const COMPILE_CACHE = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'kickstand');
/** Long enough for a visitor who looks at several models, short enough that the memory is soon free again. */
const IDLE_MS = 30_000;
const GIVE_UP_MS = 30_000;

class BrokenOff extends Error {}

/** Prints one after the other in a process that is started when it is needed and ended when it no longer is. */
export class BrochurePrinter {
  #process: ChildProcess | undefined;
  #lastInLine: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  print(brochure: Brochure, pictures: PictureBytes): Promise<Buffer> {
    const task = this.#lastInLine.then(() => this.#print({ brochure, pictures }));
    this.#lastInLine = task.catch(() => {});
    return task;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  async #print(order: PrintOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    const last = this.#process;
    try {
      const result = await answerOf(last ?? this.#start(), order);
      if ('failure' in result) throw new Error(`The brochure could not be printed: ${result.failure}`);
      this.#endWhenIdle();
      return Buffer.from(result.pdf.buffer, result.pdf.byteOffset, result.pdf.byteLength);
    } catch (error) {
      this.stop();
      // The one from before may have ended unseen while it was idle; a new one gets one chance.
      if (last && error instanceof BrokenOff) return this.#print(order);
      throw error;
    }
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
  }

  /** It knows no setting and no secret: what it prints comes with the order. */
  #start(): ChildProcess {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Nobody waits for it while it is idle, and an unheard error would end this process.
    child.unref();
    child.channel?.unref();
    child.on('error', () => {});
    child.on('exit', () => {
      if (this.#process === child) this.#process = undefined;
    });
    this.#process = child;
    return child;
  }
}

async function answerOf(child: ChildProcess, order: PrintOrder): Promise<PrintResult> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(GIVE_UP_MS)]);
  child.channel?.ref();
  child.send(order);
  try {
    const [result] = await Promise.race([once(child, 'message', { signal }), brokenOff(child, signal)]);
    return result;
  } finally {
    ended.abort();
    child.channel?.unref();
  }
}

async function brokenOff(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code, killedBy] = await once(child, 'exit', { signal });
  throw new BrokenOff(`The brochure printer ended with ${killedBy ?? code}.`);
}
