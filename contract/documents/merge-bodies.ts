type Body = Record<string, unknown>;

interface Merged {
  body: Body;
  /** Parts that both have changed, each in another way. */
  clashes: string[];
}

/** Two who began from the same document: each part is that of whoever changed it; where both did, it is mine. */
export function mergeBodies(base: Body, mine: Body, theirs: Body): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => [name, isSame(mine[name], base[name]) ? theirs[name] : mine[name]] as const);
  // A part that whoever changed it has taken away is not there.
  const body = Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  const clashes = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(body[name], theirs[name]));
  return { body, clashes };
}

/** The same document, saved by the same server, has its parts in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
