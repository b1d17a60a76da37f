import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SLOW_MS = 1000;

/** Ids count up behind a random start, so that two servers or two starts never share one. */
export function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

/**
 * One line per answer, without address, names, numbers or bodies: the route's pattern says which call it was.
 * Plain reads, by far the most, are logged at debug level only.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const logsReads = ['debug', 'trace'].includes(app.context.config.logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(request, reply);
    if (level !== 'debug' || logsReads) request.log[level](summary(request, reply), 'answered');
    done();
  });
}

function levelOf(request: FastifyRequest, reply: FastifyReply): 'debug' | 'info' | 'warn' {
  if (reply.statusCode >= 500) return 'warn';
  const isPlainRead = request.method === 'GET' && reply.statusCode < 400 && reply.elapsedTime < SLOW_MS;
  return isPlainRead ? 'debug' : 'info';
}

const summary = (request: FastifyRequest, reply: FastifyReply) => ({
  reqId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'unknown',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});
