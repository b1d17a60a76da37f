import type { FastifyInstance } from 'fastify';
import { namedEndpoints as endpoints } from '../../../contract/schemas/endpoints.ts';
import { recordChange } from '../../changes/record-change.ts';
import { namedPicture, storeUpload } from '../../pictures/store-upload.ts';
import { uploadRoute } from '../../pictures/upload.ts';

/** Stores a picture for the settings of the site to name. Nobody sees it before they are published. */
export function logoRoutes(app: FastifyInstance): void {
  const { db } = app.context.database;
  uploadRoute(app, endpoints.addLogo, 'pictures.missing', async ({ request, picture }) => {
    // It was drawn anew in a process of its own by now, so this one may look at it. Loaded with the first logo.
    const { logoGround } = await import('../../pictures/logo-ground.ts');
    const { id, path: address, files } = namedPicture(picture);
    const [smallest] = files;
    if (!smallest) throw new Error('A picture without files.');
    const ground = await logoGround(smallest.bytes);
    await db.transaction().execute(async (trx) => {
      await storeUpload(trx, request, picture);
      await recordChange(trx, request, { action: 'logo.add', subject: id, after: { image_path: address } });
    });
    return { picture: id, address, ground };
  });
}
