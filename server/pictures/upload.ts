import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import { picturePartSchema } from '../../contract/schemas/pictures.ts';
import type { PlainKey } from '../../contract/sentence.ts';
import { accessHooks } from '../http/access.ts';
import { HttpError } from '../http/http-error.ts';
import { fastifyPath } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { processUpload } from './picture-processing.ts';
import type { UploadedPicture } from './store-upload.ts';

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Of the name of a file. */
const LONGEST_NAME = 200;
const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 12, fieldSize: 64 * 1024, parts: 14, headerPairs: 50 };

type UploadEndpoint = Endpoint & { upload: NonNullable<Endpoint['upload']> };

export interface Upload<E extends UploadEndpoint> {
  request: FastifyRequest;
  params: E extends { params: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
  fields: z.output<E['upload']['fields']>;
  picture: UploadedPicture | (E['upload'] extends { isPictureOptional: true } ? undefined : never);
}

/** Registers an entry of the table that takes a picture. Nothing is stored before the whole upload has been checked. */
export function uploadRoute<E extends UploadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  incomplete: PlainKey,
  handler: (upload: Upload<E>) => Promise<z.input<E['reply']>>,
): void {
  // A scope of its own: only here is multipart understood, everywhere else it is refused like any other type.
  app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    scope.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      onRequest: accessHooks(endpoint),
      config: { takesUpload: true },
      async handler(request, reply) {
        if (!request.isMultipart()) throw new HttpError(415, 'request.multipartExpected');
        const { texts, file, name } = await readParts(request, endpoint.upload.picture);
        const part = readPart(texts);
        const fields = validate(endpoint.upload.fields, texts, incomplete) as Upload<E>['fields'];
        if (!file && !endpoint.upload.isPictureOptional) {
          throw new HttpError(400, incomplete, { fields: { [endpoint.upload.picture]: incomplete } });
        }
        const params = endpoint.params && validate(endpoint.params, request.params);
        const picture = file && { ...(await processUpload(file, part)), name };
        const answer = await handler({ request, params, fields, picture } as Upload<E>);
        reply.code(endpoint.status ?? 200).header('cache-control', 'no-store');
        return endpoint.reply.parse(answer);
      },
    });
  });
}

async function readParts(request: FastifyRequest, pictureName: string) {
  const texts: Record<string, unknown> = Object.create(null);
  let file: Buffer | undefined;
  let name = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else if (part.fieldname !== pictureName) await discard(part);
      else {
        file = await part.toBuffer();
        name = nameOf(part);
      }
    }
  } catch (error) {
    throw asUploadError(error);
  }
  return { texts: { ...texts }, file: file?.length ? file : undefined, name };
}

/** For people to know it by, and for nothing else: without folders and letters that nobody can see, but for those that join or part Indian letters. */
const nameOf = ({ filename = '' }: MultipartFile): string =>
  (filename.split(/[\\/]/).at(-1) ?? '')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);

/** Every upload may say which part of its picture is to be shown. */
function readPart({ part }: Record<string, unknown>) {
  if (part === undefined) return undefined;
  try {
    return picturePartSchema.parse(JSON.parse(String(part)));
  } catch {
    throw new HttpError(400, 'pictures.noPart');
  }
}

async function discard(part: MultipartFile): Promise<void> {
  for await (const _chunk of part.file);
}

function asUploadError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, 'pictures.tooLarge');
  if (code === 'FST_FILES_LIMIT') return new HttpError(413, 'pictures.oneOnly');
  if (typeof code === 'string' && code.endsWith('_LIMIT')) return new HttpError(413, 'request.tooLarge');
  return new HttpError(400, 'pictures.interrupted');
}
