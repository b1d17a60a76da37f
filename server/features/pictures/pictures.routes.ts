import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import { findPictureFile } from '../../db/pictures.ts';
import { isSameTag } from '../../plugins/etag.ts';
import { HttpError } from '../../plugins/http-error.ts';

/** A picture never changes under its name, so whoever has it may keep it for good. */
export function pictureRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  app.get<{ Params: { name: string } }>(`${UPLOADS_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const etag = `"${name}"`;
    const file = /^[\w~]+-\d+x\d+\.\w+$/.test(name) ? await findPictureFile(db, name) : undefined;
    if (!file) throw new HttpError(404, messages.request.notFound);
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (isSameTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('content-type', file.content_type)
      .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
  });
}
