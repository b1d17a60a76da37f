import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStaticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-public-'));
/** Another one that is served beside it. */
const own = path.join(folder, 'own');
const app = fastify();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'pictures', 'models', 'sp125'), { recursive: true });
  for (const ending of ['avif', 'webp', 'svg']) {
    writeFileSync(path.join(folder, 'pictures', 'models', 'sp125', `hero.${ending}`), 'bytes');
  }
  mkdirSync(path.join(folder, 'videos'));
  mkdirSync(path.join(own, 'pictures'), { recursive: true });
  writeFileSync(path.join(own, 'pictures', 'default.svg'), 'own bytes');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  await serveStaticFiles(app, [folder, own, path.join(folder, 'nowhere')]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('pictures of a release', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['svg', 'image/svg+xml'],
  ])('%s is sent as %s, may be kept for a day, and costs nothing when asked for again', async (ending, type) => {
    const url = `/pictures/models/sp125/hero.${ending}`;
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('stand beside those of the product, under the same address', async () => {
    expect((await app.inject({ url: '/pictures/default.svg' })).body).toBe('own bytes');
  });

  it.each([
    '/pictures/',
    '/pictures/models/',
    '/pictures/none.webp',
    '/pictures/../secret.txt',
    '/pictures/%2e%2e/secret.txt',
  ])('%s is none', async (url) => expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400));
});
