import type { FastifyRequest } from 'fastify';
import { pathOf } from './unknown-addresses.ts';

interface PageAddress {
  address: string;
  /** The path says the same in other characters (`/%74erms`): it leads to the one that the site uses. */
  isOtherSpelling: boolean;
}

/** What a page says of its search parameters. */
interface Known {
  search: readonly string[];
  /** Those that may be given several times, as forms do. */
  lists: readonly string[];
}

/**
 * The path of the route with its parameters filled in, and those search parameters that the page knows, each once and in its
 * order: what else is there, and how it is spelled, changes nothing.
 */
export function pageAddress(request: FastifyRequest, route: string, { search: known, lists }: Known): PageAddress {
  const params = request.params as Record<string, string>;
  const path = route.replace(/:(\w+)/g, (_all, name) => encodeURIComponent(params[name] ?? ''));
  const given = new URLSearchParams(request.url.split('?', 2)[1]);
  const search = new URLSearchParams();
  for (const name of known) {
    const value = lists.includes(name) ? given.getAll(name).filter(Boolean).join(',') : given.get(name);
    if (value) search.set(name, value);
  }
  // Of a parameter several spellings are right, and a proxy may prefer another one than we.
  const isOtherSpelling = path === route && path !== pathOf(request);
  return { address: search.size > 0 ? `${path}?${search}` : path, isOtherSpelling };
}
