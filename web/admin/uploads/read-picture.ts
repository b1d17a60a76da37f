import { messages } from '../../../contract/messages.ts';

export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 10 * 1024 * 1024;

/** The picture, or the sentence that says why the file is none. */
export async function readPicture(file: File): Promise<HTMLImageElement | string> {
  if (/\.hei[cf]$/i.test(file.name)) return messages.pictures.heic;
  if (file.type === 'image/svg+xml') return messages.pictures.svg;
  if (!PICTURE_KINDS.includes(file.type)) return messages.pictures.unsupported;
  if (file.size > MAX_BYTES) return messages.pictures.tooLarge;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    return messages.pictures.broken;
  }
}
