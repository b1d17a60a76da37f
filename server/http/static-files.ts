import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { demoFolder } from '../../content/demo-folder.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { setPublicResource } from './security-headers.ts';

/** Those of the demo, where it is there, and the product's own. */
export const PUBLIC_FOLDERS: readonly string[] = [
  demoFolder.public,
  path.join(import.meta.dirname, '..', '..', 'public'),
];

/**
 * What belongs to a release. The names do not change with the content, so a day is all that is promised. Parts of a file can be
 * asked for (Range): some browsers play no video otherwise.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  publicFolders: readonly string[] = PUBLIC_FOLDERS,
): Promise<void> {
  for (const folder of ['pictures', 'videos']) {
    const root = publicFolders.map((one) => path.join(one, folder)).filter((one) => existsSync(one));
    // Without the demo there are no videos.
    if (root.length === 0) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${folder}/`,
      maxAge: DAY_MS,
      index: false,
      decorateReply: false,
      setHeaders: setReleaseHeaders,
    });
  }
}

/** Scripts can stand in none of our own pictures but drawings, so the others, of which a 360 view fetches three dozen, carry no policy. */
function setReleaseHeaders(reply: FastifyReply, file: string): void {
  setPublicResource(reply);
  if (!file.endsWith('.svg')) reply.removeHeader('content-security-policy');
}
