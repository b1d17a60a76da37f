import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface PageWeight {
  scriptKb: number;
  styleKb: number;
  /** The scripts with their weights, the heaviest first, for whoever has to make them lighter. */
  scripts: string[];
}

interface FileWeight {
  name: string;
  kb: number;
}

/** What a first visit loads by itself, compressed as the server compresses it: the files that the browser really asked for. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const files = { script: new Set<string>(), style: new Set<string>() };
  const note = (response: Response) => {
    if (isScript(response)) files.script.add(response.url());
    if (typeOf(response).includes('text/css')) files.style.add(response.url());
  };
  page.on('response', note);
  // A page fetches its scripts when its first picture is there, after a silence that looks like the end.
  const begun = page.waitForEvent('response', isScript);
  const answer = await page.goto(url);
  if (answer?.ok()) await begun;
  await waitForQuiet(page, () => files.script.size);
  page.off('response', note);
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()} rather than a page.`);
  const inline = await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent));
  const scripts = await weighFiles(page, files.script);
  return {
    scriptKb: total(scripts),
    styleKb: total(await weighFiles(page, files.style)) + compressedKb(inline.join('\n')),
    scripts: scripts.sort((one, other) => other.kb - one.kb).map(({ name, kb }) => `${name} ${kb.toFixed(1)} kB`),
  };
}

const typeOf = (response: Response): string => response.headers()['content-type'] ?? '';
const isScript = (response: Response): boolean => typeOf(response).includes('javascript');

/** Until nothing more has come for half a second. */
async function waitForQuiet(page: Page, count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await page.waitForTimeout(500);
  }
}

const weighFiles = (page: Page, urls: ReadonlySet<string>): Promise<FileWeight[]> =>
  Promise.all([...urls].map((url) => weighFile(page, url)));

/** Most pages share most of their files, whose names change with what is in them. */
const known = new Map<string, Promise<FileWeight>>();

function weighFile(page: Page, url: string): Promise<FileWeight> {
  const weight = known.get(url) ?? askAndWeigh(page, url);
  known.set(url, weight);
  return weight;
}

/** Asked for once more, because a browser need not keep the body of what it loaded ahead of its use. */
async function askAndWeigh(page: Page, url: string): Promise<FileWeight> {
  const body = await (await page.request.get(url)).body();
  return { name: path.posix.basename(url), kb: compressedKb(body) };
}

const total = (files: readonly FileWeight[]): number => files.reduce((sum, { kb }) => sum + kb, 0);

const compressedKb = (content: string | Buffer): number =>
  content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length / 1000;
