import type { Generated } from 'kysely';

/** Messages, and what is known of whom they may reach (decision 049). */

type MessageState = 'waiting' | 'sending' | 'sent' | 'delivered' | 'unknown' | 'dead' | 'dropped' | 'held';

export interface OutboxTable {
  id: Generated<number>;
  /** Of `server/outbox/channels/`. */
  channel: string;
  /** Whose failures count together: the channel, or of a push the host that takes it. */
  provider: string;
  /** Of `server/outbox/purposes/`. */
  purpose: string;
  /** An e-mail address, ten digits, or the hash of a push subscription. */
  recipient: string;
  /** Of the customer whom it concerns; empty: it is for staff. */
  mobile: Generated<string>;
  language: Generated<string>;
  /** The key of a document of the kind `message`. */
  template: string;
  /** JSON: what its fields are filled in with. */
  params: Generated<string>;
  /** JSON: channels and recipients that would do as well, the best first. */
  otherwise: Generated<string>;
  lead_id: number | null;
  expected_version: number | null;
  /** Purpose, subject, channel and version: a cause writes its message once. */
  dedupe_key: string;
  state: Generated<MessageState>;
  created_at: number;
  not_before: number;
  expires_at: number;
  attempts: Generated<number>;
  /** How often nobody could say whether it was sent. */
  unclear: Generated<number>;
  leased_until: Generated<number>;
  lease_token: Generated<string>;
  /** What the provider calls it. */
  provider_id: string | null;
  /** Why it was not sent, in words for staff; never in a log, since providers repeat addresses. */
  last_error: Generated<string>;
  /** Since when it is what it is: sent, unknown, dead or dropped. */
  settled_at: number | null;
  sent_at: number | null;
  delivered_at: number | null;
}

/** The breakers: a provider that fails again and again is left alone for a while. */
export interface ProvidersTable {
  name: string;
  /** In a row. */
  failures: Generated<number>;
  open_until: Generated<number>;
  last_ok_at: Generated<number | null>;
  last_error: Generated<string>;
  last_error_at: Generated<number | null>;
}

export interface PushSubscriptionsTable {
  /** SHA-256 of the endpoint. */
  endpoint_hash: string;
  user_id: string;
  endpoint: string;
  /** Of the browser: what p256dh is in its subscription. */
  public_key: string;
  auth: string;
  created_at: number;
  last_ok_at: number | null;
}

/** What providers have told us already: they may tell it again. */
export interface ProviderEventsTable {
  provider: string;
  event: string;
  at: number;
}

/** Who has asked to be sent news and reminders, and through what. */
export interface ContactConsentsTable {
  mobile: string;
  channel: string;
  purpose: string;
  at: number;
  /** Where they said so: `enquiry 17`. */
  source: string;
}

/** When a number was last written to, by which message. */
export interface ContactTurnsTable {
  mobile: string;
  at: number;
  outbox_id: number;
}

export interface UnsubscribesTable {
  channel: string;
  recipient: string;
  at: number;
  source: string;
}

/** Made by us at the first start, and the same on every server. */
export interface MessageKeysTable {
  name: string;
  value: string;
  made_at: number;
}
