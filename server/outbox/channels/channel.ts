import type { ChannelName } from '../../../contract/outgoing/channels.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { OutboxRow } from '../../db/tables.ts';
import type { Words } from '../words.ts';

/** What came of an attempt, in words for staff. */
export type Outcome =
  | { is: 'sent'; providerId?: string }
  /** It was not sent, and may be later. `isProviders`: whoever came next would have had the same answer. */
  | { is: 'again'; why: string; isProviders?: boolean }
  /** It was not sent, and cannot be. */
  | { is: 'never'; why: string }
  /** It was not sent, and there is nobody any more whom it could reach. */
  | { is: 'gone'; why: string }
  /** Nobody can say whether it was sent. */
  | { is: 'unclear'; why: string; isProviders?: boolean };

/** One message as it goes out. */
export interface Outgoing {
  row: OutboxRow;
  words: Words;
}

/** What a channel sends with. */
export interface Means {
  config: Config;
  db: Db;
  now: number;
}

/** A new one needs a file of its own and a line in the index. */
export interface Channel {
  name: ChannelName;
  isSetUp(settings: Config['messages']): boolean;
  /** When nobody can say whether it was sent: it is tried again like any other, once more, or by nobody but a person. */
  whenUnclear: 'again' | 'once' | 'never';
  /** It must come back within `LONGEST_SEND_MS`, or its lease is over. */
  send(message: Outgoing, means: Means): Promise<Outcome>;
}

/** Well within the lease: whoever comes after it must not begin while this one may still get through. */
export const LONGEST_SEND_MS = 45_000;
