import { branchSlug as slugOf } from '../branch-slug.ts';

/** Longer ones say no more, and would be a burden in addresses. */
const LONGEST = 60;

/** As addresses write a title; a number tells it from one that has the key already. */
export function freeKey(title: string, taken: ReadonlySet<string>): string {
  const plain = plainKey(title);
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.has(key)) return key;
  }
}

function plainKey(title: string): string {
  const slug = slugOf(title).replace(/^-|-$/g, '');
  const short = slug.length > LONGEST ? slug.slice(0, slug.lastIndexOf('-', LONGEST)) : slug;
  return short.slice(0, LONGEST) || 'new';
}

/** Each with a key of its own. */
export function withKeys<Item>(items: readonly Item[], titleOf: (item: Item) => string): [key: string, item: Item][] {
  const taken = new Set<string>();
  return items.map((item) => {
    const key = freeKey(titleOf(item), taken);
    taken.add(key);
    return [key, item];
  });
}
