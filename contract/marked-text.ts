import { pagePaths } from './page-paths.ts';

/**
 * In a text `**…**` is bold, and `[words](address)` leads to a page of the site or to another website. There is nothing else: what
 * looks like HTML is read as the letters that it is.
 */
export type MarkedPart = string | { bold: string } | { words: string; to: string };

const MARKS = /\*\*(?<bold>[^*\s][^*]*)\*\*|\[(?<words>[^[\]]+)\]\((?<to>[^()\s]+)\)/g;

const { login, panel, offline, dealer, ...linked } = pagePaths;
const linkedPaths: readonly string[] = Object.values(linked);

/** A page of the site, perhaps with a search or an anchor, or an address of another website. */
function leadsSomewhere(to: string): boolean {
  if (to.startsWith('/')) return linkedPaths.includes(to.split(/[?#]/, 1)[0] ?? '');
  if (!to.startsWith('https://') || !URL.canParse(to)) return false;
  const { username, password } = new URL(to);
  return username === '' && password === '';
}

/** The parts of a text in their order. A link that leads nowhere is read as it is typed. */
export function readMarks(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKS)) {
    const part = partOf(groups);
    if (!part) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push(part);
    from = index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function partOf({ bold, words = '', to = '' }: Record<string, string | undefined>): MarkedPart | undefined {
  if (bold !== undefined) return { bold };
  return leadsSomewhere(to) ? { words, to } : undefined;
}

/** The same without its marks. */
export const withoutMarks = (text: string): string => readMarks(text).map(wordsOf).join('');

function wordsOf(part: MarkedPart): string {
  if (typeof part === 'string') return part;
  return 'bold' in part ? part.bold : part.words;
}

/** Where the links of a text lead that lead nowhere. */
export const deadLinks = (text: string): string[] =>
  [...text.matchAll(/\[[^[\]]+\]\(([^()]*)\)/g)].map(([, to = '']) => to).filter((to) => !leadsSomewhere(to));
