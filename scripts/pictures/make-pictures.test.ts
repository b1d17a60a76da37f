import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PictureManifest } from '../../contract/schemas/content.ts';
import { findRenders } from './find-renders.ts';
import type { Folders, Outcome } from './make-pictures.ts';
import { makePictures } from './make-pictures.ts';
import { prunePictures } from './prune-pictures.ts';

let folders: Folders;
let root: string;

function work(folder: string): void {
  root = folder;
  folders = {
    renders: path.join(root, 'renders'),
    public: path.join(root, 'public'),
    manifest: path.join(root, 'manifest.json'),
  };
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'kickstand-pictures-'));
/** Three pictures are made once, and copied for every test that needs some. */
const example = newFolder();
let firstOutcomes: string[];

beforeAll(async () => {
  work(example);
  mkdirSync(path.join(folders.public, 'pictures'), { recursive: true });
  for (const kind of ['visor', 'helmet', 'mirror']) await render(`accessories/${kind}`);
  firstOutcomes = await make();
});
afterAll(() => rmSync(example, { recursive: true, force: true }));

beforeEach(() => {
  work(newFolder());
  cpSync(example, root, { recursive: true, preserveTimestamps: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

async function render(name: string, background = '#336699', width = 640, height = 640): Promise<void> {
  const file = path.join(folders.renders, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await flat(width, height, background));
}

async function make(): Promise<string[]> {
  const outcomes: Outcome[] = [];
  await makePictures(folders, { starts: () => {}, finished: (outcome) => outcomes.push(outcome) });
  return outcomes.map(({ set, result }) => `${set.title} ${result}`).sort();
}

const readManifest = (): PictureManifest => JSON.parse(readFileSync(folders.manifest, 'utf8'));
const inPublic = (address: string) => path.join(folders.public, address);
const allFiles = () =>
  readdirSync(folders.public, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

const ALL_KEPT = ['accessories/helmet kept', 'accessories/mirror kept', 'accessories/visor kept'];

describe('making pictures', () => {
  it('makes each file and its entry once', async () => {
    expect(firstOutcomes).toEqual(['accessories/helmet made', 'accessories/mirror made', 'accessories/visor made']);
    expect(allFiles().sort()).toEqual(
      ['helmet', 'mirror', 'visor'].flatMap((kind) => [
        `pictures/accessories/${kind}-320.avif`,
        `pictures/accessories/${kind}-320.webp`,
        `pictures/accessories/${kind}.avif`,
        `pictures/accessories/${kind}.webp`,
      ]),
    );
    const entry = readManifest()['/pictures/accessories/helmet.webp'];
    expect(entry).toMatchObject({ width: 640, height: 640, colour: '#336699' });
    expect(entry?.bytes.avif?.[1]).toBe(statSync(inPublic('/pictures/accessories/helmet.avif')).size);
    const before = readFileSync(folders.manifest, 'utf8');
    expect(await make()).toEqual(ALL_KEPT);
    expect(readFileSync(folders.manifest, 'utf8')).toBe(before);
  });

  it('makes again what has changed, was lost or was cut short, and nothing else', async () => {
    const [helmetKept, mirrorKept, visorKept] = ALL_KEPT;
    await render('accessories/helmet', '#993333');
    expect(await make()).toEqual(['accessories/helmet made', mirrorKept, visorKept]);
    expect(readManifest()['/pictures/accessories/helmet.webp']?.colour).toBe('#993333');
    rmSync(inPublic('/pictures/accessories/mirror-320.avif'));
    expect(await make()).toEqual([helmetKept, 'accessories/mirror made', visorKept]);
    writeFileSync(inPublic('/pictures/accessories/mirror.webp'), 'half');
    expect(await make()).toEqual([helmetKept, 'accessories/mirror made', visorKept]);
  });

  it('leaves alone what has no render on this machine', async () => {
    const before = readManifest();
    rmSync(folders.renders, { recursive: true });
    expect(await make()).toEqual([]);
    await render('accessories/carrier');
    expect(await make()).toEqual(['accessories/carrier made']);
    expect(readManifest()).toEqual({ ...before, '/pictures/accessories/carrier.webp': expect.anything() });
    expect(existsSync(inPublic('/pictures/accessories/helmet.avif'))).toBe(true);
  });

  it('keeps the old picture when a render cannot be used', async () => {
    const before = readFileSync(folders.manifest, 'utf8');
    writeFileSync(path.join(folders.renders, 'accessories/helmet.png'), 'half a file');
    await render('accessories/carrier', '#336699', 320, 320);
    await render('posters/summer');
    expect(await make()).toEqual([
      'accessories/carrier failed',
      'accessories/helmet failed',
      'accessories/mirror kept',
      'accessories/visor kept',
      'posters/summer failed',
    ]);
    expect(readFileSync(folders.manifest, 'utf8')).toBe(before);
    expect(allFiles()).toHaveLength(12);
  });

  it('does not look at what is just being written', async () => {
    await render('accessories/carrier.png.part');
    expect(await make()).toEqual(ALL_KEPT);
  });

  it('waits until a turn has all its frames, which are then made together', async () => {
    mkdirSync(path.join(folders.renders, 'models/sp125'), { recursive: true });
    const addFrame = (frame: number) =>
      writeFileSync(path.join(folders.renders, `models/sp125/turn-${String(frame).padStart(2, '0')}.png`), '');
    for (let frame = 2; frame <= 25; frame += 1) addFrame(frame);
    expect(await make()).toEqual([...ALL_KEPT, 'models/sp125/turn waiting']);
    addFrame(1);
    rmSync(path.join(folders.renders, 'models/sp125/turn-25.png'));
    const [set, ...others] = findRenders(folders.renders).filter(({ title }) => !title.startsWith('accessories/'));
    expect(others).toEqual([]);
    expect(set?.names).toHaveLength(24);
    expect(set).not.toHaveProperty('waitsFor');
  });

  it('writes the manifest in the order of the addresses, a line for each', () => {
    const lines = readFileSync(folders.manifest, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => /accessories\/(\w+)/.exec(line)?.[1])).toEqual([
      undefined,
      'helmet',
      'mirror',
      'visor',
      undefined,
    ]);
  });
});

describe('pruning', () => {
  it('takes away what has neither render nor place, and files that belong to no picture', () => {
    for (const kind of ['helmet', 'mirror']) rmSync(path.join(folders.renders, `accessories/${kind}.png`));
    writeFileSync(inPublic('/pictures/accessories/visor-200.webp'), 'a width that is no longer made');
    writeFileSync(inPublic('/pictures/accessories/helmet.svg'), 'a drawing');
    const removed = prunePictures(folders, new Set(['/pictures/accessories/helmet.webp']));
    expect(removed).toEqual([
      '/pictures/accessories/mirror-320.avif',
      '/pictures/accessories/mirror-320.webp',
      '/pictures/accessories/mirror.avif',
      '/pictures/accessories/mirror.webp',
      '/pictures/accessories/visor-200.webp',
    ]);
    expect(Object.keys(readManifest())).toEqual([
      '/pictures/accessories/helmet.webp',
      '/pictures/accessories/visor.webp',
    ]);
    expect(allFiles()).toHaveLength(9);
  });
});
