/** How long the words of an offer may be. */
export const TITLE_LENGTH = 150;
export const DESCRIPTION_LENGTH = 5000;

/** `shown`: the newest of today's, which is the one on the page; `running`: also of today. */
export const offerStates = ['shown', 'running', 'planned', 'ended'] as const;

interface OfferDays {
  /** Null: no end on that side. */
  startsOn: string | null;
  endsOn: string | null;
}

/** What becomes of an offer on a day. Both of its days belong to it. */
export function offerStateOn(
  day: string,
  { startsOn, endsOn }: OfferDays,
): Exclude<(typeof offerStates)[number], 'shown'> {
  if (startsOn !== null && startsOn > day) return 'planned';
  return endsOn !== null && endsOn < day ? 'ended' : 'running';
}
