import { apiQuery } from '../../lib/queries.ts';
import type { HeadPicture, Page } from '../page.ts';

export const slides = apiQuery('listSlides');

/** What they show, for those who cannot see them, and on small screens. */
export const slideWords = apiQuery('listSlideWords');

type Read = Parameters<Page['head']>[1];

/** What stands for a page that has no picture of its own, where a link to it is shared. */
export function firstSlide(read: Read, sizes?: string): HeadPicture | undefined {
  const [first] = read(slides.queryKey) ?? [];
  return first && { address: first.filepath, ...(sizes && { sizes }) };
}
