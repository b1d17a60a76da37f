import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../contract/durations.ts';
import { limitKey } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { ClockLimit } from '../http/limits.ts';
import type { Wanted } from '../http/reply-cache.ts';

export type PageLimit = (request: FastifyRequest) => Pick<Wanted, 'beforeMaking' | 'afterWaste'>;

/**
 * A page for an address that the site never links to (a model that nobody knows, say) is made anew each time, and making one
 * takes a hundred times as long as sending one. What is kept, or was before the content changed, is sent to everybody.
 */
export function limitUnusualPages(perMinute: number): PageLimit {
  if (perMinute === 0) return () => ({});
  const limit = new ClockLimit(perMinute, MINUTE_MS);
  return ({ ip }) => {
    const client = limitKey(ip);
    return {
      beforeMaking() {
        const retryAfterSeconds = limit.waitOf(client, Date.now());
        if (retryAfterSeconds > 0) throw new HttpError(429, 'request.tooManyPages', { retryAfterSeconds });
      },
      afterWaste: () => limit.take(client, Date.now()),
    };
  };
}
