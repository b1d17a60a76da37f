import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brochure, PictureBytes } from './brochure.ts';
import { brochureDocument } from './brochure-document.ts';
import { drawPictures } from './brochure-pictures.ts';

const FONT_FOLDER = path.dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/anek-latin/package.json')));
const fontFile = (weight: string): string => path.join(FONT_FOLDER, weight, `AnekLatin_${weight}.ttf`);

export async function printBrochure(brochure: Brochure, pictures: PictureBytes): Promise<Buffer> {
  // The pictures are drawn by other threads, so this one has time to load the library meanwhile.
  const [images, pdfmake] = await Promise.all([drawPictures(brochure, pictures), loadPdfmake()]);
  return pdfmake.createPdf(brochureDocument(brochure, images)).getBuffer();
}

/** A first document takes twice as long as any other, whatever it says: this one says nothing. */
export async function warmUp(): Promise<void> {
  const pdfmake = await loadPdfmake();
  const content = ['Text', 'Heavy'].map((font) => ({ text: 'Ready', font }));
  await pdfmake.createPdf({ content, defaultStyle: { font: 'Text' } }).getBuffer();
}

async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({
    Text: { normal: fontFile('400Regular'), bold: fontFile('600SemiBold') },
    Heavy: { normal: fontFile('800ExtraBold') },
  });
  // A document names no file and no address but our own fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => file.startsWith(FONT_FOLDER));
  return pdfmake;
}
