import * as z from 'zod';
import { UPLOADS_PATH } from '../../contract/pictures.ts';
import type { Db, Trx } from '../db/db.ts';
import { hasPicture, insertPicture, listPictureFiles } from '../db/pictures.ts';

/** Uploaded pictures go along in the file with the documents that name them. */

export const filePictureSchema = z.strictObject({
  id: z.string().regex(/^[\w~]{1,100}$/),
  files: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[\w~]+-\d+x\d+\.(webp|avif)$/),
        contentType: z.enum(['image/webp', 'image/avif']),
        bytes: z.base64(),
      }),
    )
    .min(1),
});

type FilePicture = z.infer<typeof filePictureSchema>;
interface Named {
  kind: string;
  key: string;
  body: unknown;
}

const pictureOf = ({ body }: Named): string | undefined => {
  const picture = (body as { picture?: unknown } | null)?.picture;
  return typeof picture === 'string' ? picture : undefined;
};

export async function exportPictures(db: Db, documents: readonly Named[]): Promise<FilePicture[]> {
  const ids = new Set(documents.map(pictureOf).filter((id) => id !== undefined));
  const pictures: FilePicture[] = [];
  for (const id of ids) {
    const files = (await listPictureFiles(db, id)).map(({ name, content_type, bytes }) => ({
      name,
      contentType: content_type as FilePicture['files'][number]['contentType'],
      bytes: Buffer.from(bytes).toString('base64'),
    }));
    if (files.length > 0) pictures.push({ id, files });
  }
  return pictures;
}

/** Stores those that are new here. Returns a line for each document whose picture is nowhere. */
export async function takePictures(
  trx: Trx,
  pictures: readonly FilePicture[],
  documents: readonly Named[],
): Promise<string[]> {
  for (const { id, files } of pictures) {
    if (await hasPicture(trx, id)) continue;
    const decoded = files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') }));
    await insertPicture(trx, id, decoded);
  }
  const faults: string[] = [];
  for (const document of documents) {
    const id = pictureOf(document);
    if (id === undefined || (await hasPicture(trx, id))) continue;
    faults.push(`${document.kind}/${document.key}: image ${UPLOADS_PATH}${id}… is neither in the file nor here`);
  }
  return faults;
}
