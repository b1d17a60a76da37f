import * as z from 'zod';
import { UPLOADS_PATH } from '../pictures.ts';

/** What documents about pictures have in common (decision 031). */

const NUMBER = 'must be a whole number from 1 on';

/** By which calls name a document; no other one of its kind has it or had it. */
const publicNumber = z.int(NUMBER).min(1, NUMBER);

/** One that came with a release, or was uploaded. */
export const pictureAddress = z
  .string({ error: 'is missing' })
  .min(1, 'is missing')
  .regex(/^\/(pictures|uploads)\/[\w~/-]+\.webp$/, 'must be a picture of this site');

export const pictureParts = {
  id: publicNumber,
  image: pictureAddress.describe('Address of the picture'),
  picture: z.string().max(100).optional().describe('The uploaded picture; absent: it came with a release'),
};

interface Pictured {
  image: string;
  picture?: string | undefined;
}

export const isItsPicture = ({ image, picture }: Pictured): boolean =>
  picture === undefined || image.startsWith(`${UPLOADS_PATH}${picture}-`);

export const otherPicture = { path: ['image'], error: 'must be the picture that was uploaded' };
