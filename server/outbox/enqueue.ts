import type { Locale } from '../../contract/locales.ts';
import { BASE_LOCALE } from '../../contract/locales.ts';
import type { ChannelName } from '../../contract/outgoing/channels.ts';
import type { TemplateName } from '../../contract/outgoing/templates.ts';
import type { Trx } from '../db/db.ts';
import type { PurposeName } from './purposes/index.ts';
import { purposeOf } from './purposes/index.ts';

/** Through what it can go, and to whom. */
export interface Way {
  channel: ChannelName;
  recipient: string;
  /** Whose failures count together, where that is not the channel. */
  provider?: string;
}

export interface NewMessage {
  purpose: PurposeName;
  /** The first that is set up is taken. */
  ways: readonly [Way, ...Way[]];
  /** What it is about, and which state of that: with purpose and ways it is written once, however often. */
  subject: string;
  /** What the fields of the template are filled in with. */
  params?: Readonly<Record<string, string>>;
  /** Of the purpose, where nothing is said. */
  template?: TemplateName;
  language?: Locale;
  /** Of the customer whom it concerns, so that it can be found and erased with everything else. */
  mobile?: string;
  leadId?: number;
  expectedVersion?: number;
  notBefore?: number;
  expiresAt?: number;
}

/** Writes a message in the transaction of its cause. False: it was written before. */
export async function enqueue(trx: Trx, message: NewMessage, now = Date.now()): Promise<boolean> {
  const { purpose, ways, subject, leadId = null, expectedVersion = null } = message;
  const { template, livesMs } = purposeOf(purpose);
  const [first, ...otherwise] = ways;
  const notBefore = message.notBefore ?? now;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('outbox')
    .values({
      purpose,
      channel: first.channel,
      recipient: first.recipient,
      provider: first.provider ?? first.channel,
      otherwise: JSON.stringify(otherwise),
      template: message.template ?? template,
      params: JSON.stringify(message.params ?? {}),
      language: message.language ?? BASE_LOCALE,
      mobile: message.mobile ?? '',
      lead_id: leadId,
      expected_version: expectedVersion,
      dedupe_key: [purpose, subject, ways.map(({ channel }) => channel).join('+'), expectedVersion ?? ''].join(' '),
      created_at: now,
      not_before: notBefore,
      expires_at: message.expiresAt ?? notBefore + livesMs,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
