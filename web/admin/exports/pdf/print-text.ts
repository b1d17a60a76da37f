import { hex4, pdfNumber, utf16 } from './pdf-file.ts';
import type { PrintFont } from './print-font.ts';

export interface PrintFonts {
  latin: PrintFont;
  bold: PrintFont;
  /** Only there when the text needs them. */
  kannada?: PrintFont;
  devanagari?: PrintFont;
}

export type Script = 'kannada' | 'devanagari';

const BLOCKS: Record<Script, RegExp> = { kannada: /[\u0c80-\u0cff]/, devanagari: /[\u0900-\u0963\u0966-\u097f]/ };
/** Joiners and dandas belong to the script in whose middle they stand. */
const SHARED = /\u200c|\u200d|\u0964|\u0965/;
/** Letters one beside the other; everything beyond takes the longer way. */
const LATIN_ONLY = /^[\u0020-\u017f\u2010-\u2027\u20b9]*$/;

export const scriptsIn = (text: string): Script[] =>
  (Object.keys(BLOCKS) as Script[]).filter((script) => BLOCKS[script].test(text));

interface Run {
  script: Script | 'latin';
  text: string;
}

/** Text cut where its script changes. */
export function splitByScript(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const [own] = scriptsIn(character);
    const script = SHARED.test(character) ? (last?.script ?? 'latin') : (own ?? 'latin');
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

/** A piece of a line, ready to be drawn at any place in any size. */
interface DrawnRun {
  font: PrintFont;
  width: number;
  /** What draws it, from the place where it begins. */
  draw: (x: number, y: number, size: number) => string;
}

/** Measures and draws text of any script; what was worked out once for a text is kept. */
export class Typesetter {
  readonly #fonts: PrintFonts;
  readonly #shaped = new Map<string, DrawnRun[]>();

  constructor(fonts: PrintFonts) {
    this.#fonts = fonts;
  }

  /** In ems. */
  width(text: string, font = this.#fonts.latin): number {
    if (!LATIN_ONLY.test(text)) return this.#runs(text).reduce((sum, run) => sum + run.width, 0);
    let width = 0;
    for (let index = 0; index < text.length; index += 1) width += font.letter(text.charCodeAt(index)).width;
    return width;
  }

  draw(text: string, x: number, y: number, size: number, font = this.#fonts.latin): string {
    if (LATIN_ONLY.test(text)) return setFont(font, size) + drawLetters(font, text)(x, y);
    let left = x;
    let drawing = '';
    for (const run of this.#runs(text)) {
      drawing += setFont(run.font, size) + run.draw(left, y, size);
      left += run.width * size;
    }
    return drawing;
  }

  #runs(text: string): DrawnRun[] {
    const known = this.#shaped.get(text);
    if (known) return known;
    const runs = splitByScript(text.normalize('NFC')).map((run) => this.#shape(run));
    this.#shaped.set(text, runs);
    return runs;
  }

  #shape({ script, text }: Run): DrawnRun {
    const font = script === 'latin' ? undefined : this.#fonts[script];
    if (!font) return drawnLatin(this.#fonts.latin, text);
    const { glyphs, width } = font.shape(text);
    const draw: DrawnRun['draw'] = (x, y, size) =>
      spelled(
        text,
        glyphs.map((glyph) => show(x + glyph.x * size, y + glyph.y * size, hex4(glyph.id))),
      );
    return { font, width, draw };
  }
}

/** Characters that no font has are drawn as question marks, and still copied as what they are. */
function drawnLatin(font: PrintFont, text: string): DrawnRun {
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const width = codePoints.reduce((sum, codePoint) => sum + font.letter(codePoint).width, 0);
  const isWhole = codePoints.every((codePoint) => font.has(codePoint));
  const letters = drawLetters(font, text);
  return { font, width, draw: (x, y) => (isWhole ? letters(x, y) : spelled(text, [letters(x, y)])) };
}

const drawLetters = (font: PrintFont, text: string) => {
  let glyphs = '';
  for (const character of text) glyphs += font.letter(character.codePointAt(0) ?? 0).code;
  return (x: number, y: number): string => show(x, y, glyphs);
};

const setFont = (font: PrintFont, size: number): string => `/${font.name} ${pdfNumber(size)} Tf\n`;

const show = (x: number, y: number, glyphs: string): string =>
  `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm [<${glyphs}>] TJ\n`;

/** With what it says in characters: glyphs of Indian scripts stand in another order than letters do. */
const spelled = (text: string, drawing: string[]): string =>
  `/Span << /ActualText <feff${utf16(text)}> >> BDC\n${drawing.join('')}EMC\n`;
