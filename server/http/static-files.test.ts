import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStaticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kickstand-public-'));
const app = fastify();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'pictures', 'models', 'sp125'), { recursive: true });
  for (const ending of ['avif', 'webp', 'svg']) {
    writeFileSync(path.join(folder, 'pictures', 'models', 'sp125', `hero.${ending}`), 'bytes');
  }
  mkdirSync(path.join(folder, 'videos'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  await serveStaticFiles(app, folder);
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

  it.each([
    '/pictures/',
    '/pictures/models/',
    '/pictures/none.webp',
    '/pictures/../secret.txt',
    '/pictures/%2e%2e/secret.txt',
  ])('%s is none', async (url) => expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400));
});
