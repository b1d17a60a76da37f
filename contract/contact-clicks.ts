import { splitLocale } from './locales.ts';
import { aboutBike, pagePaths } from './page-paths.ts';

/** How visitors get in touch without a form. Only counted: how often, on which page, on which day. */
export const contactKinds = ['call', 'whatsapp', 'share'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** How many pages the panel shows, those with the most clicks first. */
export const TOP_PAGES = 5;

/** What of the content can stand in the address of a page. */
export interface KnownNames {
  /** The name of a model as the catalogue writes it, however it was spelled. */
  model(spelled: string): string | undefined;
  hasBranch(id: string): boolean;
}

const { login, panel, dealer, bikeDetail, angleView, productEnquiry, ...others } = pagePaths;
const plainPaths: ReadonlySet<string> = new Set(Object.values(others));
const modelPaths: ReadonlySet<string> = new Set([bikeDetail, angleView, productEnquiry]);
const BRANCH = /^\/dealers\/(\d{1,9})$/;

/** The page that an address leads to, in one spelling for all its languages; undefined where there is none, so that nobody can invent pages. */
export function countedPage(address: string, known: KnownNames): string | undefined {
  const [path = '', search = ''] = address.split('?', 2);
  const { pathname } = splitLocale(path);
  if (plainPaths.has(pathname)) return pathname;
  if (modelPaths.has(pathname)) {
    const model = known.model(new URLSearchParams(search).get('bike') ?? '');
    return model && aboutBike(pathname, model);
  }
  const [, id] = BRANCH.exec(pathname) ?? [];
  return id && known.hasBranch(id) ? dealer.replace('{id}', id) : undefined;
}
