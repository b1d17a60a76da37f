import * as z from 'zod';
import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';

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

/** The letters of nearly every word: asked for ahead, they are mostly there before anything shows, and no line breaks anew. */
const MAIN_FONTS: Record<Locale, RegExp> = {
  en: /\/anek-latin-[^/]+\.woff2$/,
  kn: /\/anek-(latin|kannada)-[^/]+\.woff2$/,
  hi: /\/anek-(latin|devanagari)-[^/]+\.woff2$/,
};

/** The tags for a document that starts with the first of these sources and will soon need the others. */
export function assetTags(
  manifest: Manifest,
  [entry, ...ahead]: [string, ...string[]],
  locale: Locale = BASE_LOCALE,
): string {
  const needed = new Set([entry, ...ahead].flatMap((source) => [...chunksFor(manifest, source)]));
  const chunks = [...needed].map((name) => chunkOf(manifest, name));
  const { file } = chunkOf(manifest, entry);
  return [
    ...new Set(chunks.flatMap(({ css }) => css).map((style) => `<link rel="stylesheet" href="/${style}">`)),
    ...chunks
      .flatMap(({ assets }) => assets)
      .filter((asset) => MAIN_FONTS[locale].test(asset))
      .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
    // The page shows and works before its script is there: on a thin line, words and the first picture come before it.
    `<script type="module" fetchpriority="low" src="/${file}"></script>`,
    // Without these the browser would learn of each file only after reading the one before it.
    ...chunks
      .filter((chunk) => chunk.file !== file)
      .map((chunk) => `<link rel="modulepreload" fetchpriority="low" href="/${chunk.file}">`),
  ].join('\n');
}

function chunksFor(manifest: Manifest, name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunkOf(manifest, name).imports) chunksFor(manifest, imported, seen);
  return seen;
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build's manifest. Does the route name the file it imports?`);
  return chunk;
}
