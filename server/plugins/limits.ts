import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { limitKey } from './client-address.ts';
import { HttpError } from './http-error.ts';

const MINUTE_MS = 60_000;

/** Counts takers per clock minute; forgets everything when the minute turns, so it cannot grow without end. */
export class MinuteLimit {
  #perMinute: number;
  #minute = 0;
  #taken = new Map<string, number>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Answers how many seconds to wait; 0 means go ahead. */
  take(key: string, now: number): number {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#taken.clear();
    }
    const taken = (this.#taken.get(key) ?? 0) + 1;
    this.#taken.set(key, taken);
    return taken <= this.#perMinute ? 0 : Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
  }
}

/**
 * One limit for all forms together, counted by each server for itself: a soft one against floods,
 * unlike that of the logins, which the database keeps.
 */
export function enquiryLimitHook(app: FastifyInstance): onRequestAsyncHookHandler[] {
  const { enquiryLimit } = app.context;
  if (!enquiryLimit) return [];
  return [
    async (request: FastifyRequest) => {
      const retryAfterSeconds = enquiryLimit.take(limitKey(request.ip), Date.now());
      if (retryAfterSeconds > 0) throw new HttpError(429, messages.request.tooManyEnquiries, { retryAfterSeconds });
    },
  ];
}
