import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import type { Way } from '../enqueue.ts';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const hashOfEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** A browser belongs to whoever subscribed in it last. */
export async function keepSubscription(db: Db, userId: string, subscription: Subscription, now: number): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values({
      endpoint_hash: hashOfEndpoint(endpoint),
      user_id: userId,
      endpoint,
      public_key: p256dh,
      auth,
      created_at: now,
      last_ok_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('endpoint_hash').doUpdateSet({ user_id: userId, public_key: p256dh, auth }),
    )
    .execute();
}

export const findSubscription = (db: Db, hash: string) =>
  db.selectFrom('push_subscriptions').selectAll().where('endpoint_hash', '=', hash).executeTakeFirst();

export async function forgetSubscription(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint_hash', '=', hash).execute();
}

export async function forgetOwnSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOfEndpoint(endpoint))
    .where('user_id', '=', userId)
    .execute();
}

/** A way to each browser in which somebody wants notifications. */
export async function pushWaysOf(db: Db, userId: string): Promise<Way[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint_hash', 'endpoint'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint_hash, endpoint }) => ({
    channel: 'push',
    recipient: endpoint_hash,
    provider: `push ${new URL(endpoint).host}`,
  }));
}
