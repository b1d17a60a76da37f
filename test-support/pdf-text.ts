import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF of ours, page by page, without any white space (words may stand in pieces). */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
    const fonts = new Map<string, Map<number, string>>();
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? '';
      fonts.set(name, readCharacters(objects.get(reference(font, 'ToUnicode'))?.stream ?? ''));
    }
    return readText(objects.get(reference(head, 'Contents'))?.stream ?? '', fonts);
  });
}

export const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(source: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, id, body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('\nstream\n');
    const packed = rest.join('\nstream\n').replace(/\nendstream$/, '');
    const isText = head.includes('/FlateDecode') && !head.includes('/Image');
    objects.set(Number(id), {
      head,
      stream: isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '',
    });
  }
  return objects;
}

const reference = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? -1);

/** The table from the glyphs of a font to the characters that they stand for. */
function readCharacters(table: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, units = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
      characters.set(start + index, fromUnits(units));
    }
  }
  return characters;
}

/** Where the document spells a stretch out, as it does for scripts whose glyphs change places, that is what counts. */
function readText(stream: string, fonts: Map<string, Map<number, string>>): string {
  let characters = new Map<number, string>();
  let text = '';
  let isSpelled = false;
  const parts = /\/(F\d+) [\d.]+ Tf|\/ActualText <feff(\w*)>|(EMC)|\[((?:<\w*>|[^\]<])*)\] TJ/g;
  for (const [, font, spelled, end, run = ''] of stream.matchAll(parts)) {
    if (font) characters = fonts.get(font) ?? new Map();
    if (spelled !== undefined) text += fromUnits(spelled);
    if (spelled !== undefined || end) isSpelled = !end;
    if (isSpelled) continue;
    for (const [, glyphs = ''] of run.matchAll(/<(\w*)>/g)) {
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += characters.get(Number.parseInt(glyph, 16)) ?? '?';
    }
  }
  return withoutSpace(text);
}

const fromUnits = (units: string): string =>
  String.fromCharCode(...(units.match(/\w{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
