import { splitLocale } from '../../contract/locales.ts';
import { pagePaths } from '../../contract/page-paths.ts';

/** What an enquiry tells of where its sender had been before. */
export interface Origin {
  /** A page without its language and parameters, or the name of another website; empty: nobody said. */
  source: string;
  /** The number of a branch whose page that was. */
  branchId?: number;
  /** The key of a branch that its address named. */
  branchKey?: string;
}

const LONGEST_SOURCE = 100;
const DEALER = new RegExp(`^${pagePaths.dealer.replace('{id}', '(\\d{1,4})')}/?$`);

export function originOf(cameFrom: unknown): Origin {
  const text = typeof cameFrom === 'string' ? cameFrom.trim() : '';
  if (!text.startsWith('/')) return { source: text.toLowerCase().slice(0, LONGEST_SOURCE) };
  const [path = '', search = ''] = text.split('?', 2);
  const { pathname } = splitLocale(path);
  const id = DEALER.exec(pathname)?.[1];
  const key = new URLSearchParams(search).get('branch');
  return {
    source: pathname.slice(0, LONGEST_SOURCE),
    ...(id && { branchId: Number(id) }),
    ...(key && { branchKey: key }),
  };
}
