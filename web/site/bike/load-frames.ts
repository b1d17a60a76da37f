import { pictureFiles } from '../../../contract/pictures.ts';
import { isLean } from '../../lib/lean.ts';

/** A frame that is there: its file, and its pixels ready to be drawn where the browser can keep them. */
export interface Frame {
  address: string;
  pixels: ImageBitmap | undefined;
  /** The same in full width, where this one is light. */
  full?: string;
}

/** One pixel, which browsers that do not know the format cannot open. */
const TINY_AVIF =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABcAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAMAAAAABNjb2xybmNseAACAAIABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAB9tZGF0EgAKCBgABogQEDQgMgkQAAAAB8dSLfI=';
let knowsAvif: Promise<boolean> | undefined;

/** Below this a screen is a phone's, and a light frame nearly as sharp as it can show. */
const PHONE = '(width < 40rem)';

/** To ask for all of them in one go would hold up the page of a slow phone for longer than somebody who touches it would wait. */
const ASKED_IN_ONE_GO = 6;

/** All frames at once and ahead of everything else, on a phone or a thin line light ones. One that fails is left out. */
export async function loadFrames(addresses: readonly string[], onArrival: () => void): Promise<Frame[]> {
  knowsAvif ??= open(TINY_AVIF).then(
    () => true,
    () => false,
  );
  const format = (await knowsAvif) ? 'avif' : 'webp';
  const isLight = isLean() || matchMedia(PHONE).matches;
  const load = async (address: string): Promise<Frame | undefined> => {
    const files = pictureFiles(address)?.files.filter((file) => file.format === format) ?? [];
    const full = files.at(-1)?.address ?? address;
    const wanted = isLight ? (files[0]?.address ?? address) : full;
    const frame = await loadFrame(wanted);
    return frame && wanted !== full ? { ...frame, full } : frame;
  };
  const loading: Promise<Frame | undefined>[] = [];
  for (const [index, address] of addresses.entries()) {
    if (index > 0 && index % ASKED_IN_ONE_GO === 0) await pause();
    loading.push(load(address).finally(onArrival));
  }
  const frames = await Promise.all(loading);
  return frames.filter((frame) => frame !== undefined);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function loadFrame(address: string): Promise<Frame | undefined> {
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
