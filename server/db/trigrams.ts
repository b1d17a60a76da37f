interface Rated {
  text: string;
  /** Where in the needle it stands. */
  at: number;
  share: number;
}

/** The share of all texts that contain a trigram, from 0 to 1. */
export type ShareOf = (trigram: string) => number;

/** Looking at a candidate itself costs about as much as this many steps along a list of the index. */
const STEPS_PER_CANDIDATE = 50;

export const trigramsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join(''));
};

/**
 * The trigrams of the needle that are worth asking a search index for; none for a needle that is shorter than a trigram.
 * Asking for all of them would walk lists such as those of '@ex' and '.co', which name every row there is.
 */
export function tellingTrigrams(needle: string, shareOf: ShareOf, isIndexed: (trigram: string) => boolean): string[] {
  const rated = trigramsOf(needle)
    .map((text, at) => ({ text, at, share: shareOf(text) }))
    .filter(({ text }) => isIndexed(text));
  return cheapest(rated).map(({ text }) => text);
}

/** Each further trigram is one more list to walk and leaves fewer candidates; stops where that no longer pays. */
function cheapest(rated: readonly Rated[]): Rated[] {
  const chosen: Rated[] = [];
  let [walked, left, cost] = [0, 1, Number.POSITIVE_INFINITY];
  for (;;) {
    const [next] = rated
      .filter((trigram) => !chosen.includes(trigram))
      .map((trigram) => ({ trigram, leaves: left * shareLeftBy(trigram, chosen) }))
      .map((option) => ({ ...option, cost: walked + option.trigram.share + option.leaves * STEPS_PER_CANDIDATE }))
      .sort((one, other) => one.cost - other.cost);
    if (!next || next.cost >= cost) return chosen;
    chosen.push(next.trigram);
    walked += next.trigram.share;
    left = next.leaves;
    cost = next.cost;
  }
}

/** A trigram that shares letters with one already chosen says little that is new. */
function shareLeftBy({ at, share }: Rated, chosen: readonly Rated[]): number {
  const isCovered = (position: number) => chosen.some((other) => position >= other.at && position < other.at + 3);
  const newLetters = [at, at + 1, at + 2].filter((position) => !isCovered(position)).length;
  return share ** (newLetters / 3);
}
