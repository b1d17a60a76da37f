import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFormat } from '../../contract/pictures.ts';
import { findReleaseKind, releaseAddress, releaseFiles, scaledHeight } from '../../contract/pictures.ts';
import type { PictureManifest } from '../../contract/schemas/content.ts';
import { TEST_DEALERSHIP } from './folder.ts';

/**
 * Draws the pictures of the test dealership, writes its films, and notes them in its manifest. Nothing of it is kept with the sources:
 * it takes seconds, and is done again when the sources have changed. Scenes differ in their colours, models do not.
 */

const ROOT = path.join(TEST_DEALERSHIP, '..', '..');
const CONTENT = path.join(TEST_DEALERSHIP, 'content');
const PUBLIC = path.join(TEST_DEALERSHIP, 'public');
const MANIFEST = path.join(CONTENT, 'picture-manifest.json');
/** Written last. */
const STAMP = path.join(PUBLIC, 'drawn-from');
/** Enough to be asked for in parts. */
const FILM_BYTES = 100_000;
const COLOUR = '#7a1fa2';

export async function drawTestDealership(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  rmSync(STAMP, { force: true });
  const names = pictureNames();
  const manifest: PictureManifest = {};
  const drawn = new Map<string, Promise<Buffer>>();
  for (const name of names) {
    const address = releaseAddress(name);
    const kind = findReleaseKind(name);
    if (!kind) throw new Error(`${name} is no kind of picture.`);
    const ground = groundOf(name);
    for (const file of releaseFiles(address)) {
      const height = scaledHeight(kind, file.width);
      const look = `${ground} ${file.width}x${height}.${file.format}`;
      const bytes = drawn.get(look) ?? draw(file.width, height, file.format, ground);
      drawn.set(look, bytes);
      write(path.join(PUBLIC, file.address), await bytes);
    }
    const { width, height } = kind;
    manifest[address] = { width, height, colour: COLOUR, bytes: {}, ...(kind.hasBlur && { blur: await miniature() }) };
  }
  for (const { slug, name } of models()) write(path.join(PUBLIC, 'pictures', 'names', `${slug}.svg`), lettering(name));
  await writeFilms();
  write(MANIFEST, JSON.stringify(manifest));
  write(STAMP, sources);
}

const json = (file: string) => JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'));

function fingerprint(): string {
  const files = [
    ...globSync(`${CONTENT}/**/*.json`).filter((file) => file !== MANIFEST),
    import.meta.filename,
    path.join(ROOT, 'contract', 'pictures.ts'),
  ].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('base64url');
}

interface Model {
  slug: string;
  name: string;
  colours: unknown[];
  features: unknown[];
  turnFrames: number;
}

const models = (): Model[] =>
  globSync('*.json', { cwd: path.join(CONTENT, 'models') }).map((file) => ({
    slug: path.basename(file, '.json'),
    ...json(`models/${file}`),
  }));

/** Of most models the two that every one must have; all of those that stand in for the others. */
function pictureNames(): string[] {
  const whole = new Set(Object.values<string>(json('stand-ins.json')));
  const ofModels = models().flatMap((model) => {
    const views = ['hero', 'side', ...(whole.has(model.slug) ? furtherViews(model) : [])];
    return views.map((view) => `models/${model.slug}/${view}`);
  });
  const ofAccessories = json('accessories.json').map(({ picture }: { picture: string }) => `accessories/${picture}`);
  const scenes = ['slides.json', 'gallery.json', 'offers.json'].flatMap((file) =>
    json(file).map(({ image }: { image: string }) => image.replace(/^\/pictures\/|\.webp$/g, '')),
  );
  return [...new Set([...ofModels, ...ofAccessories, ...scenes])];
}

const furtherViews = ({ colours, features, turnFrames }: Model): string[] => [
  ...colours.slice(1).map((_, index) => `colour-${index + 2}`),
  ...features.map((_, index) => `feature-${index + 1}`),
  ...Array.from({ length: turnFrames }, (_, index) => `turn-${String(index + 1).padStart(2, '0')}`),
];

const PLAIN_GROUND = '#e9e4ef';
/** Far enough from each other that whoever looks tells them apart. */
const SCENE_GROUNDS = ['#2f6b4f', '#8a5a1c', '#27598f', '#a33a4a', '#5b5b66', '#b9a13a', '#3f2f6b'];
let scenes = 0;
const groundOf = (name: string): string =>
  /^(slides|gallery)\//.test(name) ? (SCENE_GROUNDS[scenes++ % SCENE_GROUNDS.length] as string) : PLAIN_GROUND;

/** Two wheels on a line. */
function draw(width: number, height: number, format: PictureFormat, ground = PLAIN_GROUND): Promise<Buffer> {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="60" r="18" fill="none" stroke="#222" stroke-width="6"/><circle cx="${x}" cy="60" r="3"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <rect x="-200" y="-200" width="600" height="600" fill="${ground}"/><path d="M-200 80H400" stroke="#999" stroke-width="2"/>
    ${wheel(45)}${wheel(115)}<path d="M45 60L75 35H105L115 60" fill="none" stroke="${COLOUR}" stroke-width="8"/></svg>`;
  const picture = sharp(Buffer.from(drawing));
  return (format === 'avif' ? picture.avif({ effort: 0, quality: 40 }) : picture.webp({ effort: 0 })).toBuffer();
}

let small: Promise<string> | undefined;
function miniature(): Promise<string> {
  small ??= draw(16, 12, 'webp').then((bytes) => bytes.toString('base64'));
  return small;
}

const lettering = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80" width="300" height="80" role="img" aria-labelledby="t"><title id="t">${name}</title><text x="10" y="60" font-family="sans-serif" font-size="40" textLength="280">${name}</text></svg>\n`;

/** No browser plays these; they can be asked for. */
async function writeFilms(): Promise<void> {
  for (const file of globSync('pages/*.json', { cwd: CONTENT })) {
    const { video } = json(file);
    if (!video) continue;
    const place = path.join(PUBLIC, 'videos', video.name);
    for (const format of ['mp4', 'webm']) write(`${place}.${format}`, Buffer.alloc(FILM_BYTES, `${video.name} `));
    for (const format of ['webp', 'avif'] as const) write(`${place}.${format}`, await draw(640, 360, format));
    for (const locale of ['en', 'kn', 'hi']) {
      write(`${place}.${locale}.vtt`, `WEBVTT\n\n00:00.000 --> 00:02.000\n${video.title}\n`);
    }
  }
}

/** Whoever looks meanwhile sees the old file or the new one. */
function write(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
