import type { Site } from '../../contract/types.ts';

let current: Site | undefined;

/** For the page that is rendered next, in its language: from the server's facts there, from the page's data in a browser. */
export function takeSite(site: Site): void {
  current = site;
}

/** The facts of the dealership in the language of the page. They may change while a server runs, so no module keeps them. */
export function site(): Site {
  if (!current) throw new Error('Nobody has said yet whose site this is.');
  return current;
}
