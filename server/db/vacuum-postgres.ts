import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** What is known of people, apart from their enquiries. */
const OTHER_TABLES = [
  'lead_enquiries',
  'activities',
  'leads',
  'merges',
  'customer_words',
  'customer_numbers',
  'customers',
  'outbox',
  'contact_turns',
  'contact_consents',
  'unsubscribes',
];
const TRIES = { most: 5, everyMs: 500 };
/** Of notices: a vacuum that may not touch the table warns and goes on as if nothing were wrong. */
const WARNING_STATE = /^01/;

/**
 * On a connection of its own, which no limit of time cuts off, however large the table is. False: a transaction that began before
 * still sees what was erased, so it cannot go yet, or whoever asked wants to stop.
 */
export async function vacuumEnquiries(url: string, stop?: AbortSignal): Promise<boolean> {
  if (stop?.aborted) return false;
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    connectionTimeoutMillis: 15_000,
    application_name: 'kickstand',
    keepAlive: true,
  });
  // The query under way fails by itself.
  client.on('error', () => {});
  // Whoever is told to end while it connects may wait for ever for an answer.
  const cut = () => socket.destroy();
  stop?.addEventListener('abort', cut);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    return await vacuumUntilGone(client, stop);
  } catch (error) {
    if (stop?.aborted) return false;
    throw error;
  } finally {
    stop?.removeEventListener('abort', cut);
    await client.end().catch(() => {});
  }
}

async function vacuumUntilGone(client: pg.Client, stop: AbortSignal | undefined): Promise<boolean> {
  for (let tries = 0; tries < TRIES.most; tries += 1) {
    if (tries > 0) await delay(TRIES.everyMs, undefined, { signal: stop });
    await vacuum(client, 'enquiries');
    // As the vacuum itself has just counted them.
    const { rows } = await client.query<{ dead: string }>(
      `select pg_stat_get_dead_tuples('enquiries'::regclass) as dead`,
    );
    if (Number(rows[0]?.dead) > 0) continue;
    // Whoever could still see an enquiry that was erased could see these; their own dead rows say nothing, as they are changed all the time.
    for (const table of OTHER_TABLES) await vacuum(client, table);
    return true;
  }
  return false;
}

async function vacuum(client: pg.Client, table: string): Promise<void> {
  let warning: string | undefined;
  const hear = ({ code = '', message }: { code?: string | undefined; message: string | undefined }) => {
    if (WARNING_STATE.test(code)) warning = message;
  };
  client.on('notice', hear);
  // Otherwise it may leave the index alone when few rows are gone.
  await client.query(`vacuum (index_cleanup on) ${table}`);
  client.off('notice', hear);
  if (warning !== undefined) throw new Error(warning);
}
