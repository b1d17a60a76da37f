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

/** The sharp frame comes when the view can be turned, and is not counted; returns which ones were asked for before. */
export async function holdFullFrames(page: Page): Promise<() => Promise<string[]>> {
  const asked: Promise<string[]>[] = [];
  await page.route(FULL_FRAME, (route) => {
    const isLate = turning(page).isVisible();
    asked.push(isLate.then((late) => (late ? [] : [route.request().url()])));
  });
  return async () => (await Promise.all(asked)).flat();
}
