import type { FastifyRequest } from 'fastify';
import { pathOf } from './unknown-addresses.ts';

/** The path and those search parameters that the page knows, each once and in its order: what else is there changes nothing. */
export function pageAddress(request: FastifyRequest, known: readonly string[]): string {
  const given = new URLSearchParams(request.url.split('?', 2)[1]);
  const search = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `${pathOf(request)}?${search}` : pathOf(request);
}
