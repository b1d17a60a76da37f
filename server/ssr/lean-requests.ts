import type { FastifyRequest } from 'fastify';

/** What a page varies by: the visitor asked the browser to save data, or the browser finds its line thin. */
export const LEAN_HEADERS = 'save-data, ect';
/** Browsers tell of their line from the second page on, and only sites that want to know. */
export const ACCEPTED_HINTS = 'ect';

export const isLeanRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['save-data'] === 'on' || /^(slow-2g|2g|3g)$/.test(String(headers.ect));
