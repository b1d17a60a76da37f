import type { FastifyInstance } from 'fastify';
import type { Transport } from './front-end.ts';

/** The calls of a page that is rendered on the server go straight into the application, which answers them from memory. */
export const injectTransport =
  (app: FastifyInstance): Transport =>
  async (_method, url) => {
    const answer = await app.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json() };
  };
