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
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PictureManifest } from '../../contract/schemas/content.ts';
import { findRenders } from './find-renders.ts';
import type { Folders, Outcome } from './make-pictures.ts';
import { makePictures } from './make-pictures.ts';
import { prunePictures } from './prune-pictures.ts';

let folders: Folders;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kickstand-pictures-'));
  folders = {
    renders: path.join(root, 'renders'),
    public: path.join(root, 'public'),
    manifest: path.join(root, 'manifest.json'),
  };
  mkdirSync(path.join(folders.public, 'pictures'), { recursive: true });
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

describe('making pictures', () => {
  it('makes each file and its entry once', async () => {
    await render('accessories/helmet');
    expect(await make()).toEqual(['accessories/helmet made']);
    expect(allFiles().sort()).toEqual([
      'pictures/accessories/helmet-320.avif',
      'pictures/accessories/helmet-320.webp',
      'pictures/accessories/helmet.avif',
      'pictures/accessories/helmet.webp',
    ]);
    const entry = readManifest()['/pictures/accessories/helmet.webp'];
    expect(entry).toMatchObject({ width: 640, height: 640, colour: '#336699' });
    expect(entry?.bytes.avif?.[1]).toBe(statSync(inPublic('/pictures/accessories/helmet.avif')).size);
    const before = readFileSync(folders.manifest, 'utf8');
    expect(await make()).toEqual(['accessories/helmet kept']);
    expect(readFileSync(folders.manifest, 'utf8')).toBe(before);
  });

  it('makes again what has changed, was lost or was cut short, and nothing else', async () => {
    await render('accessories/helmet');
    await render('accessories/mirror');
    await make();
    await render('accessories/helmet', '#993333');
    expect(await make()).toEqual(['accessories/helmet made', 'accessories/mirror kept']);
    expect(readManifest()['/pictures/accessories/helmet.webp']?.colour).toBe('#993333');
    rmSync(inPublic('/pictures/accessories/mirror-320.avif'));
    expect(await make()).toEqual(['accessories/helmet kept', 'accessories/mirror made']);
    writeFileSync(inPublic('/pictures/accessories/mirror.webp'), 'half');
    expect(await make()).toEqual(['accessories/helmet kept', 'accessories/mirror made']);
  });

  it('leaves alone what has no render on this machine', async () => {
    await render('accessories/helmet');
    await make();
    const helmet = readManifest()['/pictures/accessories/helmet.webp'];
    rmSync(folders.renders, { recursive: true });
    expect(await make()).toEqual([]);
    await render('accessories/mirror');
    await make();
    expect(readManifest()).toEqual({
      '/pictures/accessories/helmet.webp': helmet,
      '/pictures/accessories/mirror.webp': expect.anything(),
    });
    expect(existsSync(inPublic('/pictures/accessories/helmet.avif'))).toBe(true);
  });

  it('keeps the old picture when a render cannot be used', async () => {
    await render('accessories/helmet');
    await make();
    const before = readFileSync(folders.manifest, 'utf8');
    writeFileSync(path.join(folders.renders, 'accessories/helmet.png'), 'half a file');
    await render('accessories/mirror', '#336699', 320, 320);
    await render('posters/summer');
    expect(await make()).toEqual(['accessories/helmet failed', 'accessories/mirror failed', 'posters/summer failed']);
    expect(readFileSync(folders.manifest, 'utf8')).toBe(before);
    expect(allFiles()).toHaveLength(4);
  });

  it('does not look at what is just being written', async () => {
    await render('accessories/helmet.png.part');
    expect(await make()).toEqual([]);
  });

  it('waits until a turn has all its frames, which are then made together', async () => {
    mkdirSync(path.join(folders.renders, 'models/sp125'), { recursive: true });
    const addFrame = (frame: number) =>
      writeFileSync(path.join(folders.renders, `models/sp125/turn-${String(frame).padStart(2, '0')}.png`), '');
    for (let frame = 2; frame <= 25; frame += 1) addFrame(frame);
    expect(await make()).toEqual(['models/sp125/turn waiting']);
    addFrame(1);
    rmSync(path.join(folders.renders, 'models/sp125/turn-25.png'));
    const [set, ...others] = findRenders(folders.renders);
    expect(others).toEqual([]);
    expect(set?.names).toHaveLength(24);
    expect(set).not.toHaveProperty('waitsFor');
  });

  it('writes the manifest in the order of the addresses, a line for each', async () => {
    for (const kind of ['visor', 'helmet', 'mirror']) await render(`accessories/${kind}`);
    await make();
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
  it('takes away what has neither render nor place, and files that belong to no picture', async () => {
    for (const kind of ['helmet', 'mirror', 'visor']) await render(`accessories/${kind}`);
    await make();
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
