import { kolkataDate, kolkataTime } from '../../contract/kolkata-time.ts';
import type { Db } from '../db/db.ts';

/** The actions under which changes of prices stand in the audit, by what has the price. */
export const priceActions = { bike: 'price.update', variant: 'variant.price', accessory: 'accessory.price' } as const;
export type PriceKind = keyof typeof priceActions;

/** Variants of different models may share a name. */
export const variantSubject = (bikeName: string, variantName: string): string => `${bikeName}: ${variantName}`;

/** Who set a price last, and when; nothing for one that is still as it came with the site. */
export async function findSetter(db: Db, kind: PriceKind, subject: string) {
  const entry = await db
    .selectFrom('audit')
    .select(['user_id', 'at'])
    .where('action', '=', priceActions[kind])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry && { user_id: entry.user_id, date: kolkataDate(Number(entry.at)), time: kolkataTime(Number(entry.at)) };
}
