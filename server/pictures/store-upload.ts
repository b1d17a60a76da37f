import type { FastifyRequest } from 'fastify';
import type { Trx } from '../db/db.ts';
import { insertPicture } from '../db/pictures.ts';
import { staffOf } from '../http/access.ts';
import type { ProcessedPicture, ProcessedUpload } from './picture-processing.ts';

/** A picture that somebody has sent, ready to be stored. */
export interface UploadedPicture extends ProcessedUpload {
  /** Of the file as it came. */
  name: string;
}

/** What documents name of it: the part that was chosen, or all of it. */
export const namedPicture = ({ whole, cut }: UploadedPicture): ProcessedPicture => cut?.picture ?? whole;

/** Takes it into the library, as it came and as it is shown. */
export async function storeUpload(
  trx: Trx,
  request: FastifyRequest,
  { original, whole, cut, name }: UploadedPicture,
): Promise<void> {
  const author = staffOf(request).user_id;
  await insertPicture(trx, { ...whole, original, name, author });
  if (cut) await insertPicture(trx, { ...cut.picture, name, author, cutOf: { id: whole.id, part: cut.part } });
}
