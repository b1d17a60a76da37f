import type { FastifyError, FastifyInstance } from 'fastify';
import { namedEndpoints } from '../../contract/schemas/endpoints.ts';
import { logFault } from '../http/errors.ts';
import { HttpError } from '../http/http-error.ts';
import type { CallsFor } from './front-end.ts';

/** The calls of a page that is rendered here: straight to what answers them over HTTP, too. */
export const pageCalls =
  (app: FastifyInstance): CallsFor =>
  (asked) =>
  async (name, ...[input]) => {
    const { params = {} } = (input ?? {}) as { params?: Record<string, string> };
    try {
      const read = app.context.reads.get(namedEndpoints[name]);
      if (!read) throw new Error(`No page can be rendered from ${name}: it is not registered with cachedRoute.`);
      return (await read(params, asked)).data as never;
    } catch (error) {
      if (!(error instanceof HttpError)) logFault(app, error as FastifyError, 'reading for a page failed', { name });
      throw error;
    }
  };
