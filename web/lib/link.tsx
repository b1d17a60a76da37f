import type { ComponentProps } from 'react';
import type { Going } from './router.tsx';
import { hrefTo, LINK_ATTRIBUTE } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Going {
  to: string;
}

/** A link inside the site, which the router follows; what it hands over stands in the document, so hydrated or not it is the same. */
export const Link = ({ to, state, replace, ...anchor }: LinkProps) => (
  <a {...anchor} href={hrefTo(to)} {...{ [LINK_ATTRIBUTE]: JSON.stringify({ state, replace }) }} />
);
