import type { FastifyInstance } from 'fastify';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { findPictureFile, hasPictureFile, insertPicture } from '../../db/pictures.ts';
import { isSameTag } from '../../http/etag.ts';
import { HttpError } from '../../http/http-error.ts';
import { setPublicResource } from '../../http/security-headers.ts';
import { uploadRoute } from '../../pictures/upload.ts';

/** Pictures come in for documents to name. One never changes under its name, so whoever has it may keep it for good. */
export function pictureRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  uploadRoute(app, endpoints.addPicture, 'pictures.missing', async ({ request, picture }) => {
    const { id, path: address, width, height, files } = picture;
    await db.transaction().execute(async (trx) => {
      await insertPicture(trx, id, files);
      await recordChange(trx, request, { action: 'picture.add', subject: id, after: { address } });
    });
    return { address, id, width, height };
  });

  app.get<{ Params: { name: string } }>(`${UPLOADS_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    if (!/^[\w~]+-\d+x\d+\.\w+$/.test(name)) throw new HttpError(404, 'request.notFound');
    const etag = `"${name}"`;
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag };
    if (isSameTag(request.headers['if-none-match'], etag) && (await hasPictureFile(db, name))) {
      setPublicResource(reply);
      return reply.code(304).headers(headers).send();
    }
    const file = await findPictureFile(db, name);
    if (!file) throw new HttpError(404, 'request.notFound');
    setPublicResource(reply);
    const { buffer, byteOffset, byteLength } = file.bytes;
    return reply
      .headers({ ...headers, 'content-type': file.content_type })
      .send(Buffer.from(buffer, byteOffset, byteLength));
  });
}
