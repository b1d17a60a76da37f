import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { offerModelLines } from '../../../contract/offers.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { toRowId } from '../../db/row-id.ts';
import { setArchived } from '../../documents/documents.repository.ts';
import { offerKind } from '../../documents/kinds/offer.ts';
import { addLive, findByNumber, replaceLive } from '../../documents/write-live.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import { namedPicture, storeUpload } from '../../pictures/store-upload.ts';
import type { Upload } from '../../pictures/upload.ts';
import { uploadRoute } from '../../pictures/upload.ts';
import { listManagedOffers, withOff, withWords } from './offers.service.ts';

export function offerRoutes(app: FastifyInstance): void {
  const { database, translations } = app.context;

  route(app, endpoints.listAllOffers, () => listManagedOffers(database.db, Date.now()));

  uploadRoute(app, endpoints.createOffer, 'offers.incomplete', async ({ request, fields, picture }) => {
    await changeContent(request, async (trx) => {
      await storeUpload(trx, request, picture);
      const { path: image, id: ofPicture } = namedPicture(picture);
      const words = { ...withWords(fields, translations), ...(await withOff(trx, fields)) };
      const begin = (id: number) => ({ id, version: 1, image, picture: ofPicture, ...words });
      const { id } = await addLive(trx, offerKind, begin, staffOf(request).user_id);
      return { action: 'offer.create', subject: String(id), after: fields };
    });
    return { message: messages.offers.added };
  });

  uploadRoute(app, endpoints.updateOffer, 'offers.incomplete', async (upload) => {
    await changeContent(upload.request, (trx) => editOffer(trx, upload));
    return { message: messages.offers.updated };
  });

  /** Its picture stays, for whoever takes it back. */
  route(app, endpoints.deleteOffer, async ({ request, params }) => {
    await changeContent(request, async (trx) => {
      const found = await findByNumber(trx, offerKind, toRowId(params.id));
      if (!found) throw new HttpError(404, 'offers.unknown');
      await setArchived(trx, found.row.id, true);
      const { id, title, description } = found.body;
      return { action: 'offer.delete', subject: String(id), before: { title: title.en, description: description.en } };
    });
    return { message: messages.offers.deleted };
  });
}

/** An older picture stays too: older revisions show it. */
async function editOffer(
  trx: Trx,
  { request, params, fields, picture }: Upload<typeof endpoints.updateOffer>,
): Promise<AuditEntry> {
  const found = await findByNumber(trx, offerKind, toRowId(params.id));
  if (!found) throw new HttpError(404, 'offers.unknown');
  const { row, body: offer } = found;
  const { expectedVersion, ...texts } = fields;
  if (expectedVersion !== undefined && expectedVersion !== offer.version) {
    const offers = await listManagedOffers(trx, Date.now());
    throw new HttpError(409, 'offers.changedMeanwhile', { current: offers.find(({ id }) => id === offer.id) ?? {} });
  }
  if (picture) await storeUpload(trx, request, picture);
  const named = picture && namedPicture(picture);
  const { amount: _amount, models: _models, ...rest } = offer;
  const body = {
    ...rest,
    ...(await withOff(trx, texts, offer)),
    ...(named && { image: named.path, picture: named.id }),
    ...withWords(texts, request.server.context.translations, offer),
    version: offer.version + 1,
  };
  await replaceLive(trx, offerKind, { row, body }, staffOf(request).user_id);
  const before = {
    title: offer.title.en,
    description: offer.description.en,
    starts_on: offer.startsOn,
    ends_on: offer.endsOn,
    ...(offer.amount && { amount: offer.amount }),
    ...(offer.models && { models: offerModelLines(offer.models) }),
  };
  const image = named && { image: named.path, picture_id: named.id };
  return { action: 'offer.update', subject: String(offer.id), before, after: { ...texts, ...image } };
}
