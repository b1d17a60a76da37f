import * as z from 'zod';
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
const MAIN_FONTS: Record<Locale, RegExp> = {
  en: /\/anek-latin-[^/]+\.woff2$/,
  kn: /\/anek-(plain|kannada)-[^/]+\.woff2$/,
  hi: /\/anek-(plain|devanagari)-[^/]+\.woff2$/,
};

/** The tags of a page of the site, which shows and works before its script is there: styles and letters come first. */
export function pageTags(manifest: Manifest, [entry, page]: [string, string], locale: Locale = BASE_LOCALE): string {
  const chunks = chunksOf(manifest, [entry, page]);
  const steps = [...chunksFor(manifest, entry)].map((name) => chunkOf(manifest, name).file);
  const files = chunks.map(({ file }) => file);
  const needed = files.filter((file) => !steps.includes(file));
  return [...styleTags(chunks, locale), startTag(steps, needed)].join('\n');
}

/** The tags of the panel's frame, which is empty until its script runs. */
export function frameTags(manifest: Manifest, entry: string): string {
  const [first, ...others] = chunksOf(manifest, [entry]);
  return [
    ...styleTags([first, ...others], BASE_LOCALE),
    `<script type="module" src="/${first.file}"></script>`,
    // Without these the browser would learn of each file only after reading the one before it.
    ...others.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}

const styleTags = (chunks: readonly Chunk[], locale: Locale): string[] => [
  ...new Set(chunks.flatMap(({ css }) => css).map((style) => `<link rel="stylesheet" href="/${style}">`)),
  ...chunks
    .flatMap(({ assets }) => assets)
    .filter((asset) => MAIN_FONTS[locale].test(asset))
    .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
];

/** The chunk of the first source, then every other that these sources need. */
function chunksOf(manifest: Manifest, [entry, ...ahead]: [string, ...string[]]): [Chunk, ...Chunk[]] {
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
