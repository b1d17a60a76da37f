import type { ComponentProps, MouseEvent } from 'react';
import type { To } from 'react-router';
import { useHref, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  state?: unknown;
  replace?: boolean;
}

/**
 * A link inside the site. The router's own can also fetch ahead for frameworks built on it, which costs every visitor some
 * kilobytes and serves nothing here.
 */
export function Link({ to, state, replace, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, anchor.target)) return;
    event.preventDefault();
    void navigate(to, { state, replace: replace ?? isHere(href) });
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
