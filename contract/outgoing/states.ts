/** What a list of messages can be of, and what people call it. */
export const listedStates = {
  waiting: 'Waiting',
  unknown: 'Unknown',
  dead: 'Could not be sent',
  held: 'Held after a restore',
  sent: 'Sent',
} as const;

export type ListedState = keyof typeof listedStates;

/** Those in which a person decides what becomes of a message. */
export const decidedStates = ['unknown', 'dead', 'held'] as const;

/** So long a provider is waited for that may still say whether a message was sent. */
export const PROVIDER_MAY_TELL_MS = 15 * 60_000;

/** Somebody is to look when the oldest message has waited for so long. */
export const WAITING_TOO_LONG_MS = 10 * 60_000;
