import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/endpoints.ts';
import { messages } from '../../../contract/messages.ts';
import { deletePicture, insertPicture } from '../../db/pictures.ts';
import { toRowId } from '../../db/row-id.ts';
import { changeContent } from '../../plugins/change-content.ts';
import { HttpError } from '../../plugins/http-error.ts';
import { route } from '../../plugins/route.ts';
import { uploadRoute } from '../../plugins/upload.ts';
import { deleteOffer, insertOffer } from './offers.repository.ts';

export function offerRoutes(app: FastifyInstance): void {
  uploadRoute(app, endpoints.createOffer, messages.offers.incomplete, async ({ request, fields, picture }) => {
    await changeContent(request, async (trx) => {
      await insertPicture(trx, picture.id, picture.files);
      const { id } = await insertOffer(trx, { ...fields, image: picture.path, picture_id: picture.id });
      return { action: 'offer.create', subject: String(id), after: fields };
    });
    return { message: messages.offers.added };
  });

  route(app, endpoints.deleteOffer, async ({ request, params }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const offer = id === undefined ? undefined : await deleteOffer(trx, id);
      if (!offer) throw new HttpError(404, messages.offers.unknown);
      await deletePicture(trx, offer.picture_id);
      const { title, description } = offer;
      return { action: 'offer.delete', subject: String(offer.id), before: { title, description } };
    });
    return { message: messages.offers.deleted };
  });
}
