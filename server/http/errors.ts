import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/schemas/endpoints.ts';
import type { ErrorReply } from '../../contract/schemas/replies.ts';
import type { PlainKey } from '../../contract/sentence.ts';
import { say } from '../../contract/sentence.ts';
import type { Engine } from '../db/engine.ts';
import { loggable } from '../db/loggable.ts';
import { HttpError } from './http-error.ts';
import { languageOf } from './language.ts';

/** One handler for everything that goes wrong; it never shows the inside of the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(reply, explain(error, request)));
}

/** What to say about it; what is our own fault is logged. */
export function explain(error: FastifyError, request: FastifyRequest): HttpError {
  const answer = toHttpError(error, request.server.context.database.engine, Boolean(request.raw.errored));
  if (answer.statusCode >= 500) logFault(request.server, error, 'request failed', { reqId: request.id });
  return answer;
}

/** Our own fault, without a word of what anybody typed. */
export function logFault(app: FastifyInstance, error: FastifyError, what: string, more: object = {}): void {
  app.log.error({ ...more, ...loggable(error, app.context.database.engine) }, what);
}

export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { message, fields } = inLanguageOf(reply.request, error);
  const { current } = error;
  const body: ErrorReply = { error: message, message, ...(fields && { fields }), ...(current && { current }) };
  return setErrorHeaders(reply, error).send(body);
}

/** What is said about it, in the language of the page that asked. */
export function inLanguageOf(
  request: FastifyRequest,
  { sentence, faults }: HttpError,
): Pick<ErrorReply, 'message' | 'fields'> {
  const translate = request.server.context.translations[languageOf(request)];
  const fields = faults && Object.entries(faults).map(([name, fault]) => [name, say(fault, translate)]);
  return { message: say(sentence, translate), ...(fields && { fields: Object.fromEntries(fields) }) };
}

export function setErrorHeaders(reply: FastifyReply, { statusCode, retryAfterSeconds }: HttpError): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // Refused before it was all there: nobody waits for the rest.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return reply.code(statusCode).header('cache-control', 'no-store');
}

/** An address of the table asked with another method, or no address at all. */
export function notFoundError(request: FastifyRequest, reply: FastifyReply): HttpError {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = endpointPatterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0 || methods.includes(request.method)) return new HttpError(404, 'request.notFound');
  reply.header('allow', methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '));
  return new HttpError(405, 'request.methodNotAllowed');
}

const endpointPatterns = Object.values(endpoints).map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const keysByCode: Record<string, PlainKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.otherTypeExpected',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalidJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.objectExpected',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.addressInvalid',
  FST_ERR_NOT_FOUND: 'request.notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'request.notFound',
};

function toHttpError(error: FastifyError, engine: Engine, isAborted: boolean): HttpError {
  if (error instanceof HttpError) return error;
  // A visitor who hangs up looks much like a database that does.
  if (isAborted) return new HttpError(400, 'request.notUnderstood');
  const outage = engine.outage(error);
  if (outage === 'full') return new HttpError(503, 'request.storageFull', { retryAfterSeconds: 30 });
  if (outage) return new HttpError(503, 'request.unavailable', { retryAfterSeconds: 5 });
  const { statusCode = 500 } = error;
  if (statusCode < 400 || statusCode >= 500) return new HttpError(500, 'request.failed');
  return new HttpError(statusCode, keysByCode[error.code] ?? 'request.notUnderstood');
}
