import type { FastifyRequest } from 'fastify';
import { enquiries } from '../../../contract/enquiries/index.ts';
import { BACK_FIELD } from '../../../contract/enquiries/submission.ts';
import { FormBody } from '../../http/form-body.ts';

/** The page that a plain form stood on, if it is one of this site; never an address of another. */
export function wayBack(request: FastifyRequest): string {
  const { body, headers } = request;
  const told = body instanceof FormBody ? body.filled(BACK_FIELD).at(-1) : undefined;
  const path = ownPath(request, told ?? headers.referer ?? '');
  return path !== undefined && hasPage(request, path) ? path : '/';
}

function ownPath({ protocol, host, server }: FastifyRequest, address: string): string | undefined {
  const here = `${protocol}://${host}`;
  if (!/^(\/|https?:)/.test(address) || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search } = new URL(address, here);
  const isOwn = [new URL(here).origin, server.context.config.publicUrl].includes(origin);
  // A path with two slashes in front would be read as the name of another website.
  return isOwn && !pathname.startsWith('//') ? pathname + search : undefined;
}

/** A form that is given back stands at the address it was sent to, where there may be nothing to see. */
function hasPage({ server }: FastifyRequest, address: string): boolean {
  const url = address.split('?', 1)[0] ?? '';
  return !enquiries.some(({ path }) => path === url) || server.hasRoute({ method: 'GET', url });
}
