import type * as z from 'zod';
import type { ChannelName } from '../../../contract/outgoing/channels.ts';
import { webhookPaths } from '../../../contract/outgoing/webhooks.ts';
import type { messageEndpoints } from '../../../contract/schemas/message-endpoints.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import { channels } from '../../outbox/channels/index.ts';
import { readKey } from '../../outbox/keys.ts';
import { lastTests, listProviders } from './messages.repository.ts';

type ChannelState = z.input<typeof messageEndpoints.listChannels.reply>[number];

/** How each channel is doing. */
export async function channelStates(db: Db, { messages, publicUrl }: Config, now: number): Promise<ChannelState[]> {
  const providers = await listProviders(db);
  const states: ChannelState[] = [];
  for (const { name, isSetUp } of channels) {
    // Those of push services are one each.
    const own = providers.filter((provider) => provider.name === name || provider.name.startsWith(`${name} `));
    const failed = own.filter(({ last_error_at }) => last_error_at !== null).toSorted(byTime)[0];
    const test = await lastTests(db, name);
    const restsUntil = Math.max(0, ...own.map(({ open_until }) => open_until));
    const lastOkAt = Math.max(0, ...own.map(({ last_ok_at }) => last_ok_at ?? 0));
    states.push({
      name,
      isSetUp: isSetUp(messages),
      restsUntil: restsUntil > now ? restsUntil : null,
      lastOkAt: lastOkAt || null,
      lastError: failed ? { at: failed.last_error_at ?? 0, why: failed.last_error } : null,
      lastTest: test ? { at: test.settled_at ?? test.created_at, state: test.state, why: test.last_error } : null,
      webhook: isSetUp(messages) ? await webhookOf(db, name, publicUrl) : null,
    });
  }
  return states;
}

const byTime = (one: { last_error_at: number | null }, other: { last_error_at: number | null }): number =>
  (other.last_error_at ?? 0) - (one.last_error_at ?? 0);

async function webhookOf(db: Db, name: ChannelName, publicUrl: string): Promise<ChannelState['webhook']> {
  if (name === 'whatsapp') {
    return { address: `${publicUrl}${webhookPaths.whatsapp}`, word: await readKey(db, 'whatsapp-verify') };
  }
  return name === 'sms' ? { address: `${publicUrl}${webhookPaths.sms}`, word: '' } : null;
}
