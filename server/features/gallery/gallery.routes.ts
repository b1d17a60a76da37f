import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { toRowId } from '../../db/row-id.ts';
import { setArchived } from '../../documents/documents.repository.ts';
import { galleryKind } from '../../documents/kinds/gallery.ts';
import { localFrom } from '../../documents/local-from.ts';
import { addLive, findByNumber } from '../../documents/write-live.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { namedPicture, storeUpload } from '../../pictures/store-upload.ts';
import { uploadRoute } from '../../pictures/upload.ts';

export function galleryRoutes(app: FastifyInstance): void {
  const local = localFrom(app.context.translations);

  uploadRoute(app, endpoints.addGalleryImage, 'gallery.incomplete', async ({ request, fields, picture }) => {
    await changeContent(request, async (trx) => {
      await storeUpload(trx, request, picture);
      const { path, id: ofPicture } = namedPicture(picture);
      const image = { image: path, picture: ofPicture, alt: local(fields.alt) };
      const { id } = await addLive(trx, galleryKind, (number) => ({ id: number, ...image }), staffOf(request).user_id);
      return { action: 'gallery.add', subject: String(id), after: { image_path: path, alt: fields.alt } };
    });
    return { message: messages.gallery.added };
  });

  /** Out of the reach of visitors at once; it stays in the library, for whoever takes it back. */
  route(app, endpoints.deleteGalleryImage, async ({ request, params }) => {
    await changeContent(request, async (trx) => {
      const found = await findByNumber(trx, galleryKind, toRowId(params.id));
      if (!found) throw new HttpError(404, 'gallery.unknown');
      await setArchived(trx, found.row.id, true);
      const { id, image, alt } = found.body;
      return { action: 'gallery.delete', subject: String(id), before: { image_path: image, alt: alt.en } };
    });
    return { message: messages.gallery.deleted };
  });
}
