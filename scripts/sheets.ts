import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { demoFolder } from '../content/demo-folder.ts';

/**
 * Contact sheets, to look a model over at a glance: one for each in demo/studio/sheets/, and in docs/images/ all heroes together
 * and a full turn. Made from the pictures of the site, so that they show what visitors see.
 */

const root = path.join(import.meta.dirname, '..');
const pictures = path.join(demoFolder.public, 'pictures', 'models');
const GROUND = '#eceef0';
const TURN_SHOWN = 'sp125';

interface Cell {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const present = (model: string, name: string) => path.join(pictures, model, `${name}.webp`);

/** Cells of one size in rows, from `top` down. */
function rows(files: string[], columns: number, width: number, height: number, top = 0): Cell[] {
  return files.map((file, index) => ({
    file,
    left: (index % columns) * width,
    top: top + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

async function sheet(cells: Cell[], target: string): Promise<void> {
  const width = Math.max(...cells.map((cell) => cell.left + cell.width));
  const height = Math.max(...cells.map((cell) => cell.top + cell.height));
  const layers = await Promise.all(
    cells.map(async ({ file, left, top, ...size }) => ({
      input: await sharp(file)
        .resize({ ...size, fit: 'contain', background: '#0000' })
        .toBuffer(),
      left,
      top,
    })),
  );
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 72 })
    .toFile(target);
  console.log(`${path.relative(root, target)}: ${cells.length} pictures`);
}

function sheetOfModel(model: string): Cell[] {
  const names = readdirSync(path.join(pictures, model))
    .filter((name) => name.endsWith('.webp') && !/-\d{3,4}\.webp$/.test(name))
    .map((name) => name.slice(0, -'.webp'.length))
    .sort();
  const files = (prefix: string) => names.filter((name) => name.startsWith(prefix)).map((name) => present(model, name));
  const turn = files('turn-');
  const eighth = turn.filter((_, index) => index % Math.max(1, turn.length / 8) === 0);
  const stills = rows([...files('hero'), ...files('side')], 2, 400, 300);
  const colours = rows(files('colour-'), 5, 160, 120, 300);
  const turned = rows(eighth, 4, 200, 150, 420);
  const features = rows(files('feature-'), 6, 133, 100, 720);
  return [...stills, ...colours, ...turned, ...features];
}

const models = existsSync(pictures) ? readdirSync(pictures).sort() : [];
for (const model of models) {
  const cells = sheetOfModel(model);
  if (cells.length > 0) await sheet(cells, path.join(demoFolder.studio, 'sheets', `${model}.webp`));
}
const heroes = models.map((model) => present(model, 'hero')).filter(existsSync);
if (heroes.length > 0) await sheet(rows(heroes, 5, 280, 210), path.join(root, 'docs', 'images', 'models.webp'));
const turn = Array.from({ length: 36 }, (_, index) =>
  present(TURN_SHOWN, `turn-${String(index + 1).padStart(2, '0')}`),
);
const frames = turn.filter(existsSync);
if (frames.length > 0) await sheet(rows(frames, 9, 160, 120), path.join(root, 'docs', 'images', 'turn.webp'));
