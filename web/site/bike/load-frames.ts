import { pictureFiles } from '../../../contract/pictures.ts';

/** A frame that is there: its file, and its pixels ready to be drawn where the browser can keep them. */
export interface Frame {
  address: string;
  pixels: ImageBitmap | undefined;
}

/** One pixel, which browsers that do not know the format cannot open. */
const TINY_AVIF =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABcAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAMAAAAABNjb2xybmNseAACAAIABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAB9tZGF0EgAKCBgABogQEDQgMgkQAAAAB8dSLfI=';
let knowsAvif: Promise<boolean> | undefined;

/** All frames at once and ahead of everything else. One that cannot be loaded is left out. */
export async function loadFrames(addresses: readonly string[], onArrival: () => void): Promise<Frame[]> {
  knowsAvif ??= open(TINY_AVIF).then(
    () => true,
    () => false,
  );
  const format = (await knowsAvif) ? 'avif' : 'webp';
  const frames = await Promise.all(addresses.map((address) => loadFrame(fileOf(address, format)).finally(onArrival)));
  return frames.filter((frame) => frame !== undefined);
}

const fileOf = (address: string, format: string): string =>
  pictureFiles(address)?.files.findLast((file) => file.format === format)?.address ?? address;

async function loadFrame(address: string): Promise<Frame | undefined> {
  try {
    const image = await open(address);
    // Decoding takes longer than a frame of the screen lasts; done now, turning is mere copying.
    const pixels = await createImageBitmap(image).catch(() => undefined);
    return { address, pixels };
  } catch {
    return undefined;
  }
}

async function open(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  await image.decode();
  return image;
}
