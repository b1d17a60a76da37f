import { isLocalText, isSameButTranslations } from './local-text.ts';

type Body = Record<string, unknown>;

interface Merged {
  body: Body;
  /** Places that both have changed, each in another way. */
  clashes: string[];
}

/**
 * Two who began from the same document: each part is that of whoever changed it; where both did, it is mine for now. Parts of parts are
 * joined too. Those of a list only where nothing but translations differs, or where each has a number of
 * its own: else it may have been put into another order.
 */
export function mergeBodies(base: Body, mine: Body, theirs: Body): Merged {
  const clashes: string[] = [];
  return { body: join({ base, mine, theirs }, '', clashes) as Body, clashes };
}

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

function join({ base, mine, theirs }: Versions, place: string, clashes: string[]): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!isJoinedByPart({ base, mine, theirs })) {
    clashes.push(place);
    return mine;
  }
  const part = (name: string) =>
    join(
      { base: (base as Body)[name], mine: (mine as Body)[name], theirs: (theirs as Body)[name] },
      place ? `${place}.${name}` : name,
      clashes,
    );
  if (Array.isArray(base)) return base.map((_, index) => part(String(index)));
  const names = [...new Set([...Object.keys(theirs as Body), ...Object.keys(mine as Body)])];
  // A part that whoever changed it has taken away is not there.
  const parts = names.map((name) => [name, part(name)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function isJoinedByPart({ base, mine, theirs }: Versions): boolean {
  if (Array.isArray(base)) {
    return [mine, theirs].every((other) => isSameButTranslations(base, other) || hasSameMembers(base, other));
  }
  // A translation and the English that it is of belong together.
  return [base, mine, theirs].every((value) => isObject(value) && (isLocalText(value) || !('of' in value)));
}

/** Each with the number that it has for good, in the same order. */
function hasSameMembers(base: readonly unknown[], other: unknown): boolean {
  const number = (value: unknown) => (isObject(value) && typeof value.id === 'number' ? value.id : undefined);
  return (
    Array.isArray(other) &&
    other.length === base.length &&
    base.every((member, index) => number(member) !== undefined && number(member) === number(other[index]))
  );
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same document, saved by the same server, has its parts in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
