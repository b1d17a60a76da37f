import { isLean } from '../../lib/lean.ts';
import { pictureSources } from '../pictures/picture-sources.ts';

/** Asks for a picture that will probably be wanted next, in the very file that will be shown; not where little is to be fetched. */
export function fetchAhead(address: string, sizes: string): void {
  const sources = pictureSources(address);
  if (!sources || isLean()) return;
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', sizes, srcset: sources.avif });
  const image = document.createElement('img');
  picture.append(source, image);
  Object.assign(image, { fetchPriority: 'low', sizes, srcset: sources.webp });
}
