import type { PictureFormat } from '../../../contract/pictures.ts';
import { pictureFiles } from '../../../contract/pictures.ts';
import { isLean } from '../../lib/lean.ts';

/** A picture's files as a browser wants them described; undefined for one that exists in a single file. */
export function pictureSources(address: string, isSmallest: boolean = isLean()) {
  const picture = pictureFiles(address);
  if (!picture) return undefined;
  const { size, files } = picture;
  const srcSet = (format: PictureFormat) =>
    files
      .filter((file) => file.format === format)
      .slice(0, isSmallest ? 1 : undefined)
      .map((file) => `${file.address} ${file.width}w`)
      .join(', ');
  return { ...size, avif: srcSet('avif'), webp: srcSet('webp') };
}
