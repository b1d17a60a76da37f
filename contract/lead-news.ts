/**
 * The events that `GET /api/events` sends. `begin`: nothing is missed from here on; what was read before may be out of date. `leads`: some were made or changed; the
 * data is the reply of the endpoint. `beat`: nothing happened, and the line is good. `end`: the session is over, or may no longer see leads.
 */
export type LeadNewsEvent = 'begin' | 'leads' | 'beat' | 'end';

/** How often an open line is heard of at least. */
export const BEAT_MS = 10_000;
