import type { Config } from '../config.ts';
import type { OutboxRow } from '../db/tables.ts';
import { findChannel } from './channels/index.ts';
import type { Way } from './enqueue.ts';

type Handed = Pick<OutboxRow, 'channel' | 'recipient' | 'provider' | 'otherwise'>;

/** The next way that is set up, as the row has it then; undefined: there is none. */
export function nextWay({ otherwise }: Pick<OutboxRow, 'otherwise'>, settings: Config['messages']): Handed | undefined {
  const ways = JSON.parse(otherwise) as Way[];
  const index = ways.findIndex(({ channel }) => findChannel(channel)?.isSetUp(settings));
  const way = ways[index];
  if (!way) return undefined;
  return {
    channel: way.channel,
    recipient: way.recipient,
    provider: way.provider ?? way.channel,
    otherwise: JSON.stringify(ways.slice(index + 1)),
  };
}
