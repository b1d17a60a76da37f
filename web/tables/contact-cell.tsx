import { phoneHref } from '../lib/phone.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toasts.ts';

const ACTION = 'grid size-8 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-ink';

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
    <>
      <a href={phoneHref(digits)} className="tabular-nums underline decoration-line underline-offset-4">
        {digits}
      </a>
      <span className="inline-flex">
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
    </>
  );
}

export function EmailCell({ address }: { address: string }) {
  if (!address) return null;
  return (
    <>
      <a href={`mailto:${address}`} className="break-all underline decoration-line underline-offset-4">
        {address}
      </a>
      <CopyButton text={address} />
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <button type="button" aria-label={`Copy ${text}`} onClick={() => void copy(text)} className={ACTION}>
      <Icon name="copy" className="size-4" />
    </button>
  );
}
