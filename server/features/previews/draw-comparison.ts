import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../../contract/previews.ts';
import type { Weight } from '../../pictures/lettering.ts';
import { lineOf, wrap } from '../../pictures/lettering.ts';
import { brand, fitted, JPEG, LEFT, logoLayer, SHADES, svg, text, wall } from './draw-preview.ts';
import type { ComparedPreview } from './preview.ts';

const { width, height } = PREVIEW_SIZE;
const GAP = 24;
/** The pictures stand on one line, the names begin on one below it. */
const FLOOR = 410;
const PICTURE_HEIGHT = 270;
const NAMES = 462;
/** Names of four models have to be smaller than those of two. */
const NAME_SIZES: Readonly<Record<number, number>> = { 2: 44, 3: 36, 4: 30 };
const MOST_NAME_LINES = 2;
const PRICE_BASELINE = height - 46;

/** Those that could be found, in the order of the columns. */
interface Sources {
  pictures: readonly (Uint8Array | undefined)[];
  logo?: Uint8Array | undefined;
}

export async function drawComparison(preview: ComparedPreview, { pictures, logo }: Sources): Promise<Buffer> {
  const { columns, dealership, accent } = preview;
  const wide = (width - 2 * LEFT - GAP * (columns.length - 1)) / columns.length;
  const leftOf = (column: number) => LEFT + column * (wide + GAP);
  const { ink, muted } = SHADES.light;
  const size = NAME_SIZES[columns.length] ?? 30;
  const centred = (words: string, weight: Weight, letters: number, column: number, baseline: number, fill: string) =>
    text(words, weight, letters, leftOf(column) + (wide - lineOf(words, weight, letters).width) / 2, baseline, fill);
  const words = columns.flatMap(({ name, note, line }, column) => [
    column > 0 ? between(leftOf(column) - GAP / 2) : '',
    ...wrap(name, 'heavy', size, wide)
      .slice(0, MOST_NAME_LINES)
      .map((one, index) => centred(one, 'heavy', size, column, NAMES + index * size * 1.05, ink)),
    note && centred(note, 'medium', 22, column, PRICE_BASELINE - size - 4, muted),
    centred(line, 'heavy', size, column, PRICE_BASELINE, accent),
  ]);
  const drawn = await Promise.all(
    pictures.map(async (picture, column) => (picture ? [await vehicleLayer(picture, leftOf(column), wide)] : [])),
  );
  const layers = [
    ...drawn.flat(),
    { input: Buffer.from(svg([logo ? '' : brand(dealership, accent, ink), ...words].join(''))) },
    ...(logo && preview.logo ? [await logoLayer(logo, preview.logo.ground, false)] : []),
  ];
  return sharp(Buffer.from(svg(wall())))
    .composite(layers)
    .flatten()
    .jpeg(JPEG)
    .toBuffer();
}

const between = (x: number): string => `<rect x="${x - 1}" y="130" width="2" height="${height - 170}" fill="#c9c6c0"/>`;

async function vehicleLayer(source: Uint8Array, left: number, wide: number) {
  const layer = await fitted(source, { width: Math.floor(wide), height: PICTURE_HEIGHT });
  return { ...layer, left: Math.round(left + (wide - layer.raw.width) / 2), top: FLOOR - layer.raw.height };
}
