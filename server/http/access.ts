import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Need } from '../../contract/permissions.ts';
import { permissions } from '../../contract/permissions.ts';
import { may } from '../../contract/roles/index.ts';
import type { Endpoint } from '../../contract/schemas/endpoint.ts';
import { sentence } from '../../contract/sentence.ts';
import { HttpError } from './http-error.ts';
import { notYours, ownDocuments } from './own-documents.ts';
import type { Staff } from './session.ts';
import { findStaff } from './session.ts';

/** What must hold before a byte of the body is read, as the endpoint's own entry in the table says. */
export function accessHooks(endpoint: Endpoint): onRequestAsyncHookHandler[] {
  if (endpoint.access === 'staff') return staffHooks(endpoint.needs, endpoint);
  return endpoint.sameOrigin ? [demandSameOrigin] : [];
}

export const staffHooks = (
  need: Need,
  { ofBranches, isStream }: Pick<Endpoint, 'ofBranches' | 'isStream'> = {},
): onRequestAsyncHookHandler[] => [
  demandSameOrigin,
  isStream ? demandStaffQuietly : demandStaff,
  ofBranches ? demandOwnDocument(need) : demandPermission(need),
];

export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw new HttpError(401, 'staff.unauthorized');
  return request.staff;
}

const demandStaff = (request: FastifyRequest) => demandSession(request);
/** For what the browser asks for by itself and cannot mark as such. */
const demandStaffQuietly = (request: FastifyRequest) => demandSession(request, true);

async function demandSession(request: FastifyRequest, isQuiet?: boolean): Promise<void> {
  const staff = await findStaff(request.server.context.database.db, request, isQuiet);
  if (!staff) throw new HttpError(401, 'staff.unauthorized');
  request.staff = staff;
}

const demandPermission = (need: Need) => async (request: FastifyRequest) => demand(request, need);

/** Whoever runs branches gets to the documents of these. What names its document otherwise than by its address is asked there. */
const demandOwnDocument = (need: Need) => async (request: FastifyRequest) => {
  const { role, mustFirst } = staffOf(request);
  if (mustFirst || !may(role, 'branches.change')) return demand(request, need);
  const { kind, key } = request.params as { kind?: string; key?: string };
  if (kind === undefined || key === undefined) return;
  if (!(await ownDocuments(request, need)).has(kind, key)) throw notYours();
};

/** For what depends on more than the address, such as how much of a report somebody asks for. */
export function demand(request: FastifyRequest, need: Need): void {
  if (need === 'login') return;
  const { role, mustFirst } = staffOf(request);
  if (mustFirst) throw new HttpError(403, `staff.${mustFirst}First`);
  if (may(role, need)) return;
  throw new HttpError(403, sentence('staff.notAllowed', { what: permissions[need] }));
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
