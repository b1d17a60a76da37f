import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OwnScript } from '../../../contract/languages.ts';

/** The families of one typeface; each has Latin letters beside its own. */
const families: Record<OwnScript, { file: string; package: string }> = {
  latin: { file: 'AnekLatin', package: import.meta.resolve('@expo-google-fonts/anek-latin/package.json') },
  kannada: { file: 'AnekKannada', package: import.meta.resolve('@expo-google-fonts/anek-kannada/package.json') },
  devanagari: {
    file: 'AnekDevanagari',
    package: import.meta.resolve('@expo-google-fonts/anek-devanagari/package.json'),
  },
};

/** Of an em: room for a line that all three scripts fit in, so that one layout does for them. */
const ASCENT = 0.9;
const DESCENT = { latin: 0.2, kannada: 0.32, devanagari: 0.32 } satisfies Record<OwnScript, number>;
/** fontkit reads the size of a glyph without an outline from beyond the end of the file, where it comes last. */
const PADDING = Buffer.alloc(16);

/** A weight of the typeface for a script, as the library that prints can use it. */
export function readFont(script: OwnScript, weight: string): Buffer {
  const { file, package: description } = families[script];
  const folder = path.dirname(fileURLToPath(description));
  const font = Buffer.concat([readFileSync(path.join(folder, weight, `${file}_${weight}.ttf`)), PADDING]);
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const lines = tableAt(font, 'hhea');
  font.writeInt16BE(Math.round(ASCENT * unitsPerEm), lines + 4);
  font.writeInt16BE(-Math.round(DESCENT[script] * unitsPerEm), lines + 6);
  return font;
}

/** Where a table of a TrueType file begins: its directory has sixteen bytes for each. */
function tableAt(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
  return font.readUInt32BE(entry + 8);
}
