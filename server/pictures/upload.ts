import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import type { PlainKey } from '../../contract/sentence.ts';
import { accessHooks } from '../http/access.ts';
import { HttpError } from '../http/http-error.ts';
import { fastifyPath } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import type { ProcessedPicture } from './picture-processing.ts';
import { processPicture } from './picture-processing.ts';

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 64 * 1024, parts: 12, headerPairs: 50 };

type UploadEndpoint = Endpoint & { upload: NonNullable<Endpoint['upload']> };

export interface Upload<E extends UploadEndpoint> {
  request: FastifyRequest;
  params: E extends { params: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
  fields: z.output<E['upload']['fields']>;
  picture: ProcessedPicture | (E['upload'] extends { isPictureOptional: true } ? undefined : never);
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
        const { texts, file } = await readParts(request, endpoint.upload.picture);
        const fields = validate(endpoint.upload.fields, texts, incomplete) as Upload<E>['fields'];
        if (!file && !endpoint.upload.isPictureOptional) {
          throw new HttpError(400, incomplete, { fields: { [endpoint.upload.picture]: incomplete } });
        }
        const params = endpoint.params && validate(endpoint.params, request.params);
        const picture = file && (await processPicture(file));
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
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else if (part.fieldname !== pictureName) await discard(part);
      else file = await part.toBuffer();
    }
  } catch (error) {
    throw asUploadError(error);
  }
  return { texts: { ...texts }, file: file?.length ? file : undefined };
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
