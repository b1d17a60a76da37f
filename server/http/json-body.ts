import type { FastifyInstance } from 'fastify';
import secureJson from 'secure-json-parse';
import { HttpError } from './http-error.ts';

/** Bytes that are no text are refused instead of being stored as question marks. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON is the only body understood, and one that tries to reach an object's prototype is refused. */
export function parseJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    // Clients label calls without a body as JSON too; the endpoint's own schema says whether that will do.
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, secureJson.parse(utf8.decode(body as Buffer), { protoAction: 'error', constructorAction: 'error' }));
    } catch {
      done(new HttpError(400, 'request.invalidJson'));
    }
  });
}
