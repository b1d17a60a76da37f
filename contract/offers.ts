/** How long the words of an offer may be. */
export const TITLE_LENGTH = 150;
export const DESCRIPTION_LENGTH = 5000;

/** What can be taken off a price, in rupees, and of how many models and variants. */
export const MOST_OFF = 1_000_000;
export const MOST_OFFER_MODELS = 500;

export interface OfferModel {
  bikeName: string;
  /** Every one where it is missing. */
  variant?: string | undefined;
}

/** Between the name of a model and that of a variant, where staff write them. */
const OF = ' / ';

/** One a line, as staff read and write them: `SP125 / Disc`. */
export const offerModelLines = (models: readonly OfferModel[] = []): string =>
  models.map(({ bikeName, variant }) => (variant ? `${bikeName}${OF}${variant}` : bikeName)).join('\n');

export const readOfferModels = (lines: string): OfferModel[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [bikeName = '', ...rest] = line.split(OF).map((part) => part.trim());
      return rest.length > 0 ? { bikeName, variant: rest.join(OF) } : { bikeName };
    });

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
