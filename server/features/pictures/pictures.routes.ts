import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '../../../contract/pictures.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { findPictureFile, hasPictureFile } from '../../db/pictures.ts';
import { shownPictures } from '../../documents/picture-uses.ts';
import { isSameTag } from '../../http/etag.ts';
import { HttpError } from '../../http/http-error.ts';
import { setPublicResource } from '../../http/security-headers.ts';
import { findStaff } from '../../http/session.ts';
import { namedPicture, storeUpload } from '../../pictures/store-upload.ts';
import { uploadRoute } from '../../pictures/upload.ts';

/** Pictures come in for documents to name. One never changes under its name, so whoever has it may keep it for good. */
export function pictureRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;

  uploadRoute(app, endpoints.addPicture, 'pictures.missing', async ({ request, picture }) => {
    const { id, path: address, width, height } = namedPicture(picture);
    await db.transaction().execute(async (trx) => {
      await storeUpload(trx, request, picture);
      const after = { address, name: picture.name };
      await recordChange(trx, request, { action: 'picture.add', subject: picture.whole.id, after });
    });
    return { address, id, width, height };
  });

  app.get<{ Params: { name: string } }>(`${UPLOADS_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const [, id] = /^([\w~]+)-\d+x\d+\.\w+$/.exec(name) ?? [];
    const audience = id && (await audienceOf(request, id));
    if (!audience) throw new HttpError(404, 'request.notFound');
    const etag = `"${name}"`;
    // What only staff see is in no cache after they have logged out.
    const kept = audience === 'everybody' ? 'public, max-age=31536000, immutable' : 'no-store';
    const headers = { 'cache-control': kept, etag };
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

/** Everybody may have what live documents name; staff see what they work on, too. */
async function audienceOf(request: FastifyRequest, id: string): Promise<'everybody' | 'staff' | undefined> {
  const { database, documents, contentVersion } = request.server.context;
  if (shownPictures(await documents.current()).has(id)) return 'everybody';
  // Another server may have published it a moment ago, and answered with a page that names it.
  await contentVersion.confirm();
  if (shownPictures(await documents.current()).has(id)) return 'everybody';
  return (await findStaff(database.db, request)) && 'staff';
}
