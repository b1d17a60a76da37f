import type { ComponentProps, MouseEvent } from 'react';
import { hrefTo, navigate } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  state?: unknown;
  replace?: boolean;
}

/** A link inside the site. */
export function Link({ to, state, replace, onClick, ...anchor }: LinkProps) {
  const href = hrefTo(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, anchor.target)) return;
    event.preventDefault();
    navigate(to, { state, replace: replace ?? isHere(href) });
  };
  return <a {...anchor} href={href} onClick={follow} />;
}

/** Any other kind of click asks the browser for something: a new tab, a download, a menu. */
const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A second click on the same link is no second step back. */
function isHere(href: string): boolean {
  const { pathname, search, hash } = window.location;
  return href === pathname + search + hash;
}
