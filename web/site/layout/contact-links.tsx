import { m } from 'virtual:messages';
import { formatPhone } from '../../../contract/display.ts';
import { phoneHref } from '../../lib/phone.ts';
import { site } from '../site-content.ts';

const LINK = 'inline-flex min-h-11 items-center hover:underline';

/** The two numbers and the e-mail address, the same wherever they stand. */
export function ContactList({ className, emailClassName }: { className: string; emailClassName?: string }) {
  return (
    <ul className={className}>
      <li>
        <PhoneLink label={m.layout_sales()} digits={site().salesPhone} />
      </li>
      <li>
        <PhoneLink label={m.layout_service()} digits={site().servicePhone} />
      </li>
      <li className={emailClassName}>
        <EmailLink address={site().email} />
      </li>
    </ul>
  );
}

export function PhoneLink({ label, digits }: { label: string; digits: string }) {
  return (
    <a href={phoneHref(digits)} className={`${LINK} whitespace-nowrap`}>
      {label}&nbsp;<span className="font-semibold tabular-nums">{formatPhone(digits)}</span>
    </a>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={LINK}>
      {address}
    </a>
  );
}
