/** By which way somebody tried to reach a customer. */
export const contactWays = ['call', 'whatsapp', 'email', 'visit'] as const;
export type ContactWay = (typeof contactWays)[number];

/** What came of it, and how staff read it. */
export const outcomes = {
  reached: { title: 'Reached' },
  noAnswer: { title: 'No answer' },
  wrongNumber: { title: 'Wrong number' },
  callBack: { title: 'Call back' },
} as const satisfies Record<string, { title: string }>;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = Object.keys(outcomes) as [Outcome, ...Outcome[]];

/** Somebody who asked to be called back was spoken to. */
export const isReached = (outcome: Outcome): boolean => outcome === 'reached' || outcome === 'callBack';
