import { Fragment } from 'react';
import { phoneHref } from '../lib/phone.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toasts.ts';

const ACTION =
  'grid size-8 shrink-0 max-sm:size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink';
/** On a phone as high as a finger needs it. */
const LINK =
  'inline-flex min-h-8 items-center underline decoration-line underline-offset-4 max-sm:min-h-11 max-sm:min-w-11';

/** Up to a sign that a word follows, not just the `com` of an address. */
const UP_TO_SIGN = /.+?(?:[@.](?=[^@.]{4})|$)/g;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', `Copied: ${text}`, { lastsMs: 2000 });
  } catch {
    showToast('error', 'The browser did not allow copying.', { lastsMs: 3000 });
  }
}

/** A number to call, to chat with and to copy. */
export function MobileCell({ digits }: { digits: string }) {
  if (!digits) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <a href={phoneHref(digits)} className={`${LINK} tabular-nums`}>
        {digits}
      </a>
      <span className="-ml-2 inline-flex">
        <a
          href={`https://wa.me/91${digits}`}
          target="_blank"
          rel="noopener"
          aria-label={`WhatsApp ${digits}`}
          className={ACTION}
        >
          <Icon name="chat" className="size-4" />
        </a>
        <CopyButton text={digits} />
      </span>
    </span>
  );
}

/** Too long for its column, it goes on in the next line after a sign, and inside a word only where a word is that long. */
export function EmailCell({ address }: { address: string }) {
  if (!address) return null;
  return (
    <span className="inline-flex items-center gap-x-2 sm:flex-wrap">
      <a href={`mailto:${address}`} className={`${LINK} min-w-28`}>
        <span className="wrap-anywhere min-w-0">
          {[...address.matchAll(UP_TO_SIGN)].map(({ 0: part, index }) => (
            <Fragment key={index}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </span>
      </a>
      <span className="sm:-ml-2">
        <CopyButton text={address} />
      </span>
    </span>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <button type="button" aria-label={`Copy ${text}`} onClick={() => void copy(text)} className={ACTION}>
      <Icon name="copy" className="size-4" />
    </button>
  );
}
