import type { PictureFormat } from '../../../contract/pictures.ts';
import { pictureFiles } from '../../../contract/pictures.ts';

/** A picture's files as a browser wants them described; undefined for one that exists in a single file. */
export function pictureSources(address: string) {
  const picture = pictureFiles(address);
  if (!picture) return undefined;
  const { size, files } = picture;
  const srcSet = (format: PictureFormat) =>
    files
      .filter((file) => file.format === format)
      .map((file) => `${file.address} ${file.width}w`)
      .join(', ');
  return { ...size, avif: srcSet('avif'), webp: srcSet('webp') };
}
