import type { FastifyInstance } from 'fastify';
import type { FrontEnd } from './front-end.ts';

/** A wheel in the dealership's colour. */
export function serveIcon(app: FastifyInstance, frontEnd: FrontEnd): void {
  app.get('/icon.svg', async (_request, reply) => {
    const { theme } = await frontEnd.renderer();
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="11" fill="none" stroke="${theme.accent}" stroke-width="8"/></svg>`;
  });
}
