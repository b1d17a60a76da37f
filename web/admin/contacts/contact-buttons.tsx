import type { ReactNode } from 'react';
import { phoneHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Lead } from './attempts.ts';
import { beginAttempt } from './attempts.ts';

interface Props {
  lead: Lead;
  /** In the language of the customer; the first is what the button sends. */
  readyTexts?: readonly { title: string; text: string }[] | undefined;
  className?: string;
}

/** Why somebody cannot be called; undefined: nothing speaks against it. */
export function reasonNotToCall({ doNotContact, mobile }: Lead): string | undefined {
  if (doNotContact) return 'This customer has asked not to be contacted.';
  if (mobile === '') return 'No number is known.';
  if (!/^\d{10}$/.test(mobile)) return 'You do not see the number.';
  return undefined;
}

const whatsAppAddress = (mobile: string, text: string | undefined): string =>
  `https://wa.me/91${mobile}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** Call and WhatsApp. The tap is written down as an attempt before the phone comes up; on return the sheet asks what came of it. */
export function ContactButtons({ lead, readyTexts = [], className = '' }: Props) {
  const reason = reasonNotToCall(lead);
  if (reason) return <p className={`rounded-field border border-line p-3 text-muted ${className}`}>{reason}</p>;
  const [first, ...others] = readyTexts;
  return (
    <div className={`grid grid-cols-2 gap-2 ${className}`}>
      <a
        href={phoneHref(lead.mobile)}
        onClick={() => beginAttempt(lead, 'call')}
        className="button button-primary px-3"
      >
        <Icon name="phone" /> Call
      </a>
      <WhatsAppLink lead={lead} text={first?.text} className="button button-quiet px-3">
        <Icon name="chat" /> WhatsApp
      </WhatsAppLink>
      {others.length > 0 && (
        <details className="group -my-2 col-span-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-muted text-sm">
            <Icon name="down" className="size-4 group-open:rotate-180" /> Other texts for WhatsApp
          </summary>
          <ul className="grid gap-1">
            {[...others, { title: 'Without a text', text: '' }].map(({ title, text }) => (
              <li key={title}>
                <WhatsAppLink
                  lead={lead}
                  text={text}
                  className="block min-h-11 rounded-field border border-line px-3 py-2 hover:border-ink"
                >
                  <span className="block font-medium text-sm">{title}</span>
                  {text && <span className="wrap-anywhere block text-muted text-sm">{text}</span>}
                </WhatsAppLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface LinkProps {
  lead: Lead;
  text: string | undefined;
  className: string;
  children: ReactNode;
}

const WhatsAppLink = ({ lead, text, className, children }: LinkProps) => (
  <a
    href={whatsAppAddress(lead.mobile, text)}
    target="_blank"
    rel="noopener"
    onClick={() => beginAttempt(lead, 'whatsapp')}
    className={className}
  >
    {children}
  </a>
);
