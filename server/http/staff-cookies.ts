import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ids that browsers keep for members of staff, out of reach of scripts and other sites. The database has their hashes alone. */

type CookieKind = 'kickstand_session' | 'kickstand_device';

const LONGEST_ID = 100;

export const newId = (): string => randomBytes(32).toString('base64url');
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** The hash of the id that this browser shows. */
export function shownHash(request: FastifyRequest, kind: CookieKind): string | undefined {
  const id = request.cookies[nameFor(request, kind)];
  return id && id.length <= LONGEST_ID ? hashOf(id) : undefined;
}

export function setStaffCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CookieKind,
  id: string,
  more: Pick<CookieSerializeOptions, 'maxAge'> = {},
): void {
  reply.setCookie(nameFor(request, kind), id, { ...optionsFor(request), ...more });
}

export function clearStaffCookie(request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(nameFor(request, kind), optionsFor(request));
}

/** The prefix makes the browser refuse the cookie from a subdomain or without https. */
export const staffCookieName = (kind: CookieKind, isHttps: boolean): string => (isHttps ? `__Host-${kind}` : kind);

const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.server.context.config.publicUrl.startsWith('https:');

const nameFor = (request: FastifyRequest, kind: CookieKind): string => staffCookieName(kind, isSecure(request));

const optionsFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(request),
});
