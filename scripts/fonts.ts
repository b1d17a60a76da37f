import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Draws out of the typeface's files the characters that the site uses: a third less to load before words look right. */

const folder = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'fonts');
const require = createRequire(import.meta.url);

const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));
const ASCII = characters(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”•…→←↑↓−';
/** Joiners decide how letters of Indian scripts combine; the danda ends their sentences. */
const JOINERS = '\u200c\u200d\u25cc\u0964\u0965';
const KANNADA = characters(0xc80, 0xcff) + JOINERS;
const DEVANAGARI = characters(0x900, 0x97f) + JOINERS;

const variable = (name: string, part: string) =>
  `@fontsource-variable/anek-${name}/files/anek-${name}-${part}-wght-normal.woff2`;
const still = (weight: string) => `@expo-google-fonts/anek-latin/${weight}/AnekLatin_${weight}.ttf`;

interface Cut {
  file: string;
  source: string;
  text: string;
  /** One weight, or all that the pages use. */
  weight?: number;
}

const cuts: readonly Cut[] = [
  { file: 'anek-latin.woff2', source: variable('latin', 'latin'), text: `${ASCII}\u00a0©®°±²³·×é${PUNCTUATION}` },
  // The rupee sign stands in another file of the typeface than the letters do.
  { file: 'anek-rupee.woff2', source: variable('latin', 'latin-ext'), text: '₹' },
  { file: 'anek-kannada.woff2', source: variable('kannada', 'kannada'), text: KANNADA },
  { file: 'anek-devanagari.woff2', source: variable('devanagari', 'devanagari'), text: DEVANAGARI },
  // What reports are printed with as PDF: people type more than the site's own sentences hold.
  {
    file: 'print-latin.ttf',
    source: still('400Regular'),
    text: `${ASCII}${characters(0xa0, 0x17f)}${PUNCTUATION}₹€`,
  },
  { file: 'print-latin-bold.ttf', source: still('700Bold'), text: ASCII },
  { file: 'print-kannada.ttf', source: variable('kannada', 'kannada'), text: KANNADA, weight: 400 },
  { file: 'print-devanagari.ttf', source: variable('devanagari', 'devanagari'), text: DEVANAGARI, weight: 400 },
];

const stamp = path.join(folder, 'cuts.json');
const wanted = JSON.stringify(cuts);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) await cutAll();

async function cutAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const cut of cuts) writeFileSync(path.join(folder, cut.file), await cutOne(cut));
  writeFileSync(stamp, wanted);
}

function cutOne({ file, source, text, weight }: Cut): Promise<Uint8Array> {
  const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'truetype';
  const whole = readFileSync(require.resolve(source));
  return source.endsWith('.woff2')
    ? subsetFont(whole, text, { targetFormat, variationAxes: { wght: weight ?? { min: 400, max: 800 } } })
    : subsetFont(whole, text, { targetFormat });
}
