import { isVersionFor } from '../../contract/enquiries/consent.ts';
import type { Trx } from '../db/db.ts';
import type { EnquiryRow, NewEnquiry } from '../db/tables.ts';

type OptIn = Pick<EnquiryRow, 'id'> &
  Pick<NewEnquiry, 'mobile' | 'details' | 'consent_version' | 'created_at' | 'is_suspected'>;

/** Keeps which channels somebody has agreed to be sent news and reminders through, and takes back that they had enough of one. */
export async function keepConsents(trx: Trx, optIn: OptIn): Promise<void> {
  const { id, mobile, details, consent_version, created_at: at, is_suspected } = optIn;
  if (!mobile || is_suspected === 1 || !consent_version || !isVersionFor('notify', consent_version)) return;
  const { notifications = {} } = JSON.parse(details) as { notifications?: Record<string, unknown> };
  for (const [channel] of Object.entries(notifications).filter(([, isTicked]) => isTicked === true)) {
    const consent = { at, source: `enquiry ${id}` };
    await trx
      .insertInto('contact_consents')
      .values({ mobile, channel, purpose: 'notify', ...consent })
      .onConflict((conflict) => conflict.columns(['mobile', 'channel', 'purpose']).doUpdateSet(consent))
      .execute();
    await trx
      .deleteFrom('unsubscribes')
      .where('channel', '=', channel)
      .where('recipient', '=', mobile)
      .where('at', '<', at)
      .execute();
  }
}
