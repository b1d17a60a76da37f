import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { deletePicture, insertPicture } from '../../db/pictures.ts';
import { toRowId } from '../../db/row-id.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import type { Upload } from '../../pictures/upload.ts';
import { uploadRoute } from '../../pictures/upload.ts';
import { deleteOffer, findOffer, insertOffer, updateOffer } from './offers.repository.ts';
import { listManagedOffers } from './offers.service.ts';

export function offerRoutes(app: FastifyInstance): void {
  const { database, translations } = app.context;

  route(app, endpoints.listAllOffers, () => listManagedOffers(database.db, translations, Date.now()));

  uploadRoute(app, endpoints.createOffer, 'offers.incomplete', async ({ request, fields, picture }) => {
    await changeContent(request, async (trx) => {
      await insertPicture(trx, picture.id, picture.files);
      const { id } = await insertOffer(trx, { ...fields, image: picture.path, picture_id: picture.id });
      return { action: 'offer.create', subject: String(id), after: fields };
    });
    return { message: messages.offers.added };
  });

  uploadRoute(app, endpoints.updateOffer, 'offers.incomplete', async (upload) => {
    await changeContent(upload.request, (trx) => editOffer(trx, upload));
    return { message: messages.offers.updated };
  });

  route(app, endpoints.deleteOffer, async ({ request, params }) => {
    await changeContent(request, async (trx) => {
      const id = toRowId(params.id);
      const offer = id === undefined ? undefined : await deleteOffer(trx, id);
      if (!offer) throw new HttpError(404, 'offers.unknown');
      await deletePicture(trx, offer.picture_id);
      const { title, description } = offer;
      return { action: 'offer.delete', subject: String(offer.id), before: { title, description } };
    });
    return { message: messages.offers.deleted };
  });
}

async function editOffer(
  trx: Trx,
  { request, params, fields, picture }: Upload<typeof endpoints.updateOffer>,
): Promise<AuditEntry> {
  const id = toRowId(params.id);
  const offer = id === undefined ? undefined : await findOffer(trx, id);
  if (!offer) throw new HttpError(404, 'offers.unknown');
  const { expectedVersion, ...texts } = fields;
  if (picture) await insertPicture(trx, picture.id, picture.files);
  const image = picture && { image: picture.path, picture_id: picture.id };
  if (!(await updateOffer(trx, offer.id, { ...texts, ...image }, expectedVersion))) {
    throw new HttpError(409, 'offers.changedMeanwhile', { current: await offerNow(trx, request, offer.id) });
  }
  if (picture) await deletePicture(trx, offer.picture_id);
  const { title, description, starts_on, ends_on } = offer;
  const before = { title, description, starts_on, ends_on };
  return { action: 'offer.update', subject: String(offer.id), before, after: { ...texts, ...image } };
}

/** For whoever edited an older one. */
async function offerNow(trx: Trx, { server }: FastifyRequest, wanted: number) {
  const offers = await listManagedOffers(trx, server.context.translations, Date.now());
  return offers.find(({ id }) => id === wanted) ?? {};
}
