import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoFolder } from '../../content/demo-folder.ts';
import { loadContent } from '../../content/load-content.ts';
import { videosOf } from '../../content/load-pages.ts';
import { loadTranslations } from '../../content/load-translations.ts';
import { interfaceLocales } from '../../contract/locales.ts';
import type { VideoContent } from '../../contract/schemas/page-content.ts';
import { captionsFile, VIDEO_SIZE, videoFiles, videoSeconds } from '../../contract/schemas/page-content.ts';
import { captionsOf } from '../../scripts/captions.ts';

const MAX_BYTES = 1_200_000;
const publicFolder = demoFolder.public;
const read = (address: string): Buffer => readFileSync(path.join(publicFolder, address));
const { pages } = loadContent();
const translations = loadTranslations();
const videos = videosOf(pages);

/** From the movie header, whose times count in units of its own. */
function mp4Seconds(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

/** From the element Duration, eight bytes of milliseconds. */
const webmSeconds = (file: Buffer): number =>
  file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;

describe.each(videos)('the video $name', (video: VideoContent) => {
  const files = videoFiles(video.name);

  it('is there in both formats, each at most 1.2 MB', () => {
    for (const address of [files.webm, files.mp4]) {
      expect(statSync(path.join(publicFolder, address)).size).toBeLessThanOrEqual(MAX_BYTES);
    }
    expect(read(files.mp4).subarray(4, 8).toString()).toBe('ftyp');
    expect(read(files.webm).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  });

  it('lasts 8 to 15 seconds, as long as its scenes', () => {
    const seconds = videoSeconds(video.scenes);
    for (const measured of [mp4Seconds(read(files.mp4)), webmSeconds(read(files.webm))]) {
      expect(measured).toBeGreaterThanOrEqual(8);
      expect(measured).toBeLessThanOrEqual(15);
      expect(Math.abs(measured - seconds)).toBeLessThan(0.2);
    }
  });

  it('starts to play before all of it is there', () => {
    const file = read(files.mp4);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it.each([files.poster, files.posterAvif])('has a poster of its size: %s', async (address) => {
    expect(await sharp(read(address)).metadata()).toMatchObject(VIDEO_SIZE);
  });

  it.each(interfaceLocales)('has captions that say in %s what is to be read in it, when it is', (locale) => {
    const translate = translations[locale];
    const track = read(captionsFile(video.name, locale)).toString();
    expect(track).toBe(captionsOf(video, translate));
    expect(track.startsWith('WEBVTT\n\n')).toBe(true);
    const cues = [...track.matchAll(/^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3}) .*\n(.+(?:\n.+)*)/gm)];
    expect(cues.map(([, , , text]) => text)).toEqual(
      video.scenes.map(({ headline, points }) => [headline, ...points].map(translate).join('\n')),
    );
    const times = cues.flatMap(([, from = '', to = '']) => [from, to].map((time) => Date.parse(`1970-01-01T${time}Z`)));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBe(Math.round(videoSeconds(video.scenes) * 1000));
  });
});
