import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../contract/messages.ts';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { changeContent } from '../../changes/change-content.ts';
import { recordChange } from '../../changes/record-change.ts';
import { setPictureWords } from '../../db/pictures.ts';
import { staffOf } from '../../http/access.ts';
import { HttpError } from '../../http/http-error.ts';
import { route } from '../../http/route.ts';
import * as library from './library.service.ts';
import { prepareReplacing, replacePicture } from './replace.service.ts';

/** The library of uploaded pictures (decision 037). */
export function libraryRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  const { documents } = app.context;
  const { asOf } = documents;

  route(app, endpoints.listPictures, async ({ body }) => library.listPictures(db, body, await documents.current()));
  route(app, endpoints.readPicture, ({ params: { id } }) => library.readPicture(db, id, asOf));

  route(app, endpoints.changePicture, async ({ request, params: { id }, body: { expected, ...words } }) => {
    await db.transaction().execute(async (trx) => {
      const picture = await library.findWhole(trx, id);
      const isAsSeen = !expected || isDeepStrictEqual(expected, library.wordsOf(picture));
      if (!isAsSeen || !(await setPictureWords(trx, picture, words))) {
        throw new HttpError(409, 'pictures.wordsChanged', { current: await library.readPicture(trx, id, asOf) });
      }
      const after = { name: picture.name, ...words };
      await recordChange(trx, request, { action: 'picture.words', subject: picture.id, after });
    });
    return library.readPicture(db, id, asOf);
  });

  route(app, endpoints.cutPicture, ({ request, params: { id }, body: { part } }) =>
    library.cutPicture(db, id, part, staffOf(request).user_id),
  );

  route(app, endpoints.replacePicture, async ({ request, params: { id }, body: { by } }) => {
    const author = staffOf(request).user_id;
    const prepared = await prepareReplacing(db, { id, by, author }, asOf);
    await changeContent(request, (trx) => replacePicture(trx, prepared, author, asOf));
    return { message: messages.pictures.replaced };
  });

  route(app, endpoints.deletePicture, async ({ request, params: { id } }) => {
    await changeContent(request, async (trx) => {
      const picture = await library.deletePicture(trx, id, asOf);
      return { action: 'picture.delete', subject: picture.id, before: { name: picture.name } };
    });
    return { message: messages.pictures.deleted };
  });
}
