import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { drawPicture } from './draw-picture.ts';

/**
 * Draws one picture, which comes over standard input, in a process of its own: whatever a file does to its decoder, it does it
 * here, where there is no setting, no data and no other visitor.
 */

const LOOK_EVERY_MS = 2;
const mostBytes = Number(process.argv[2]) * 1024 * 1024;

// Decoding goes on beside this thread. Nothing gentler works at once: threads in the middle of a picture do not stop.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
// The server is gone, and with it whoever waits for the picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const part = process.argv[3] ? JSON.parse(process.argv[3]) : undefined;
const drawn = await drawPicture(await buffer(process.stdin), part);
// It is ended as soon as it has answered, and would then leave nothing compiled for the next one.
flushCompileCache();
process.send?.(drawn);
