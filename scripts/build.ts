import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EnvironmentOptions, InlineConfig } from 'vite';
import { createBuilder, mergeConfig } from 'vite';
import { interfaceLocales } from '../contract/locales.ts';
import viteConfig from '../vite.config.ts';
import { siteEnvironment } from '../web/bundling/build-locales.ts';
import { reachedFrom } from '../web/bundling/reached-from.ts';
import { hashFrontEndSources, isBuilt } from './front-end-sources.mjs';
import { prepareFrontEnd } from './prepare-front-end.ts';

/** Builds the front end into dist/: client/ for browsers, server/ for rendering. `--if-changed` leaves a fresh build alone. */

const root = path.join(import.meta.dirname, '..');
const finished = path.join(root, 'dist');
const WORTH_COMPRESSING_BYTES = 1024;
/** Told by this line, a browser compiles a file while it arrives, beside the page's own thread, rather than piece by piece on it. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

interface SharedFile {
  name: string;
  /** It holds these modules and what they load, however indirectly, as far as others load it too. */
  reachedBy: readonly string[];
}

/** Left to itself, the builder makes a file for every set of pages that share something: thirty for a page, most with one sentence in it. */
const SHARED_BY_PAGES: readonly SharedFile[] = [
  // What nearly every page has, and those that are only to be read have not: notices and icons.
  { name: 'site-notices', reachedBy: ['web/ui/toasts.ts'] },
  { name: 'site-common', reachedBy: ['web/site/layout/site-frame.tsx'] },
  { name: 'site-forms', reachedBy: ['web/site/forms/site-form.tsx'] },
  // Some hundred bytes each.
  {
    name: 'site-queries',
    reachedBy: [
      'web/site/page-title.ts',
      'web/site/bike/bike-queries.ts',
      'web/site/buying/buying-queries.ts',
      'web/site/buying/model-choices.ts',
      'web/site/catalogue/find-model.ts',
      'web/site/company/branches-query.ts',
      'web/site/forms/model-options.ts',
      'web/site/texts/page-text.ts',
    ],
  },
  { name: 'site-buying', reachedBy: ['web/site/buying/questions.ts', 'web/site/compare-tray/compare-link.tsx'] },
  { name: 'site-pictures', reachedBy: ['web/site/pictures/picture.tsx'] },
  {
    name: 'site-lists',
    reachedBy: [
      'web/site/buying/on-road-list.tsx',
      'web/site/buying/list-pages.tsx',
      'web/site/buying/choice-field.tsx',
      'web/site/catalogue/no-models.tsx',
    ],
  },
];

// Whatever the shell says: React's development half has no place in a build.
process.env.NODE_ENV = 'production';
if (!process.argv.includes('--if-changed') || !isBuilt(root)) await build();

/** Into a folder of its own first, so that a build that breaks, or a second one beside it, leaves no half of one behind. */
async function build(): Promise<void> {
  const startedAt = Date.now();
  console.log('Building the front end (only the first time, or after a change) …');
  const sources = hashFrontEndSources(root);
  await prepareFrontEnd();
  const folder = path.join(root, 'node_modules', '.cache', `front-end-${process.pid}`);
  try {
    const builder = await createBuilder(buildConfig(folder, sources.slice(0, 12)));
    await builder.buildApp();
    await compressAll(path.join(folder, 'client', 'assets'));
    writeFileSync(path.join(folder, 'sources.txt'), sources);
    rmSync(finished, { recursive: true, force: true });
    renameSync(folder, finished);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`Front end built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

function buildConfig(folder: string, release: string): InlineConfig {
  const own: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    builder: {},
    build: {
      // The content security policy knows no data: addresses.
      assetsInlineLimit: 0,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    environments: {
      ...Object.fromEntries(
        interfaceLocales.map((locale) => [
          siteEnvironment(locale),
          // A list of what every page needs would weigh on all of them; a page is fetched before it is asked for instead.
          mergeConfig(
            browserBundle(folder, {
              name: 'site',
              entry: 'web/entry-client.tsx',
              manifest: `site-${locale}`,
              shared: SHARED_BY_PAGES,
            }),
            { build: { modulePreload: false, rolldownOptions: { output: { postBanner: compiledAhead } } } },
          ),
        ]),
      ),
      admin: browserBundle(folder, {
        name: 'admin',
        entry: 'web/admin/entry-admin.tsx',
        manifest: 'admin',
        shared: [],
      }),
      worker: {
        consumer: 'client',
        define: { RELEASE: JSON.stringify(release) },
        build: {
          outDir: path.join(folder, 'client'),
          rolldownOptions: {
            input: { 'service-worker': 'web/worker/service-worker.ts' },
            output: { entryFileNames: '[name].js', format: 'iife' },
          },
        },
      },
      pushWorker: {
        consumer: 'client',
        build: {
          outDir: path.join(folder, 'client'),
          rolldownOptions: {
            input: { 'push-worker': 'web/worker/push-worker.ts' },
            output: { entryFileNames: '[name].js', format: 'iife' },
          },
        },
      },
      ssr: {
        // One file with everything in it loads faster than a tree of packages, and React's slow development half stays out.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: path.join(folder, 'server'),
          rolldownOptions: { input: { 'entry-server': 'web/entry-server.tsx' } },
        },
      },
    },
  };
  return mergeConfig(viteConfig, own);
}

interface Bundle {
  name: string;
  entry: string;
  manifest: string;
  shared: readonly SharedFile[];
}

/**
 * Site and panel are built apart, so that what one of them needs never ends up in what the other loads. What is needed
 * from the start is two files: the packages, which browsers can keep over many releases, and our own code.
 */
function browserBundle(folder: string, { name, entry, manifest, shared }: Bundle): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: path.join(folder, 'client'),
      manifest: `${manifest}-manifest.json`,
      rolldownOptions: {
        input: { [name]: entry },
        output: {
          codeSplitting: {
            groups: [
              { name: `${name}-packages`, test: /node_modules/, tags: ['$initial'] },
              { name, tags: ['$initial'] },
              ...shared.map(({ name: file, reachedBy }) => ({
                name: reachedFrom(
                  reachedBy.map((module) => path.join(root, module)),
                  file,
                ),
                debugName: file,
                minShareCount: 2,
              })),
            ],
          },
        },
      },
    },
  };
}

/** What runs on every page of the site, nearly all of it; of the panel's packages most waits for the screens that need it. */
function compiledAhead({ name }: { name: string }): string {
  return ['site', 'site-packages'].includes(name) ? COMPILE_AHEAD : '';
}

/** Once here, as small as it goes, rather than on every request; many at once, which other threads do. */
async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => /\.(js|css|svg|json|ttf)$/.test(name));
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
