/** What `GET /api/events` sends, by the names of its events. */
export const leadNewsEvents = {
  /** It is open, and nothing is missed from here on: whatever was read before may be out of date. */
  begin: 'begin',
  /** Leads were made or changed; its data is the reply of the endpoint. */
  leads: 'leads',
  /** Nothing happened for a while, but the line is good. */
  beat: 'beat',
  /** The session is over, or may no longer see leads. */
  end: 'end',
} as const;

export type LeadNewsEvent = keyof typeof leadNewsEvents;

/** How often an open line is heard of at least. */
export const BEAT_MS = 10_000;
