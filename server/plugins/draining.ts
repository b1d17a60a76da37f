import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { HttpError } from './http-error.ts';

const DRAIN_LIMIT_MS = 30_000;
const CHECK_EVERY_MS = 25;

/** Lets what is under way finish while new requests are told to come back. */
export class Draining {
  #underWay = 0;
  #isDraining = false;

  constructor(app: FastifyInstance) {
    app.addHook('onRequest', async (_request, reply) => {
      if (this.#isDraining) {
        reply.header('connection', 'close');
        throw new HttpError(503, messages.request.closing, { retryAfterSeconds: 5 });
      }
      this.#underWay += 1;
      reply.raw.once('close', () => {
        this.#underWay -= 1;
      });
    });
  }

  /** Resolves when the last request is done, or the time for it is over. */
  async drain(limitMs: number = DRAIN_LIMIT_MS): Promise<void> {
    this.#isDraining = true;
    const deadline = performance.now() + limitMs;
    while (this.#underWay > 0 && performance.now() < deadline) await delay(CHECK_EVERY_MS);
  }
}
