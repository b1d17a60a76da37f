import type { VideoContent } from '../../contract/schemas/page-content.ts';
import { VIDEO_SIZE } from '../../contract/schemas/page-content.ts';
import { lineOf, wrap } from '../../server/pictures/lettering.ts';
import { easeOut, progress } from './motion.ts';
import type { Palette } from './palette.ts';

type Scene = VideoContent['scenes'][number];

const LEFT = 76;
const WIDTH = 560;
/** Readable on a phone, where the picture is shown at less than a third of its size. */
const HEADLINE = { size: 82, height: 84 };
const POINT = { size: 41, height: 64, gapAbove: 34, indent: 50 };
const RISE = 26;

/** The moment at which the last word has come to rest. */
export const wordsRestAfter = ({ points }: Scene): number => 1.1 + points.length * 0.22;

/** Headline and points as they stand at a moment of the scene, in seconds; they rise into their place one after the other. */
export function drawWords(scene: Scene, palette: Palette, dealership: string, now: number): string {
  const lines = wrap(scene.headline, 'heavy', HEADLINE.size, WIDTH);
  const pointsHeight = scene.points.length > 0 ? POINT.gapAbove + scene.points.length * POINT.height : 0;
  const top = (VIDEO_SIZE.height - lines.length * HEADLINE.height - pointsHeight) / 2 + 22;
  const headline = lines.map((line, index) => {
    const share = easeOut(progress(now, 0.2 + index * 0.12, 0.8 + index * 0.12));
    const baseline = top + index * HEADLINE.height + HEADLINE.size * 0.72;
    return rising(share, baseline, `<path fill="${palette.ink}" d="${lineOf(line, 'heavy', HEADLINE.size).path}"/>`);
  });
  const points = scene.points.map((point, index) => {
    const share = easeOut(progress(now, 0.6 + index * 0.22, 1.1 + index * 0.22));
    const baseline = top + lines.length * HEADLINE.height + POINT.gapAbove + index * POINT.height + POINT.size * 0.72;
    const { path } = lineOf(point, 'medium', POINT.size);
    return rising(
      share,
      baseline,
      `${tick(palette)}<path fill="${palette.ink}" transform="translate(${POINT.indent} 0)" d="${path}"/>`,
    );
  });
  const { width, height } = VIDEO_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${brand(palette, dealership)}${headline.join('')}${points.join('')}</svg>`;
}

const rising = (share: number, baseline: number, content: string): string =>
  `<g opacity="${share.toFixed(3)}" transform="translate(${LEFT} ${(baseline + (1 - share) * RISE).toFixed(1)})">${content}</g>`;

const tick = ({ mark }: Palette): string =>
  `<path fill="none" stroke="${mark}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M4 -16l9 10l17 -21"/>`;

const brand = ({ mark, ink }: Palette, dealership: string): string =>
  `<circle cx="${LEFT + 13}" cy="58" r="10" fill="none" stroke="${mark}" stroke-width="7"/>` +
  `<path fill="${ink}" transform="translate(${LEFT + 40} 67)" d="${lineOf(dealership, 'bold', 27).path}"/>`;
