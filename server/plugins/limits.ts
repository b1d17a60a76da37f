import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { limitKey } from './client-address.ts';
import { isPlainForm } from './form-body.ts';
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
    return taken <= this.#perMinute ? 0 : secondsUntilNext(minute, now);
  }

  /** The same without taking. */
  waitOf(key: string, now: number): number {
    const minute = Math.floor(now / MINUTE_MS);
    const taken = minute === this.#minute ? (this.#taken.get(key) ?? 0) : 0;
    return taken < this.#perMinute ? 0 : secondsUntilNext(minute, now);
  }

  /** So far beyond the limit that nothing more should be done for this taker. */
  isFlood(key: string): boolean {
    return (this.#taken.get(key) ?? 0) > 2 * this.#perMinute;
  }
}

const secondsUntilNext = (minute: number, now: number): number => Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);

interface LimitHooks {
  onRequest: onRequestAsyncHookHandler[];
  preHandler: preHandlerAsyncHookHandler[];
}

/**
 * One limit for all forms together, counted by each server for itself: a soft one against floods,
 * unlike that of the logins, which the database keeps.
 */
export function enquiryLimitHooks(app: FastifyInstance): LimitHooks {
  const { enquiryLimit } = app.context;
  if (!enquiryLimit) return { onRequest: [], preHandler: [] };
  const refused = new WeakMap<FastifyRequest, HttpError>();
  const count = async (request: FastifyRequest) => {
    const key = limitKey(request.ip);
    const retryAfterSeconds = enquiryLimit.take(key, Date.now());
    if (retryAfterSeconds === 0) return;
    const refusal = new HttpError(429, messages.request.tooManyEnquiries, { retryAfterSeconds });
    // A plain form is read first, so that its sender gets back what was typed.
    if (!isPlainForm(request) || enquiryLimit.isFlood(key)) throw refusal;
    refused.set(request, refusal);
  };
  const refuse = async (request: FastifyRequest) => {
    const refusal = refused.get(request);
    if (refusal) throw refusal;
  };
  return { onRequest: [count], preHandler: [refuse] };
}
