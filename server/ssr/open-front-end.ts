import type { FastifyInstance } from 'fastify';
import type { FrontEnd } from './front-end.ts';

/** Vite is loaded only where it is used: in production it costs neither time nor memory. */
export async function openFrontEnd(app: FastifyInstance): Promise<FrontEnd> {
  if (app.context.config.mode === 'development') {
    const { openDevFrontEnd } = await import('./dev-front-end.ts');
    return openDevFrontEnd(app);
  }
  const { openBuiltFrontEnd } = await import('./built-front-end.ts');
  return openBuiltFrontEnd(app);
}
