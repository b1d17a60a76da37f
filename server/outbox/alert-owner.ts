import { MINUTE_MS } from '../../contract/durations.ts';
import type { Db, Trx } from '../db/db.ts';
import { findStaffById } from '../db/staff.ts';
import type { NewMessage } from './enqueue.ts';
import { enqueue } from './enqueue.ts';
import { pushWaysOf } from './push/subscriptions.ts';
import { withoutPeople } from './without-people.ts';

const NOTE_LIVES_MS = 30 * MINUTE_MS;
const E_MAIL_AFTER_MS = 5 * MINUTE_MS;
const LONGEST_MODEL = 60;

interface Alert {
  leadId: number;
  /** Who owns it now. */
  userId: string;
  model: string;
  branch: string;
  /** Why somebody is told again of a lead that they have been told of: `again 2`. */
  occasion?: string;
}

/** Tells whoever owns a lead of it: every browser of theirs at once, and by e-mail if nobody has opened it after five minutes. */
export async function alertOwner(
  trx: Trx,
  { leadId, userId, model, branch, occasion = 'new' }: Alert,
  now = Date.now(),
) {
  // What a visitor has typed as a model may be anything; neither it nor the branch names somebody.
  const params = { model: withoutPeople(model).slice(0, LONGEST_MODEL) || 'an enquiry', branch: withoutPeople(branch) };
  const about = `lead ${leadId} ${occasion} ${userId}`;
  const message = { purpose: 'lead-alert', params, leadId } satisfies Partial<NewMessage>;
  for (const way of await pushWaysOf(trx, userId)) {
    const subject = `${about} ${way.recipient}`;
    await enqueue(trx, { ...message, ways: [way], subject, expiresAt: now + NOTE_LIVES_MS }, now);
  }
  const owner = await findStaffById(trx, userId);
  if (!owner?.email) return;
  const ways = [{ channel: 'email', recipient: owner.email }] as const;
  await enqueue(trx, { ...message, ways, subject: about, notBefore: now + E_MAIL_AFTER_MS }, now);
}

/** Somebody has opened the lead: what still waits to tell of it is not needed. */
export async function leadOpened(db: Db, leadId: number, now = Date.now()): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', settled_at: now, last_error: 'Somebody has opened the lead.' })
    .where('lead_id', '=', leadId)
    .where('purpose', '=', 'lead-alert')
    .where('state', '=', 'waiting')
    .execute();
}
