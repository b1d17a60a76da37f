import type { InterfaceLocale } from './locales.ts';

export const VIDEO_SIZE = { width: 1280, height: 720 } as const;

/** Addresses of everything that `npm run videos` makes of one video. */
export const videoFiles = (name: string) => ({
  webm: `/videos/${name}.webm`,
  mp4: `/videos/${name}.mp4`,
  poster: `/videos/${name}.webp`,
  posterAvif: `/videos/${name}.avif`,
});

/** What is to be read in a video, in each language that the product speaks. */
export const captionsFile = (name: string, locale: InterfaceLocale): string => `/videos/${name}.${locale}.vtt`;
