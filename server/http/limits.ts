import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../../contract/durations.ts';
import { KOLKATA_OFFSET_MS } from '../../contract/kolkata-time.ts';
import type { PlainKey } from '../../contract/sentence.ts';
import type { Config } from '../config.ts';
import { limitKey } from './client-address.ts';
import { isPlainForm } from './form-body.ts';
import { HttpError } from './http-error.ts';

/** Beyond so many the oldest are forgotten: a botnet must not fill the memory within a day. */
const MOST_TAKERS = 100_000;

/** Counts takers per minute or day by the clock of Asia/Kolkata; forgets everything when that turns. */
export class ClockLimit {
  #most: number;
  #spanMs: number;
  #span = 0;
  #taken = new Map<string, number>();

  constructor(most: number, spanMs: number) {
    this.#most = most;
    this.#spanMs = spanMs;
  }

  /** Returns how many seconds to wait; 0 means go ahead. */
  take(key: string, now: number): number {
    const span = this.#spanAt(now);
    if (span !== this.#span) {
      this.#span = span;
      this.#taken.clear();
    }
    const taken = (this.#taken.get(key) ?? 0) + 1;
    if (taken === 1 && this.#taken.size >= MOST_TAKERS) this.#taken.delete(this.#taken.keys().next().value ?? '');
    this.#taken.set(key, taken);
    return taken <= this.#most ? 0 : this.#secondsLeft(now);
  }

  /** The same without taking. */
  waitOf(key: string, now: number): number {
    const taken = this.#spanAt(now) === this.#span ? (this.#taken.get(key) ?? 0) : 0;
    return taken < this.#most ? 0 : this.#secondsLeft(now);
  }

  /** So far beyond the limit that nothing more should be done for this taker. */
  isFlood(key: string): boolean {
    return (this.#taken.get(key) ?? 0) > 2 * this.#most;
  }

  #spanAt(now: number): number {
    return Math.floor((now + KOLKATA_OFFSET_MS) / this.#spanMs);
  }

  #secondsLeft(now: number): number {
    return Math.ceil(((this.#spanAt(now) + 1) * this.#spanMs - KOLKATA_OFFSET_MS - now) / 1000);
  }
}

/** How many enquiries one address may send, in a minute and in a day. */
export interface EnquiryLimit {
  limit: ClockLimit;
  /** What whoever goes beyond it is told. */
  said: PlainKey;
}

export function enquiryLimits({ enquiriesPerMinute, enquiriesPerDay }: Config): EnquiryLimit[] {
  const limits: { most: number; spanMs: number; said: PlainKey }[] = [
    { most: enquiriesPerMinute, spanMs: MINUTE_MS, said: 'request.tooManyEnquiries' },
    { most: enquiriesPerDay, spanMs: DAY_MS, said: 'request.tooManyEnquiriesToday' },
  ];
  return limits
    .filter(({ most }) => most > 0)
    .map(({ most, spanMs, said }) => ({ limit: new ClockLimit(most, spanMs), said }));
}

interface LimitHooks {
  onRequest: onRequestAsyncHookHandler[];
  preHandler: preHandlerAsyncHookHandler[];
}

/**
 * The same limits for all forms together, counted by each server for itself and in memory, so that no address of a visitor is
 * stored: soft ones against floods, unlike that of the logins, which the database keeps.
 */
export function enquiryLimitHooks(app: FastifyInstance): LimitHooks {
  const { enquiryLimits: limits } = app.context;
  if (limits.length === 0) return { onRequest: [], preHandler: [] };
  const refused = new WeakMap<FastifyRequest, HttpError>();
  const count = async (request: FastifyRequest) => {
    const key = limitKey(request.ip);
    for (const { limit, said } of limits) {
      const retryAfterSeconds = limit.take(key, Date.now());
      if (retryAfterSeconds === 0) continue;
      const refusal = new HttpError(429, said, { retryAfterSeconds });
      // A plain form is read first, so that its sender gets back what was typed.
      if (!isPlainForm(request) || limit.isFlood(key)) throw refusal;
      refused.set(request, refusal);
      return;
    }
  };
  const refuse = async (request: FastifyRequest) => {
    const refusal = refused.get(request);
    if (refusal) throw refusal;
  };
  return { onRequest: [count], preHandler: [refuse] };
}
