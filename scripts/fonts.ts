import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { languageNames } from '../contract/language-names.ts';

/** Draws out of the typeface's files the characters that the site uses: a third less to load before words look right. */

const folder = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'fonts');
const require = createRequire(import.meta.url);

const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));
const ASCII = characters(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”•…→←↑↓−';
const LATIN = `${ASCII}\u00a0©®°±²³·×é${PUNCTUATION}`;
/** Joiners decide how letters of Indian scripts combine; the danda ends their sentences. */
const JOINERS = '\u200c\u200d\u25cc\u0964\u0965';
const KANNADA = characters(0xc80, 0xcff) + JOINERS;
const DEVANAGARI = characters(0x900, 0x97f) + JOINERS;
/** The letters and signs that Kannada, Hindi and Marathi are written with today; their blocks also hold those of old texts. */
const MODERN_KANNADA = `ಂಃಅಆಇಈಉಊಋಎಏಐಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲಳವಶಷಸಹ಼ಾಿೀುೂೃೆೇೈೊೋೌ್ೕೖ${JOINERS}`;
const MODERN_DEVANAGARI = `ँंःअआइईउऊऋऍएऐऑओऔॲकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह़ािीुूृॅेैॉोौ्क़ख़ग़ज़ड़ढ़फ़०१२३४५६७८९${JOINERS}`;
/** Kerning, and figures that stand below each other; small capitals, fractions and other forms are used nowhere. */
const LATIN_FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'tnum'];
/** Beside another script Latin letters are names and figures: those need no kerning, and a still weight is a third of its weight. */
const PLAIN_FEATURES = ['tnum'];
/** What joins letters to conjuncts and puts signs in their places; kerning would weigh as much as all of them. */
const JOINING = [
  ...['ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct', 'init'],
  ...['pres', 'blws', 'haln', 'calt', 'liga', 'clig', 'abvm', 'blwm', 'mark', 'mkmk'],
];
/** Kannada writes its vowel signs with these; in Devanagari, where anchors place them too, they would be a fourth of the file. */
const KANNADA_JOINING = [...JOINING, 'abvs', 'psts'];

/** All that joins the letters of these few words; with the rest, every conjunct that could be made of their letters would be there. */
const NAME_JOINING = ['half'];

const variable = (name: string, part: string) =>
  `@fontsource-variable/anek-${name}/files/anek-${name}-${part}-wght-normal.woff2`;
const still = (weight: string) => `@expo-google-fonts/anek-latin/${weight}/AnekLatin_${weight}.ttf`;

interface Cut {
  file: string;
  source: string;
  text: string;
  /** One weight, or all that the pages use. */
  weight?: number;
  /** The features of the typeface that are kept; all of them where nothing is said. */
  features?: readonly string[];
}

const cuts: readonly Cut[] = [
  {
    file: 'anek-latin.woff2',
    source: variable('latin', 'latin'),
    text: LATIN,
    features: LATIN_FEATURES,
  },
  { file: 'anek-plain-400.woff2', source: still('400Regular'), text: `${LATIN}₹`, features: PLAIN_FEATURES },
  { file: 'anek-plain-700.woff2', source: still('700Bold'), text: `${LATIN}₹`, features: PLAIN_FEATURES },
  // The rupee sign stands in another file of the variable typeface than the letters do.
  { file: 'anek-rupee.woff2', source: variable('latin', 'latin-ext'), text: '₹' },
  // Still weights: a variable one weighs more than two of them. Of Devanagari there is room for one, which browsers embolden.
  ...inTwoWeights('anek-kannada', {
    source: variable('kannada', 'kannada'),
    text: MODERN_KANNADA,
    features: KANNADA_JOINING,
  }),
  {
    file: 'anek-devanagari-400.woff2',
    source: variable('devanagari', 'devanagari'),
    text: MODERN_DEVANAGARI,
    weight: 400,
    features: JOINING,
  },
  // Every page names every language: a word each, for which nobody is to load a whole script.
  { file: 'names-kannada.woff2', source: variable('kannada', 'kannada'), text: languageNames.kn },
  {
    file: 'names-devanagari.woff2',
    source: variable('devanagari', 'devanagari'),
    text: languageNames.hi + languageNames.mr,
    features: NAME_JOINING,
  },
  // What reports are printed with, by the browser and as PDF: people type more than the site's own sentences hold.
  {
    file: 'print-latin.ttf',
    source: still('400Regular'),
    text: `${ASCII}${characters(0xa0, 0x17f)}${PUNCTUATION}₹€`,
  },
  { file: 'print-latin-bold.ttf', source: still('700Bold'), text: ASCII },
  { file: 'print-kannada.woff2', source: variable('kannada', 'kannada'), text: KANNADA },
  { file: 'print-devanagari.woff2', source: variable('devanagari', 'devanagari'), text: DEVANAGARI },
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

function inTwoWeights(name: string, cut: Omit<Cut, 'file' | 'weight'>): Cut[] {
  return [400, 700].map((weight) => ({ ...cut, file: `${name}-${weight}.woff2`, weight }));
}

function cutOne({ file, source, text, weight, features }: Cut): Promise<Uint8Array> {
  const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'truetype';
  const isVariable = source.endsWith('.woff2');
  return subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat,
    ...(isVariable && { variationAxes: { wght: weight ?? { min: 400, max: 800 } } }),
    ...(features && { keepFeatures: features, noHinting: true }),
  });
}
