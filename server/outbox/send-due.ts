import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/engine.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { Channel, Outcome } from './channels/channel.ts';
import { findChannel } from './channels/index.ts';
import { claim, LEASE_MS } from './claim.ts';
import { findProbe, listAbandoned, listDue } from './due.ts';
import { openBreakers, takeProbe } from './providers.ts';
import { settle } from './settle.ts';
import type { FindWords } from './templates.ts';
import { readTemplates } from './templates.ts';

/** So many are under way at once, however slow a provider is. */
const AT_ONCE = 8;

export interface Sender {
  config: Config;
  database: Database;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** For tests: in place of those that there are. */
  findChannel?: (name: string) => Channel | undefined;
}

interface Round {
  /** The time of day, which goes on while this runs. */
  clock: () => number;
  stop: AbortSignal;
}

/** How many messages ended in each state. */
export type Tally = Partial<Record<OutboxRow['state'], number>>;

/** Sends everything that is due, until there is nothing left or it is told to stop; what is under way then is finished. */
export async function sendDue(sender: Sender, { now, stop }: { now: number; stop: AbortSignal }): Promise<Tally> {
  const startedAt = Date.now();
  const round: Round = { clock: () => now + (Date.now() - startedAt), stop };
  const tally: Tally = {};
  const count = (state: OutboxRow['state'] | undefined) => {
    if (state) tally[state] = (tally[state] ?? 0) + 1;
  };
  const { db } = sender.database;
  for (const row of await listAbandoned(db, now)) {
    const why = 'The server ended while it was sending.';
    count(await settle(db, row, { is: 'unclear', why }, { now, settings: sender.config.messages }));
  }
  const findWords = await readTemplates(db);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(sender, findWords, round, count)));
  return tally;
}

async function work(sender: Sender, findWords: FindWords, round: Round, count: (state?: OutboxRow['state']) => void) {
  const { db } = sender.database;
  while (!round.stop.aborted) {
    const next = await takeNext(sender, round.clock());
    if (next === 'nothing') return;
    if (!next) continue;
    const { row, isProbe } = next;
    const outcome = await attempt(sender, row, findWords, round.clock());
    const ending = { now: round.clock(), settings: sender.config.messages, isProbe };
    const state = await settle(db, row, outcome, ending);
    count(state);
    // Whom it was for, and what the provider said of them, is no business of the log.
    const { id, channel, purpose, attempts } = row;
    sender.log.info(
      { message: id, channel, purpose, attempts, outcome: outcome.is, state: state ?? 'lost' },
      'message',
    );
  }
}

interface Taken {
  row: OutboxRow;
  /** It goes ahead to see whether its provider is back. */
  isProbe: boolean;
}

/** Claims the next one; undefined where another server or another rule was faster. */
async function takeNext({ config, database: { db } }: Sender, now: number): Promise<Taken | 'nothing' | undefined> {
  const breakers = await openBreakers(db);
  for (const { name, open_until } of breakers) {
    if (open_until > now) continue;
    const id = await findProbe(db, name);
    if (id === undefined || !(await takeProbe(db, name, now, now + LEASE_MS))) continue;
    const row = await claim(db, id, { now, settings: config.messages, isProbe: true });
    return row && { row, isProbe: true };
  }
  const due = await listDue(db, now, breakers, AT_ONCE);
  // Those who look at the same moment take different ones.
  const id = due[Math.floor(Math.random() * due.length)];
  if (id === undefined) return 'nothing';
  const row = await claim(db, id, { now, settings: config.messages });
  return row && { row, isProbe: false };
}

async function attempt(sender: Sender, row: OutboxRow, findWords: FindWords, now: number): Promise<Outcome> {
  const channel = (sender.findChannel ?? findChannel)(row.channel);
  const words = findWords(row);
  if (!channel || !words) return { is: 'never', why: `There is no text for ${row.template}.` };
  try {
    return await channel.send({ row, words }, { config: sender.config, db: sender.database.db, now });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // A channel answers for what it has begun to send; where twice would be worse than late, nothing is left to that.
    return { is: channel.whenUnclear === 'never' ? 'unclear' : 'again', why };
  }
}
