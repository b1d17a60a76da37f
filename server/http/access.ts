import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import { HttpError } from './http-error.ts';
import type { Staff } from './session.ts';
import { findStaff } from './session.ts';

/** What must hold before a byte of the body is read, as the endpoint's own entry in the table says. */
export function accessHooks(endpoint: Endpoint): onRequestAsyncHookHandler[] {
  const hooks: onRequestAsyncHookHandler[] = [];
  const isStaff = endpoint.access === 'staff';
  if (endpoint.sameOrigin || isStaff) hooks.push(demandSameOrigin);
  if (isStaff) hooks.push(demandStaff);
  return hooks;
}

export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw new HttpError(401, 'staff.unauthorized');
  return request.staff;
}

async function demandStaff(request: FastifyRequest): Promise<void> {
  const staff = await findStaff(request.server.context.database.db, request);
  if (!staff) throw new HttpError(401, 'staff.unauthorized');
  request.staff = staff;
}

/**
 * Browsers send these headers and no page can forge them; other programs may leave them out. Where the browser itself says that the
 * page is our own, the server need not know under which name visitors reach it.
 */
async function demandSameOrigin(request: FastifyRequest): Promise<void> {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return;
  const isForeignSite = site !== undefined && site !== 'none';
  const own = [`${request.protocol}://${host}`, request.server.context.config.publicUrl];
  const isForeignOrigin = origin !== undefined && !own.includes(origin);
  if (isForeignSite || isForeignOrigin) throw new HttpError(403, 'request.crossSite');
}
