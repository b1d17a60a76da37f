import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

const DRAIN_LIMIT_MS = 30_000;
const CHECK_EVERY_MS = 25;

/** Lets what is under way finish while new requests are told to come back. */
export class Draining {
  #underWay = 0;
  #isDraining = false;

  #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    // Whoever closes a server without draining it waits for no stream either.
    app.addHook('preClose', async () => app.context.streams.endAll());
    const leave = () => {
      this.#underWay -= 1;
    };
    app.addHook('onRequest', (request, reply, done) => {
      // A page in the making asks for its own data, which must not be refused to it.
      const isFromOutside = request.raw.socket instanceof Socket;
      if (this.#isDraining && isFromOutside) {
        reply.header('connection', 'close');
        done(new HttpError(503, 'request.closing', { retryAfterSeconds: 5 }));
        return;
      }
      this.#underWay += 1;
      reply.raw.once('close', leave);
      done();
    });
  }

  /** Resolves when the last request is done, or the time for it is over. */
  async drain(limitMs: number = DRAIN_LIMIT_MS): Promise<void> {
    this.#isDraining = true;
    this.#app.context.streams.endAll();
    const deadline = performance.now() + limitMs;
    while (this.#underWay > 0 && performance.now() < deadline) await delay(CHECK_EVERY_MS);
  }
}
