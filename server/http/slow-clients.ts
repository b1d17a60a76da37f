import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Headers must be there within this time, checked every second. */
export const HEADERS_TIMEOUT_MS = 6000;
/** The longest that any request may take to arrive; pictures over a slow line need it. */
export const UPLOAD_TIMEOUT_MS = 120_000;
const BODY_TIMEOUT_MS = 10_000;
/** An upload may take long, but not stand still. */
const STALLED_UPLOAD_MS = 10_000;

/** Cuts off bodies that drip in. Node knows one time limit for all requests, but uploads need a longer one than forms. */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      if (isUpload(request)) cutWhenStalled(request);
      else cutAfter(request, BODY_TIMEOUT_MS);
    }
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Only where an upload is expected: the label alone would let anybody hold a connection open. */
const isUpload = ({ routeOptions }: FastifyRequest): boolean => Boolean(routeOptions.config?.takesUpload);

function cutAfter(request: FastifyRequest, timeoutMs: number): void {
  const timer = setTimeout(() => cut(request), timeoutMs).unref();
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop).once('close', stop);
}

function cutWhenStalled(request: FastifyRequest): void {
  let received = request.socket.bytesRead;
  const timer = setInterval(() => {
    if (request.socket.bytesRead === received) cut(request);
    received = request.socket.bytesRead;
  }, STALLED_UPLOAD_MS).unref();
  const stop = () => clearInterval(timer);
  request.raw.once('end', stop).once('close', stop);
}

function cut(request: FastifyRequest): void {
  if (!request.raw.complete) request.raw.destroy(new HttpError(408, 'request.tooSlow'));
}
