/** How a request of a page is served: from the network first or from what is kept, and for what it is kept. */
export type Plan = 'page' | 'asset' | 'picture' | 'data';

/** The parts of a request that decide. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
  referrer: string;
}

const NOT_OURS = /^\/(admin|api|brochures|unsubscribe|uploads|videos)(\/|$)/;
const PICTURE = /^\/(pictures\/|uploads\/|icon)/;
const PANEL = /^\/admin(\/|$)/;

/** Undefined for what the browser does best alone: whatever is sent, the panel, films, brochures, other sites. */
export function planRequest({ method, mode, url, referrer }: Asked, origin: string): Plan | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || isOfPanel(referrer)) return undefined;
  const { pathname } = address;
  if (mode === 'navigate') return NOT_OURS.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (PICTURE.test(pathname)) return 'picture';
  return pathname.startsWith('/api/') && referrer ? 'data' : undefined;
}

/** What staff see is never kept. */
export const isOfPanel = (url: string): boolean => url !== '' && PANEL.test(new URL(url).pathname);
