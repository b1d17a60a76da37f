/** What a file is by its first bytes; its name and declared type are only what the sender says. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

export function pictureKind(file: Buffer): PictureKind | undefined {
  if (file.subarray(0, 3).equals(JPEG_SIGNATURE)) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP') return 'webp';
  if (textAt(file, 4, 8) === 'ftyp') return kindOfBrands(file);
  return isSvg(file) ? 'svg' : undefined;
}

/** Known only so that it is refused in words of its own: it is a program as much as a picture, and names files of others. */
function isSvg(file: Buffer): boolean {
  const head = textAt(file, 0, 1024);
  return /^\s*</.test(head) && /<(?:!doctype )?svg\b/i.test(head);
}

/** AVIF and HEIC share a container; the brands in its first box tell them apart. */
function kindOfBrands(file: Buffer): PictureKind | undefined {
  const boxEnd = Math.min(file.readUInt32BE(0), 256, file.length);
  const brands = [textAt(file, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(textAt(file, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(hei[cxms]|hev[cmxs]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}

const textAt = (file: Buffer, start: number, end: number): string => file.subarray(start, end).toString('latin1');
