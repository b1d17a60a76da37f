import { isVersionFor } from '../../contract/enquiries/consent.ts';
import type { Locale } from '../../contract/locales.ts';
import { isMobile } from '../../contract/mobile-number.ts';
import type { Trx } from '../db/db.ts';
import type { EnquiryRow } from '../db/tables.ts';
import type { Way } from './enqueue.ts';
import { enqueue } from './enqueue.ts';
import { sayMoment } from './say-moment.ts';

type Enquiry = Pick<
  EnquiryRow,
  'id' | 'email' | 'mobile' | 'consent_version' | 'is_suspected' | 'reference' | 'created_at'
>;

interface Promised {
  language: Locale;
  /** Until when somebody calls. */
  callBy: number;
}

/**
 * Tells a customer that we have the enquiry and when we call, in the transaction that takes it on; only with the consent that came with
 * it. False: nothing is written.
 */
export async function acknowledgeEnquiry(
  trx: Trx,
  enquiry: Enquiry,
  promised: Promised,
  now = Date.now(),
): Promise<boolean> {
  const { id, mobile, reference, consent_version, is_suspected } = enquiry;
  const [way, ...others] = waysTo(enquiry);
  if (!way || !reference || is_suspected === 1) return false;
  if (consent_version === null || !isVersionFor('answer', consent_version)) return false;
  const { language, callBy } = promised;
  return enqueue(
    trx,
    {
      purpose: 'acknowledge',
      ways: [way, ...others],
      subject: `enquiry ${id}`,
      params: { reference: `${reference.slice(0, 4)}-${reference.slice(4)}`, callBy: sayMoment(callBy, language) },
      language,
      mobile,
    },
    now,
  );
}

/** The best first: what is read soonest, then what costs nothing. One of them is enough. */
function waysTo({ mobile, email }: Pick<Enquiry, 'mobile' | 'email'>): Way[] {
  const isNumber = isMobile(mobile);
  return [
    ...(isNumber ? [{ channel: 'whatsapp', recipient: mobile } as const] : []),
    ...(email ? [{ channel: 'email', recipient: email } as const] : []),
    ...(isNumber ? [{ channel: 'sms', recipient: mobile } as const] : []),
  ];
}
