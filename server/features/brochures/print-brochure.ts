import type { OwnScript } from '../../../contract/languages.ts';
import { ownScriptOf } from '../../../contract/languages.ts';
import type { Brochure, PictureBytes } from './brochure.ts';
import { brochureDocument } from './brochure-document.ts';
import { readFont } from './brochure-fonts.ts';
import { drawPictures } from './brochure-pictures.ts';
import { keepLayouts } from './kept-layouts.ts';

export async function printBrochure(brochure: Brochure, pictures: PictureBytes): Promise<Buffer> {
  // The pictures are drawn by other threads, so this one has time to load the library meanwhile.
  const [images, pdfmake] = await Promise.all([
    drawPictures(brochure, pictures),
    loadPdfmake(ownScriptOf(brochure.locale)),
  ]);
  return pdfmake.createPdf(brochureDocument(brochure, images)).getBuffer();
}

async function loadPdfmake(script: OwnScript = 'latin') {
  const { default: pdfmake } = await import('pdfmake');
  const fontOf = (weight: string): string => {
    const name = `${script}-${weight}.ttf`;
    if (pdfmake.virtualfs.existsSync(name)) return name;
    const font = readFont(script, weight);
    keepLayouts(font);
    pdfmake.virtualfs.writeFileSync(name, font);
    return name;
  };
  pdfmake.setFonts({
    Text: { normal: fontOf('400Regular'), bold: fontOf('600SemiBold') },
    Heavy: { normal: fontOf('800ExtraBold') },
  });
  // A document names no file and no address.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake;
}
