import type { Font } from 'fontkit';
import { create } from 'fontkit';
import type { PdfFile } from './pdf-file.ts';
import { hex4, utf16 } from './pdf-file.ts';

interface PlacedGlyph {
  id: number;
  /** In ems, from the start of the text and from the line it stands on. */
  x: number;
  y: number;
}

export interface ShapedText {
  glyphs: PlacedGlyph[];
  /** In ems. */
  width: number;
}

interface Letter {
  id: number;
  /** In ems. */
  width: number;
  /** As it stands in the drawing. */
  code: string;
}

const MISSING = 0;
/** Stands for a character that the font does not have. */
const UNKNOWN = '?'.charCodeAt(0);
/** Invisible by themselves: joiners, and what chooses between shapes of the character before. */
const INVISIBLE = /[\u200b-\u200f]|[\ufe00-\ufe0f]/;

/** A font file: how wide its text is, which glyphs draw it, and how it travels in a PDF. */
export class PrintFont {
  /** Its name inside the PDF. */
  readonly name: string;
  readonly #file: Uint8Array;
  readonly #font: Font;
  /** What each glyph that was drawn stands for: only these are described in the PDF. */
  readonly #drawn = new Map<number, string>();
  readonly #letters = new Map<number, Letter>();

  constructor(name: string, file: Uint8Array) {
    this.name = name;
    this.#file = file;
    // The type names Node's own kind of bytes; any will do.
    this.#font = create(file as Buffer) as Font;
  }

  /** Letters one beside the other: all that Latin needs. */
  letter(codePoint: number): Letter {
    const known = this.#letters.get(codePoint);
    if (known) return known;
    const letter = this.#findLetter(codePoint);
    this.#letters.set(codePoint, letter);
    return letter;
  }

  #findLetter(codePoint: number): Letter {
    const character = String.fromCodePoint(codePoint);
    if (INVISIBLE.test(character)) return { id: MISSING, width: 0, code: '' };
    const glyph = this.#font.glyphForCodePoint(codePoint);
    if (glyph.id === MISSING) return { ...this.letter(UNKNOWN), id: MISSING };
    this.#drawn.set(glyph.id, character);
    return { id: glyph.id, width: glyph.advanceWidth / this.#font.unitsPerEm, code: hex4(glyph.id) };
  }

  has(codePoint: number): boolean {
    return this.letter(codePoint).id !== MISSING;
  }

  /** Letters that join, stand under each other and change places, as in Kannada and Devanagari. */
  shape(text: string): ShapedText {
    const { glyphs, positions } = this.#font.layout(text);
    const em = this.#font.unitsPerEm;
    let pen = 0;
    const placed = glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = { id: glyph.id, x: (pen + xOffset) / em, y: yOffset / em };
      pen += xAdvance;
      this.#drawn.set(glyph.id, String.fromCodePoint(...glyph.codePoints));
      return place;
    });
    return { glyphs: placed, width: pen / em };
  }

  /** Writes the font; the number is what pages name it by. */
  writeTo(pdf: PdfFile): number {
    const font = this.#font;
    const perMille = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);
    const file = pdf.writeStream(this.#file, `/Length1 ${this.#file.length} `);
    const { minX, minY, maxX, maxY } = font.bbox;
    const descriptor = pdf.write(
      `<< /Type /FontDescriptor /FontName /${font.postscriptName} /Flags 4 /FontBBox [${[minX, minY, maxX, maxY].map(perMille).join(' ')}] ` +
        `/ItalicAngle 0 /Ascent ${perMille(font.ascent)} /Descent ${perMille(font.descent)} /CapHeight ${perMille(font.capHeight)} /StemV 80 /FontFile2 ${file} 0 R >>`,
    );
    const ids = [...this.#drawn.keys()].sort((a, b) => a - b);
    const widths = [MISSING, ...ids].map((id) => `${id} [${perMille(font.getGlyph(id).advanceWidth)}]`);
    const outlines = pdf.write(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font.postscriptName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
        `/FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths.join(' ')}] >>`,
    );
    const characters = pdf.writeStream(characterTable(this.#drawn));
    return pdf.write(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font.postscriptName} /Encoding /Identity-H /DescendantFonts [${outlines} 0 R] /ToUnicode ${characters} 0 R >>`,
    );
  }
}

/** From glyphs back to characters, for those who search and copy. A table takes a hundred lines at a time. */
function characterTable(drawn: ReadonlyMap<number, string>): string {
  const lines = [...drawn].map(([id, text]) => `<${hex4(id)}> <${hex4(id)}> [<${utf16(text)}>]`);
  const blocks = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfrange\n${block.join('\n')}\nendbfrange`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
