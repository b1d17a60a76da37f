interface Address {
  pathname: string;
  search: string;
}

/**
 * Which of these links leads to the page at hand. Two branches share one path: the one that the address names is it, else
 * the first, as on the page. What else stands in an address, such as a campaign's name, says nothing.
 */
export function currentLink<Link extends { to: string }>(
  links: readonly Link[],
  { pathname, search }: Address,
): Link | undefined {
  const given = new URLSearchParams(search);
  const candidates = links.filter(({ to }) => pathOf(to) === pathname);
  return candidates.find(({ to }) => isNamed(to, given)) ?? candidates[0];
}

const pathOf = (to: string) => to.split('?', 1)[0];

function isNamed(to: string, given: URLSearchParams): boolean {
  const own = [...new URLSearchParams(to.split('?')[1])];
  return own.length > 0 && own.every(([name, value]) => given.get(name) === value);
}
