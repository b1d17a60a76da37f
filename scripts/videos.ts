import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { demoFolder } from '../content/demo-folder.ts';
import { loadContent } from '../content/load-content.ts';
import { videosOf } from '../content/load-pages.ts';
import { loadTranslations } from '../content/load-translations.ts';
import { interfaceLocales } from '../contract/locales.ts';
import { releaseAddress } from '../contract/pictures.ts';
import type { VideoContent } from '../contract/schemas/page-content.ts';
import { captionsFile, VIDEO_SIZE, videoFiles, videoSeconds } from '../contract/schemas/page-content.ts';
import { captionsOf } from './captions.ts';
import { ProgressBar } from './progress-bar.ts';
import { encode, keepFrames } from './videos/encode.ts';
import type { Cast } from './videos/film.ts';
import { FRAMES_PER_SECOND, film, stillOf } from './videos/film.ts';

/**
 * Makes the videos that the page texts describe, from the frames of the models. Needs ffmpeg. A video whose words, pictures
 * and recipe are what they were is left alone; captions, which are only words, are written each time.
 */

const publicFolder = demoFolder.public;
const recordFile = path.join(demoFolder.content, 'video-manifest.json');

const { pages, models, site } = loadContent();
const cast: Cast = {
  accent: site.accentColour,
  dealership: site.dealership,
  turnOf: (slug) => {
    const turn = models.find((model) => model.slug === slug)?.pictures.turn ?? [];
    return turn.map((address) => path.join(publicFolder, address));
  },
  backdropOf: (name) => {
    const file = path.join(publicFolder, releaseAddress(name));
    return existsSync(file) ? file : undefined;
  },
};

// Minutes of work for every core: whoever else uses the machine goes first.
setPriority(10);
mkdirSync(path.join(publicFolder, 'videos'), { recursive: true });
const translations = loadTranslations();
for (const video of videosOf(pages)) {
  await makeIfChanged(video);
  for (const locale of interfaceLocales) {
    writeFileSync(path.join(publicFolder, captionsFile(video.name, locale)), captionsOf(video, translations[locale]));
  }
}

async function makeIfChanged(video: VideoContent): Promise<void> {
  const fingerprint = fingerprintOf(video);
  const files = Object.values(videoFiles(video.name)).map((address) => path.join(publicFolder, address));
  const isThere = readRecord()[video.name] === fingerprint && files.every((file) => existsSync(file));
  if (isThere) {
    console.log(`${video.name} is as it was`);
    return;
  }
  await make(video);
  writeFileSync(recordFile, `${JSON.stringify({ ...readRecord(), [video.name]: fingerprint }, null, 2)}\n`);
  const weights = files.map((file) => `${path.extname(file).slice(1)} ${Math.round(statSync(file).size / 1000)} kB`);
  console.log(`${video.name}, ${videoSeconds(video.scenes).toFixed(1)} s: ${weights.join(', ')}`);
}

async function make(video: VideoContent): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'kickstand-video-'));
  const file = (address: string) => path.join(publicFolder, address);
  const files = videoFiles(video.name);
  const bar = new ProgressBar();
  try {
    const frames = path.join(scratch, 'frames.mkv');
    bar.start(Math.round(videoSeconds(video.scenes) * FRAMES_PER_SECOND));
    await keepFrames(film(video, cast), frames, () => bar.step(video.name));
    bar.end();
    await encode(frames, file(files.webm), 'webm');
    await encode(frames, file(files.mp4), 'mp4');
    await makePoster(video, file(files.poster), file(files.posterAvif));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function makePoster({ scenes }: VideoContent, webp: string, avif: string): Promise<void> {
  const still = await stillOf(scenes[0] as VideoContent['scenes'][number], cast);
  const poster = sharp(still, { raw: { ...VIDEO_SIZE, channels: 3 } });
  await poster.clone().webp({ quality: 80, effort: 6 }).toFile(webp);
  await poster.clone().avif({ quality: 55, effort: 5 }).toFile(avif);
}

function fingerprintOf(video: VideoContent): string {
  const hash = createHash('sha256').update(JSON.stringify([video, site.accentColour, site.dealership]));
  const recipe = path.join(import.meta.dirname, 'videos');
  const steps = readdirSync(recipe).filter((name) => !name.endsWith('.test.ts'));
  for (const name of steps.sort()) hash.update(readFileSync(path.join(recipe, name)));
  for (const file of video.scenes.flatMap(sourcesOf)) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 22);
}

function sourcesOf({ model, backdrop }: VideoContent['scenes'][number]): string[] {
  const file = backdrop && cast.backdropOf(backdrop);
  return file ? [file] : cast.turnOf(model);
}

function readRecord(): Record<string, string> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
}
