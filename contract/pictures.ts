/** Uploaded pictures are kept in these widths (and their own, where that is smaller), each as WebP and as AVIF. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export const UPLOADS_PATH = '/uploads/';

/** The name tells a page the size of the picture, so that nothing moves when it arrives. */
export const pictureFileName = (id: string, width: number, height: number, format: string): string =>
  `${id}-${width}x${height}.${format}`;
