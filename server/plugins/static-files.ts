import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PUBLIC_FOLDER = path.join(import.meta.dirname, '..', '..', 'public');
const ONE_DAY_MS = 86_400_000;

/** The pictures that belong to a release. Their names do not change with their content, so a day is all that is promised. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(PUBLIC_FOLDER, 'pictures'),
    prefix: '/pictures/',
    maxAge: ONE_DAY_MS,
    index: false,
    decorateReply: false,
  });
}
