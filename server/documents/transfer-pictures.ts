import * as z from 'zod';
import { namedPictures } from '../../contract/documents/named-pictures.ts';
import { UPLOADS_PATH } from '../../contract/pictures.ts';
import { picturePartSchema, pictureWordsSchema } from '../../contract/schemas/pictures.ts';
import type { Db, Trx } from '../db/db.ts';
import { findOriginal, findPicture, hasPicture, insertPicture, listPictureFiles } from '../db/pictures.ts';
import type { PictureRow } from '../db/tables.ts';

/** Uploaded pictures go along in the file with the documents that name them, as they came and as they are shown. */

const pictureId = z.string().regex(/^[\w~]{1,100}$/);
const side = z.int().min(0).max(100_000).default(0);

export const filePictureSchema = z.strictObject({
  id: pictureId,
  name: z.string().max(200).default(''),
  words: pictureWordsSchema.optional(),
  author: z.string().max(100).default(''),
  width: side,
  height: side,
  cutOf: z.strictObject({ id: pictureId, part: picturePartSchema }).optional(),
  original: z
    .strictObject({
      contentType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
      bytes: z.base64(),
    })
    .optional(),
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

/** With those that they are parts of, and as they came unless that is too much for a file. */
export async function exportPictures(
  db: Db,
  documents: readonly Named[],
  { hasOriginals }: { hasOriginals: boolean },
): Promise<FilePicture[]> {
  const pictures = new Map<string, FilePicture>();
  const add = async (id: string): Promise<void> => {
    const row = pictures.has(id) ? undefined : await findPicture(db, id);
    const picture = row && (await exported(db, row, hasOriginals));
    if (!picture) return;
    pictures.set(id, picture);
    if (picture.cutOf) await add(picture.cutOf.id);
  };
  for (const { body } of documents) for (const { id } of namedPictures(body)) await add(id);
  return [...pictures.values()];
}

async function exported(db: Db, row: PictureRow, hasOriginal: boolean): Promise<FilePicture | undefined> {
  const { id, name, author, width, height } = row;
  const files = await listPictureFiles(db, id);
  if (files.length === 0) return undefined;
  const original = hasOriginal ? await findOriginal(db, id) : undefined;
  return {
    ...{ id, name, author, width, height },
    words: { alt: JSON.parse(row.alt), isDecorative: row.is_decorative === 1 },
    ...(row.cut_of && row.part && { cutOf: { id: row.cut_of, part: JSON.parse(row.part) } }),
    ...(original && { original: inText(original) as NonNullable<FilePicture['original']> }),
    files: files.map((file) => ({ name: file.name, ...inText(file) }) as FilePicture['files'][number]),
  };
}

const inText = ({ content_type, bytes }: { content_type: string; bytes: Uint8Array }) => ({
  contentType: content_type,
  bytes: Buffer.from(bytes).toString('base64'),
});

const inBytes = <File extends { bytes: string }>(file: File) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') });

/** Stores those that are new here. Returns a line for each place whose picture is nowhere. */
export async function takePictures(
  trx: Trx,
  pictures: readonly FilePicture[],
  documents: readonly Named[],
): Promise<string[]> {
  for (const { files, original, ...picture } of pictures) {
    if (await hasPicture(trx, picture.id)) continue;
    await insertPicture(trx, { ...picture, files: files.map(inBytes), original: original && inBytes(original) });
  }
  const faults: string[] = [];
  for (const { kind, key, body } of documents) {
    for (const { id, place } of namedPictures(body)) {
      if (await hasPicture(trx, id)) continue;
      faults.push(`${kind}/${key}: ${place} ${UPLOADS_PATH}${id}… is neither in the file nor here`);
    }
  }
  return faults;
}
