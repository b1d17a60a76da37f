import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFolder } from '../../content/demo-folder.ts';
import { loadContent } from '../../content/load-content.ts';
import { videosOf } from '../../content/load-pages.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import { captionsFile, videoFiles } from '../../contract/schemas/page-content.ts';
import { setUpTestApp } from '../../test-support/test-app.ts';

const test = setUpTestApp();
const videos = videosOf(loadContent().pages);
const addresses = videos.flatMap(({ name }) => [
  ...Object.values(videoFiles(name)),
  ...interfaceLocales.map((locale) => captionsFile(name, locale)),
]);
const { mp4 } = videoFiles(videos[0]?.name ?? '');
const bytes = readFileSync(path.join(demoFolder.public, mp4));
const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });

describe('the files of the videos', () => {
  const types: Record<string, string> = {
    '.webm': 'video/webm',
    '.mp4': 'video/mp4',
    '.vtt': 'text/vtt; charset=utf-8',
    '.webp': 'image/webp',
    '.avif': 'image/avif',
  };

  it.each(addresses)('%s is sent as what it is and may be kept for a day', async (address) => {
    const reply = await get(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(types[path.extname(address)]);
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    const again = await get(address, { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is not found where there is none', async () => {
    for (const url of ['/videos/none.mp4', '/videos/', '/videos/..%2Fpictures']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('a part of a video', () => {
  it('says that parts can be had', async () => {
    expect((await get(mp4)).headers['accept-ranges']).toBe('bytes');
  });

  it.each([
    ['the first two bytes, with which a player asks', 'bytes=0-1', 0, 1],
    ['from the middle to the end', 'bytes=5000-', 5000, bytes.length - 1],
    ['the last hundred', 'bytes=-100', bytes.length - 100, bytes.length - 1],
  ])('is sent alone: %s', async (_what, range, from, to) => {
    const reply = await get(mp4, { range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${from}-${to}/${bytes.length}`);
    expect(reply.headers['content-length']).toBe(`${to - from + 1}`);
    expect(reply.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  it('beyond the end is refused', async () => {
    expect((await get(mp4, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  });

  it('of another state of the file is not mixed with this one', async () => {
    const reply = await get(mp4, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBe(bytes.length);
  });
});
