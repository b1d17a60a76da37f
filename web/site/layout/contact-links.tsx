import { formatPhone, phoneHref } from '../../lib/phone.ts';

const LINK = 'inline-flex min-h-11 items-center hover:underline';

export function PhoneLink({ label, digits }: { label: string; digits: string }) {
  return (
    <a href={phoneHref(digits)} className={`${LINK} whitespace-nowrap`}>
      {label}&nbsp;<span className="font-semibold tabular-nums">{formatPhone(digits)}</span>
    </a>
  );
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={LINK}>
      {address}
    </a>
  );
}
