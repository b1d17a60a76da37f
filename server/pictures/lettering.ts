import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';

/** Words as outlines, so that a picture needs no font of the machine it is drawn on. */

const folder = path.dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/anek-latin/package.json')));
const open = (weight: string) => openSync(path.join(folder, weight, `AnekLatin_${weight}.ttf`)) as Font;

const fonts = { medium: open('500Medium'), bold: open('600SemiBold'), heavy: open('800ExtraBold') };
export type Weight = keyof typeof fonts;

/** The outlines of one line of text whose base line starts at 0, 0. */
export function lineOf(text: string, weight: Weight, size: number): { path: string; width: number } {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const left = x + (position?.xOffset ?? 0);
    x += position?.xAdvance ?? glyph.advanceWidth;
    return glyph.path
      .scale(scale, -scale)
      .translate(left * scale, 0)
      .toSVG();
  });
  return { path: outlines.join(''), width: x * scale };
}

/** As few lines as stay within the width, and these as even as they can be. */
export function wrap(text: string, weight: Weight, size: number, width: number): string[] {
  const lines = fill(text, weight, size, width);
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const tighter = fill(text, weight, size, narrower);
    const isTooWide = tighter.some((line) => lineOf(line, weight, size).width > narrower);
    if (tighter.length > lines.length || isTooWide) return fill(text, weight, size, narrower + 10);
  }
  return lines;
}

function fill(text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && lineOf(longer, weight, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
