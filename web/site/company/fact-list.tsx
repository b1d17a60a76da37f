import type { ReactNode } from 'react';
import { formatPhone } from '../../../contract/display.ts';
import { phoneHref } from '../../lib/phone.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What there is to know about a place, one line each. */
export function FactList({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`divide-y divide-line ${className}`}>{children}</dl>;
}

export function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative py-3.5 pl-14.5 first:pt-0 last:pb-0">
      <dt className="text-muted text-sm leading-5">
        <span className="absolute left-0 grid size-11 place-items-center rounded-full bg-night text-night-ink">
          <Icon name={icon} />
        </span>
        {label}
      </dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK = '-my-2 inline-flex min-h-11 items-center hover:underline';

export function PhoneNumber({ digits }: { digits: string }) {
  return (
    <a href={phoneHref(digits)} className={`${LINK} text-lg tabular-nums`}>
      {formatPhone(digits)}
    </a>
  );
}

/** Too long for a line, it goes on in the next after its sign, never inside a word. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`} className={`${LINK} py-2`}>
      <span className="[overflow-wrap:normal]">
        {name}@<wbr />
        {host}
      </span>
    </a>
  );
}
