import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { deletePicture, insertPicture } from '../../db/pictures.ts';
import { toRowId } from '../../db/row-id.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { uploadRoute } from '../../pictures/upload.ts';
import { deleteImage, insertImage } from './gallery.repository.ts';

export function galleryRoutes(app: FastifyInstance): void {
  uploadRoute(app, endpoints.addGalleryImage, 'gallery.incomplete', async ({ request, fields, picture }) => {
    await changeContent(request, async (trx) => {
      await insertPicture(trx, picture.id, picture.files);
      const image = { image_path: picture.path, alt: fields.alt, picture_id: picture.id };
      const { id } = await insertImage(trx, image);
      return { action: 'gallery.add', subject: String(id), after: { image_path: picture.path, alt: fields.alt } };
    });
    return { message: messages.gallery.added };
  });

  route(app, endpoints.deleteGalleryImage, async ({ request, params }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const image = id === undefined ? undefined : await deleteImage(trx, id);
      if (!image) throw new HttpError(404, 'gallery.unknown');
      await deletePicture(trx, image.picture_id);
      const { image_path, alt } = image;
      return { action: 'gallery.delete', subject: String(image.id), before: { image_path, alt } };
    });
    return { message: messages.gallery.deleted };
  });
}
