import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { VIDEO_SIZE } from '../../contract/schemas/page-content.ts';
import { FRAMES_PER_SECOND } from './film.ts';

const MAX_BYTES = 1_200_000;
/** Constant quality, best first; the next is taken when a file comes out too heavy. */
const qualities = { webm: [34, 40, 46], mp4: [22, 26, 30, 34] } as const;
const BITEXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/** Keeps the frames without loss, so that both formats can be made of them, and made again if they come out too heavy. */
export async function keepFrames(frames: AsyncIterable<Buffer>, file: string, onFrame: () => void): Promise<void> {
  const size = `${VIDEO_SIZE.width}x${VIDEO_SIZE.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', `${FRAMES_PER_SECOND}`, '-i', '-'];
  const { process, done } = ffmpeg([...input, '-c:v', 'ffv1', file]);
  for await (const frame of frames) {
    if (!process.stdin.write(frame)) await Promise.race([once(process.stdin, 'drain'), done]);
    onFrame();
  }
  process.stdin.end();
  await done;
}

export async function encode(source: string, target: string, format: 'webm' | 'mp4'): Promise<void> {
  for (const quality of qualities[format]) {
    const filter = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
    const { process, done } = ffmpeg([
      '-i',
      source,
      '-an',
      ...filter,
      ...codec(format, quality),
      ...COLOURS,
      ...BITEXACT,
      target,
    ]);
    process.stdin.end();
    await done;
    if (statSync(target).size <= MAX_BYTES) return;
  }
  throw new Error(`${target} stays heavier than ${MAX_BYTES} bytes: shorten its scenes.`);
}

const codec = (format: 'webm' | 'mp4', quality: number): string[] =>
  format === 'webm'
    ? ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', `${quality}`, '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1']
    : ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', `${quality}`, '-movflags', '+faststart'];

function ffmpeg(args: string[]) {
  const process = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    process.on('error', () => reject(new Error('ffmpeg could not be started. On Debian: apt-get install ffmpeg')));
    process.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`))));
  });
  // Whoever waits for it is told; until then a broken pipe is no news.
  done.catch(() => {});
  process.stdin.on('error', () => {});
  return { process, done };
}
