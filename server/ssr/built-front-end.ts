import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../contract/durations.ts';
import type { Locale } from '../../contract/locales.ts';
import { interfaceOf, locales } from '../../contract/locales.ts';
import { PUSH_WORKER } from '../../contract/outgoing/push-worker.ts';
import { setPartOfPage } from '../http/security-headers.ts';
import type { PageAssets } from './asset-tags.ts';
import { frameTags, manifestSchema, pageAssets } from './asset-tags.ts';
import type { FrontEnd, Renderer } from './front-end.ts';
import { WORKER_POLICY } from './page-policy.ts';

export const BUILD_FOLDER = path.join(import.meta.dirname, '..', '..', 'dist');
const SITE_ENTRY = 'web/entry-client.tsx';
const ONE_YEAR_MS = 365 * DAY_MS;

export async function openBuiltFrontEnd(app: FastifyInstance, folder: string = BUILD_FOLDER): Promise<FrontEnd> {
  const rendererFile = path.join(folder, 'server', 'entry-server.js');
  if (!existsSync(rendererFile)) throw new Error('the front end has not been built. Run: npm run build');
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const { blurs } = app.context;
  renderer.takeBlursFrom((address) => blurs.get(address));
  const assets = new Map(locales.map((locale) => [locale, siteAssets(folder, renderer, locale)]));
  const assetsOf = (locale: Locale, file: string) => {
    const found = assets.get(locale)?.get(file);
    if (!found) throw new Error(`${file} is no page of the build.`);
    return found;
  };
  await serveAssets(app, path.join(folder, 'client', 'assets'));
  serveWorker(app, '/service-worker.js', readFileSync(path.join(folder, 'client', 'service-worker.js')));
  serveWorker(app, PUSH_WORKER.address, readFileSync(path.join(folder, 'client', 'push-worker.js')));
  return {
    renderer: async () => renderer,
    siteAssets: (pageFile, locale) => assetsOf(locale, pageFile),
    siteStyles: (locale) => assetsOf(locale, SITE_ENTRY).styles,
    adminTags: frameTags(readManifest(folder, 'admin'), 'web/admin/entry-admin.tsx'),
    finish: async (_url, document) => document,
  };
}

/**
 * Each language that the product speaks has a build of its own; what is the same in several of them is one file. Pages in another language
 * have the English one, with the letters of their script.
 */
function siteAssets(folder: string, { pages }: Renderer, locale: Locale): Map<string, PageAssets> {
  const manifest = readManifest(folder, `site-${interfaceOf(locale)}`);
  const sources = [{ file: SITE_ENTRY, isStill: true }, ...pages];
  return new Map(sources.map(({ file, isStill }) => [file, pageAssets(manifest, [SITE_ENTRY, file], locale, isStill)]));
}

const readManifest = (folder: string, name: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'client', `${name}-manifest.json`), 'utf8')));

/** Asked for on every visit, so that a new release is noticed on the next one. */
function serveWorker(app: FastifyInstance, address: string, script: Buffer): void {
  app.get(address, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(script),
  );
}

/** A file's name changes with its content, so whoever has it may keep it for good. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    maxAge: ONE_YEAR_MS,
    immutable: true,
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      setPartOfPage(reply);
      if (/\.js(\.\w+)?$/.test(file)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}
