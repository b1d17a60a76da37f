import type { Page } from '@playwright/test';
import { pathIn } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';
import { expect, visit } from '../../e2e/fixtures.ts';
import { test } from './demo-site.ts';

const player = (page: Page) => page.locator('video');
const captionMode = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode ?? 'none');
/** The captions that the browser has read: their words, and where they begin, in percent of the width. */
const cuesOf = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.cues ?? [])].map((cue) => {
      const { text, position, size, align } = cue as VTTCue;
      return { text, left: align === 'end' ? Number(position) - size : 0 };
    }),
  );

test('a video is fetched by a click and plays at once, with captions, which in Kannada are shown', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  for (const path of [pagePaths.joyClub, pagePaths.optIn, pagePaths.amc]) {
    await test.step(path, async () => {
      fetched.length = 0;
      await visit(page, path);
      if (path === pagePaths.optIn) await expect(page.locator('#optIn-form').getByRole('checkbox')).toHaveCount(6);
      await expect(player(page)).toHaveCount(0);
      expect(fetched).toEqual([]);
      await page.getByRole('button', { name: /^Play the video/ }).click();
      const video = player(page);
      await expect(video).toBeFocused();
      await expect(video.locator('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
      await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)).toBe(true);
      // The words of the picture are English: captions in English are for those who ask for them.
      await expect.poll(() => captionMode(page)).toBe('disabled');
    });
  }
  await page.getByRole('main').getByRole('link', { name: 'Ask for your AMC' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for your AMC' })).toBeInViewport();

  await visit(page, pathIn('kn', pagePaths.amc));
  await page.locator('button:has(picture)').click();
  await expect.poll(() => captionMode(page)).toBe('showing');
  await expect.poll(async () => (await cuesOf(page)).length).toBeGreaterThan(2);
  const cues = await cuesOf(page);
  expect(cues[0]?.text).toMatch(/[\u0c80-\u0cff]/);
  // They cover none of the words in the picture; those of the other videos: `captions.test.ts`.
  expect(Math.min(...cues.map(({ left }) => left))).toBeGreaterThan(50);
});
