/** Why nothing came of a lead, and how staff read it. */
export const lostReasons = {
  price: { title: 'The price' },
  elsewhere: { title: 'Bought elsewhere' },
  later: { title: 'Not now' },
  loan: { title: 'No loan' },
  unavailable: { title: 'Not available here' },
  unreachable: { title: 'Never reached' },
  wrongNumber: { title: 'Wrong number' },
  mistake: { title: 'Not meant for us' },
  other: { title: 'Another reason' },
  /** It came before there was a desk, and nobody chooses it. */
  before: { title: 'From before the desk' },
} as const satisfies Record<string, { title: string }>;

export type LostReason = keyof typeof lostReasons;

export const lostReasonNames = Object.keys(lostReasons) as [LostReason, ...LostReason[]];

/** Those that people choose from. */
export const chosenReasons = lostReasonNames.filter((reason) => reason !== 'before') as [LostReason, ...LostReason[]];
