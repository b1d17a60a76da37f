import { createRequire } from 'node:module';
import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit';

/** Of each font; the words of all models in one language are about a tenth of this. */
const MOST_KEPT = 10_000;

/** The library's types leave out where a font comes from. */
type OpenedFont = Font & { stream: { buffer: Uint8Array } };

type Features = Parameters<Font['layout']>[1];

/** Which glyphs make up a word, which characters each of them stands for, and where it goes. */
type Layout = readonly { id: number; characters: number[]; position: GlyphPosition }[];

/** As the library that prints loads it: what is changed in another copy of the module would not reach that one. */
const { create }: { create(bytes: Uint8Array): Font } = createRequire(import.meta.url)('fontkit');
/** By the bytes of their fonts. */
const typesetters = new WeakMap<Uint8Array, Typesetter>();
let layAnew: Font['layout'] | undefined;

/**
 * A document opens its fonts anew and finds the glyphs of every word that it has, which is most of the work of printing it. Most of
 * its words are in other brochures, too: in this font, each is laid out once, until the process ends.
 */
export function keepLayouts(bytes: Uint8Array): void {
  const font = create(bytes);
  if (!layAnew) {
    const prototype: OpenedFont = Object.getPrototypeOf(font);
    layAnew = prototype.layout;
    prototype.layout = layOut as Font['layout'];
  }
  typesetters.set(bytes, new Typesetter(font, layAnew));
}

/** Takes the place of the library's own. */
function layOut(this: OpenedFont, text: string, features?: Features, ...manner: unknown[]): GlyphRun {
  const typesetter = typesetters.get(this.stream.buffer);
  const isListed = features === undefined || Array.isArray(features);
  const isPlain = isListed && manner.every((part) => part === undefined);
  if (typesetter && isPlain) return repeat(typesetter.layout(text, features), this, text);
  return Reflect.apply(layAnew as Font['layout'], this, [text, features, ...manner]);
}

/** The library changes the run that it gets, so each document gets its own, with glyphs of its own font. */
function repeat(layout: Layout, font: Font, text: string): GlyphRun {
  // A font remembers each glyph with the characters that it met first, so it has to meet them in the order of the text.
  font.glyphsForString(text);
  const glyphs = layout.map(({ id, characters }) => font.getGlyph(id, characters));
  const positions = layout.map(({ position }) => ({ ...position }));
  const run = {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
  return run as GlyphRun;
}

class Typesetter {
  #font: Font;
  #layAnew: Font['layout'];
  #kept = new Map<string, Layout>();

  constructor(font: Font, layAnewOf: Font['layout']) {
    this.#font = font;
    this.#layAnew = layAnewOf;
    const glyphOf = font.getGlyph.bind(font);
    // Here it remembers nothing: the same brochure has the same bytes, whatever was printed before it.
    font.getGlyph = (id, codePoints = []): Glyph =>
      Object.create(glyphOf(id), { codePoints: { value: codePoints, enumerable: true } });
  }

  /** With features of the font, as digits of one width, a word looks different than without. */
  layout(text: string, features: string[] = []): Layout {
    const name = [...features, text].join('\0');
    const before = this.#kept.get(name);
    if (before) return before;
    const { glyphs, positions } = this.#layAnew.call(this.#font, text, features);
    const layout = glyphs.map(({ id, codePoints }, index) => ({
      id,
      characters: codePoints,
      position: positions[index] as GlyphPosition,
    }));
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    this.#kept.set(name, layout);
    return layout;
  }
}
