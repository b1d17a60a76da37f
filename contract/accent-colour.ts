/**
 * What a dealership's colour must do: be read on the page, in its light and in its dark theme. Words on the colour itself are white then
 * (`web/lib/readable-on.ts`), because whatever reads on white has white read on it.
 */

/** What WCAG asks of words; what is drawn in the colour is held to the same, so that a thin line is seen too. */
export const LEAST_CONTRAST = 4.5;

/** Where it stands: on the white page, and on what is lightest of the dark theme (`web/ui/theme.css`). */
export const accentGrounds = { light: '#ffffff', dark: '#1d2128' } as const;

/** Of lightness, from 0 to 1. Finer than what six digits can tell apart. */
const STEP = 0.001;

type Triple = readonly [number, number, number];

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** Between two colours such as #1a2b3c, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const isReadable = (colour: string, ground: string): boolean => contrast(colour, ground) >= LEAST_CONTRAST;

/** The one that reads on the ground with the least change of lightness, its hue kept (OKLCH); a colour that does is its own. */
export function nearestReadable(colour: string, ground: string): string {
  if (isReadable(colour, ground)) return colour;
  const [lightness, a, b] = oklab(colour);
  for (let change = STEP; change < 1; change += STEP) {
    for (const changed of [lightness - change, lightness + change]) {
      const other = colourOf(Math.min(1, Math.max(0, changed)), a, b);
      if (isReadable(other, ground)) return other;
    }
  }
  return isReadable('#000000', ground) ? '#000000' : '#ffffff';
}

/** Why a dealership cannot have it as its colour, and which one it can; undefined where it can. */
export function describeUnreadable(colour: string): string | undefined {
  const { light } = accentGrounds;
  if (isReadable(colour, light)) return undefined;
  const ratio = (Math.floor(contrast(colour, light) * 10) / 10).toFixed(1);
  const nearest = nearestReadable(colour, light);
  return `is too light to be read: its contrast with the white page is ${ratio}:1, and ${LEAST_CONTRAST}:1 is needed. The nearest colour that passes is ${nearest}.`;
}

/** What is drawn in the colour on dark ground: lighter than the colour itself, where that would be lost there. */
export const accentOnDark = (colour: string): string => nearestReadable(colour, accentGrounds.dark);

function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(colour: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Björn Ottosson, "A perceptual color space for image processing", 2020. */
function oklab(colour: string): Triple {
  const [red, green, blue] = linearOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearFrom(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A screen shows no strong colour that is very dark or very light: of that it gets as much as there is. */
function colourOf(lightness: number, a: number, b: number): string {
  let [strong, weak] = [1, 0];
  if (!isShown(linearFrom(lightness, a, b))) {
    for (let round = 0; round < 12; round += 1) {
      const middle = (strong + weak) / 2;
      if (isShown(linearFrom(lightness, a * middle, b * middle))) weak = middle;
      else strong = middle;
    }
    strong = weak;
  }
  return hexOf(linearFrom(lightness, a * strong, b * strong));
}

const SLACK = 0.0001;
const isShown = (linear: Triple): boolean => linear.every((share) => share >= -SLACK && share <= 1 + SLACK);

const hexOf = (linear: Triple): string =>
  `#${linear
    .map((share) => {
      const within = Math.min(1, Math.max(0, share));
      const curved = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
      return Math.round(curved * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
