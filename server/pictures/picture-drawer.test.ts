import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { plain } from '../../test-support/sample-pictures.ts';
import { watchForks } from '../../test-support/watch-forks.ts';
import { drawApart } from './picture-drawer.ts';

const started = watchForks();

/** Decoding it takes more than a hundred megabytes. */
const largePicture = await plain(6000, 6000).png({ progressive: true }).toBuffer();

async function endOfLast(): Promise<NodeJS.Signals | null> {
  const child = started.at(-1) as ChildProcess;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode;
}

it('draws a picture in a process that ends with it', async () => {
  const drawn = await drawApart(await plain(500, 250).jpeg().toBuffer());
  expect('files' in drawn && drawn.files.map(({ width, height, format }) => `${width}x${height} ${format}`)).toEqual([
    '480x240 webp',
    '480x240 avif',
    '500x250 webp',
    '500x250 avif',
  ]);
  expect(await endOfLast()).toBe('SIGKILL');
});

it('ends the process of a picture that takes more memory than it may, and goes on with the next', async () => {
  expect(await drawApart(largePicture, { mostMegabytes: 110 })).toEqual({ refusal: 'tooDemanding' });
  expect(await endOfLast()).toBe('SIGKILL');
  expect(await drawApart(await plain(8, 6).png().toBuffer())).toHaveProperty('files');
});

it('ends the process of a picture that takes too long', async () => {
  expect(await drawApart(largePicture, { giveUpMs: 1 })).toEqual({ refusal: 'tooDemanding' });
  expect(await endOfLast()).toBe('SIGKILL');
});

it('draws an AVIF of 12 megapixels, as cameras have them, and says of a larger one what it is', {
  timeout: 120_000,
}, async () => {
  const avif = (width: number, height: number) =>
    plain(width, height).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  expect(await drawApart(await avif(4032, 3024))).toHaveProperty('files');
  expect(await drawApart(await avif(4200, 3150))).toEqual({ refusal: 'largeAvif' });
});
