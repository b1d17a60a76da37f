import type { FastifyRequest } from 'fastify';

const MOST_OF_UNKNOWN = 12;

/**
 * One line for each time a password or code is asked for: who came in and by which way, and who tried to, also of those who
 * were not let try. Nothing that was typed as a password or code.
 */
export function logLogin(request: FastifyRequest, userId: string, outcome: string, more: object = {}): void {
  request.log.info({ reqId: request.id, account: userId, from: request.ip, outcome, ...more }, 'login');
}

/** What was given for an account that there is not: legible, and only its beginning, since some people type their password there. */
export function unknownAccount(given: string): string {
  const cleaned = given.replace(/[^\w.@-]+/g, '?');
  return cleaned.length > MOST_OF_UNKNOWN ? `${cleaned.slice(0, MOST_OF_UNKNOWN)}…` : cleaned;
}
