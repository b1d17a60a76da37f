import type { Locator, Page } from '@playwright/test';

/** The pictures that the page asks for from now on. */
export function askedPictures(page: Page): string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) pictures.push(pathname);
  });
  return pictures;
}

export const FULL_FRAME = /turn-\d\d\.(avif|webp)$/;
export const LIGHT_FRAME = /turn-\d\d-480\.avif$/;

/** The 360 view, once it can be turned. */
export const turning = (page: Page): Locator => page.locator('[data-viewer]');
