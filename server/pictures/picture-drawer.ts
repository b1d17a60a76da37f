import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PicturePart } from '../../contract/picture-library.ts';
import type { DrawnPicture } from './draw-picture.ts';

const PROGRAM = path.join(import.meta.dirname, 'picture-process.ts');
const COMPILE_CACHE = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'kickstand');
/** The process by itself takes about 65 of them; what is left is enough for any picture that is let through by its head. */
const MOST_MEGABYTES = 280;
/** Else the C library holds on to what one step has freed while the next one takes as much again. */
const SMALL_HEAP = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
/** Four times what the dearest picture takes on a small server that is idle. */
const GIVE_UP_MS = 60_000;

interface Drawing {
  /** Which part of it; all where nothing is said. */
  part?: PicturePart | undefined;
  mostMegabytes?: number;
  giveUpMs?: number;
}

/** Has a picture drawn in a process that is started for it alone and may take so much memory and time, and no more. */
export async function drawApart(
  original: Uint8Array,
  { part, mostMegabytes = MOST_MEGABYTES, giveUpMs = GIVE_UP_MS }: Drawing = {},
): Promise<DrawnPicture> {
  const child = fork(PROGRAM, [String(mostMegabytes), ...(part ? [JSON.stringify(part)] : [])], {
    serialization: 'advanced',
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...SMALL_HEAP },
    execArgv: ['--max-old-space-size=64'],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => child.kill('SIGKILL'), giveUpMs);
  // One that ends early stops reading, which is no further fault.
  child.stdin?.on('error', () => {});
  child.stdin?.end(original);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([drawn]) => drawn as DrawnPicture),
      once(child, 'exit', { signal }).then((): DrawnPicture => ({ refusal: 'tooDemanding' })),
    ]);
  } finally {
    clearTimeout(timer);
    ended.abort();
    child.kill('SIGKILL');
  }
}
