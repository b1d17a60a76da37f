import type { FastifyRequest } from 'fastify';

/**
 * One line for each time a password or code is asked for: who came in and by which way, and who tried to. What was typed for an
 * account that does not exist may be a password, and is not logged.
 */
export function logLogin(request: FastifyRequest, account: string | undefined, outcome: string): void {
  request.log.info({ reqId: request.id, account: account ?? 'unknown', from: request.ip, outcome }, 'login');
}
