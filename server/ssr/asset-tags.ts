import * as z from 'zod';
import type { OwnScript } from '../../contract/languages.ts';
import { ownScriptOf } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import { startTag } from './start-script.ts';

/** The part of Vite's manifest that is used here: source file -> built file and what it needs. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;
type Chunk = Manifest[string];

/** The letters of nearly every word: asked for ahead, they are mostly there before anything shows, and no line breaks anew. */
const MAIN_FONTS: Record<OwnScript, RegExp> = {
  latin: /\/anek-latin-[^/]+\.woff2$/,
  kannada: /\/anek-(plain|kannada)-[^/]+\.woff2$/,
  devanagari: /\/anek-(plain|devanagari)-[^/]+\.woff2$/,
};

/** What a page of the site loads, by the addresses of the files. */
export interface PageAssets {
  styles: readonly string[];
  /** The letters that are asked for ahead. */
  fonts: readonly string[];
  /** The tag that starts its scripts. */
  scriptTag: string;
}

/** Given the entry of the site and the page, by their source files. One that is only to be read has no use for its own script. */
export function pageAssets(
  manifest: Manifest,
  sources: readonly [entry: string, ...pages: string[]],
  locale: Locale,
  isStill = false,
): PageAssets {
  const chunks = chunksOf(manifest, sources);
  const steps = [...chunksFor(manifest, sources[0])].map((name) => chunkOf(manifest, name).file);
  const needed = isStill ? [] : chunks.map(({ file }) => file).filter((file) => !steps.includes(file));
  return { ...stylesAndFonts(chunks, locale), scriptTag: startTag(steps, needed) };
}

/** A page shows and works before its script is there: styles and letters come first. */
export const pageTags = (assets: PageAssets): string => [...stillTags(assets), assets.scriptTag].join('\n');

/** What it needs to be seen. */
export const stillTags = ({ styles, fonts }: Pick<PageAssets, 'styles' | 'fonts'>): string[] => [
  ...styleTags(styles),
  ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
];

export const styleTags = (styles: readonly string[]): string[] =>
  styles.map((style) => `<link rel="stylesheet" href="${style}">`);

/** The tags of the panel's frame, which is empty until its script runs. */
export function frameTags(manifest: Manifest, entry: string): string {
  const [first, ...others] = chunksOf(manifest, [entry]);
  return [
    ...stillTags(stylesAndFonts([first, ...others], BASE_LOCALE)),
    `<script type="module" src="/${first.file}"></script>`,
    // Without these the browser would learn of each file only after reading the one before it.
    ...others.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}

function stylesAndFonts(chunks: readonly Chunk[], locale: Locale): Pick<PageAssets, 'styles' | 'fonts'> {
  const mainFonts = MAIN_FONTS[ownScriptOf(locale) ?? 'latin'];
  const fonts = chunks.flatMap(({ assets }) => assets).filter((asset) => mainFonts.test(asset));
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map((style) => `/${style}`),
    fonts: fonts.map((font) => `/${font}`),
  };
}

/** The chunk of the first source, then every other that these sources need. */
function chunksOf(manifest: Manifest, [entry, ...ahead]: readonly [string, ...string[]]): [Chunk, ...Chunk[]] {
  const needed = new Set([entry, ...ahead].flatMap((source) => [...chunksFor(manifest, source)]));
  needed.delete(entry);
  return [chunkOf(manifest, entry), ...[...needed].map((name) => chunkOf(manifest, name))];
}

/** A chunk and all that it imports, each after what it imports itself. */
function chunksFor(
  manifest: Manifest,
  name: string,
  ordered: Set<string> = new Set(),
  seen: Set<string> = new Set(),
): Set<string> {
  if (seen.has(name)) return ordered;
  seen.add(name);
  for (const imported of chunkOf(manifest, name).imports) chunksFor(manifest, imported, ordered, seen);
  return ordered.add(name);
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build's manifest. Does the route name the file it imports?`);
  return chunk;
}
