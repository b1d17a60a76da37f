import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface PageWeight {
  scriptKb: number;
  styleKb: number;
}

/** What a first visit loads by itself, compressed as the server compresses it: the files that the browser really asked for. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const files = { script: new Set<string>(), style: new Set<string>() };
  const note = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) files.script.add(response.url());
    if (type.includes('text/css')) files.style.add(response.url());
  };
  page.on('response', note);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', note);
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()} rather than a page.`);
  const inline = await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent));
  return {
    scriptKb: await weighFiles(page, files.script),
    styleKb: (await weighFiles(page, files.style)) + compressedKb(inline.join('\n')),
  };
}

/** Asked for once more, because a browser need not keep the body of what it loaded ahead of its use. */
async function weighFiles(page: Page, urls: ReadonlySet<string>): Promise<number> {
  const weights = [...urls].map(async (url) => compressedKb(await (await page.request.get(url)).body()));
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

const compressedKb = (content: string | Buffer): number =>
  content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length / 1000;
